import { MahjongAnalyzer, type MahjongReport, type MahjongRequest } from '../../mahjong/index.js';
import type { Game } from '../game.js';
import { mahjongOptions } from './options.js';
import { formatMahjong } from './table.js';

const example = '33789m35689p2334s';

export const mahjong: Game<MahjongRequest, MahjongReport> = {
  name: 'mahjong',
  summary: 'Which tile to discard, and how likely each choice is to win.',
  input: {
    field: 'hand',
    label: 'hand',
    help: '13 or 14 tiles, such as 33789m35689p2334s; melds in brackets: [123m] [555z] [5555z], concealed (5555z)',
    example,
  },
  options: mahjongOptions,
  examples: [
    [`hintwright mahjong '${example}'`, 'every discard, best first'],
    [`hintwright mahjong '${example}' --draws 10 --seen 4477p --json`, 'late in the hand, as JSON'],
    ["hintwright mahjong '456m22p67s[777z][123m]' --seat-wind south", 'a hand with melds'],
    ['hintwright mahjong --batch --workers 2 < requests.jsonl > reports.jsonl', 'one {"hand":"…"} a line'],
  ],
  createAnalyzer: () => new MahjongAnalyzer(),
  format: formatMahjong,
  progress: ({ hints }) =>
    hints.filter(({ winProbability }) => winProbability.length > 0).length / Math.max(1, hints.length),
};
