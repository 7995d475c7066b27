import { parseHand, type Rules } from '../../src/mahjong/index.js';
import { type ScorePosition, scoreHand } from '../../src/mahjong/score/score.js';
import { readSetup } from '../../src/mahjong/score/setup.js';
import { absent, type Entrant, lineUp } from '../core/line-up.js';
import type { Contestant, LoadPeer, Suite } from '../core/types.js';
import { forEach } from '../core/work.js';
import { takeBatches } from './hands.js';
import { loadKernel } from './kernel.js';
import { loadMajiangCore, MAJIANG_CORE } from './peers/majiang-core.js';
import { ALL_TILES, KINDS } from './tiles.js';
import { dealWins, majiangTile, majiangWin, type Win, winText } from './wins.js';

/** Points or fan; 0 where the hand may not win. */
type Total = number;

const RIICHI = 'hintwright, riichi';
const MCR = 'hintwright, Chinese Official';

export const scoring: Suite = {
  game: 'mahjong',
  name: 'scoring',
  title: 'What a complete hand is worth',
  about:
    'Complete hands with and without melds, as they are once read from text. hintwright writes each into its module and reads all that counts and the payments back; majiang-core is given its own objects. All yaku, fu, dora and payments are part of it.',
  cases: async ({ seed, size, loadPeer }) => {
    const batches = takeBatches(dealWins(seed), size.batches, size.batchSize);
    const { rounds } = size;
    return [
      {
        ...{ name: 'riichi', batches, rounds },
        ...lineUp<Win, Total>([await wasm(RIICHI, 'riichi'), await majiangCore(loadPeer)]),
        comparison: { kind: 'same', agree: (a, b) => a === b },
        targets: [{ kind: 'ratio', contestant: MAJIANG_CORE, atLeast: 14 }],
      },
      {
        ...{ name: 'Chinese Official beside riichi', batches, rounds },
        ...lineUp<Win, Total>([await wasm(MCR, 'mcr'), await wasm(RIICHI, 'riichi')]),
        // Different rules: which hands win by both says something about the hands alone.
        comparison: { kind: 'share', agree: (a: Total, b: Total) => a > 0 === b > 0 },
        targets: [{ kind: 'ratio', contestant: RIICHI, atLeast: 0.5 }],
      },
    ];
  },
};

/** A hand as a request has been read. */
interface Read extends ScorePosition {
  melded: Uint8Array;
}

function readWin(win: Win, rules: Rules): Read {
  const hand = parseHand(winText(win));
  if (!hand.ok) throw new Error(hand.error.message);
  const { selfDraw, riichi, roundWind, seatWind } = win;
  const request = {
    ...{ hand: '', selfDraw, roundWind, seatWind },
    ...(rules === 'riichi' && { riichi, dora: `${(win.dora % 9) + 1}${'mpsz'[Math.floor(win.dora / 9)]}` }),
  };
  return {
    hand: hand.value,
    concealed: countKinds([...win.concealed, win.winKind]),
    melded: countKinds(win.melds.flat()),
    sets: 4 - win.melds.length,
    lastTile: { kind: win.winKind },
    setup: readSetup(request, rules),
  };
}

function countKinds(kinds: readonly number[]): Uint8Array {
  const counts = new Uint8Array(KINDS);
  for (const kind of kinds) counts[kind] = (counts[kind] as number) + 1;
  return counts;
}

async function wasm(name: string, rules: Rules): Promise<Contestant<Win, Total>> {
  const kernel = await loadKernel();
  kernel.setRules(rules);
  const total = (read: Read): Total => {
    kernel.setTable(read.melded, ALL_TILES);
    const score = scoreHand(kernel, read)?.score;
    return score?.wins ? score.total : 0;
  };
  const prepare = (wins: readonly Win[]) =>
    forEach(
      wins.map((win) => readWin(win, rules)),
      total,
    );
  return { name, role: 'kernel', prepare };
}

async function majiangCore(load: LoadPeer): Promise<Entrant<Win, Total>> {
  const core = await loadMajiangCore(load);
  if (!core) return absent(MAJIANG_CORE);
  const { majiang, version } = core;
  const rule = majiang.rule({ ダブル役満あり: false });
  const convert = (win: Win) => ({
    shoupai: majiang.Shoupai.fromString(majiangWin(win)),
    // `-`: claimed from the player before.
    rongpai: win.selfDraw ? null : `${majiangTile(win.winKind)}-`,
    param: majiang.Util.hule_param({
      rule,
      zhuangfeng: win.roundWind - 1,
      menfeng: win.seatWind - 1,
      lizhi: win.riichi ? 1 : 0,
      baopai: [majiangTile(win.dora)],
    }),
  });
  const total = ({ shoupai, rongpai, param }: ReturnType<typeof convert>): Total =>
    majiang.Util.hule(shoupai, rongpai, param)?.defen ?? 0;
  const prepare = (wins: readonly Win[]) => forEach(wins.map(convert), total);
  return { name: MAJIANG_CORE, role: 'peer', version, prepare };
}
