import type { MahjongReport } from '../../src/mahjong/index.js';
import type { Case, Suite } from '../core/types.js';
import { analyzerContestant, coldAnswer, firstAnswer } from './analyzer.js';
import { loadKernel } from './kernel.js';
import { handsOfLevel, levelName } from './levels.js';
import type { Hand } from './tiles.js';

const LEVELS = [0, 1, 2, 3];
/** From here on an answer may take seconds: fewer hands. */
const SLOW_LEVEL = 3;
const SLOW_SHARE = 0.25;
const FIRST_ANSWER_MS = 150;

export const analysis: Suite = {
  game: 'mahjong',
  name: 'analysis',
  title: 'MahjongAnalyzer.analyze, from text to report',
  about:
    'What a user waits for, model full, 18 draws: to the first figures, to the whole report, and with a worker that must first be started. Spread over the hands.',
  cases: async (setting) => {
    const kernel = await loadKernel();
    return LEVELS.map((level) => {
      const share = level >= SLOW_LEVEL ? SLOW_SHARE : 1;
      const count = Math.max(1, Math.round(setting.size.singles * share));
      return makeCase(level, handsOfLevel(kernel, level, count, setting.seed));
    });
  },
};

function makeCase(level: number, batches: Hand[][]): Case<Hand, string> {
  return {
    name: levelName(level),
    batches,
    rounds: batches.length,
    contestants: [
      analyzerContestant('first figures', 'worker running', shantenOf, firstAnswer),
      analyzerContestant('whole report', 'worker running', shantenOf),
      analyzerContestant('whole report, cold', 'worker started and ended each time', shantenOf, coldAnswer),
    ],
    missing: [],
    comparison: { kind: 'same', agree: (a, b) => a === b },
    ...(level === SLOW_LEVEL && { targets: [{ kind: 'median', belowMs: FIRST_ANSWER_MS }] }),
  };
}

/** What partial and whole reports agree on: the hand and how far it is. */
const shantenOf = ({ hand, shanten }: MahjongReport): string => `${hand} ${shanten.best}`;
