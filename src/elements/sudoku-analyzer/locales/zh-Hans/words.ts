/** Simplified Chinese: what was found in a grid. */
import type { ExplainWords, HouseKind, Piece } from '../../../../sudoku/explain.js';
import type { Part, Unrated } from '../../../../sudoku/types.js';
import { phrases as common } from '../../../shared/locales/zh-Hans.js';

const { number, list } = common;

const PARTS: Readonly<Record<Part, string>> = {
  givens: '已知数',
  entries: '填入的数',
  candidates: '候选数标注',
};
const PIECES: Readonly<Record<Piece, string>> = { knight: '马', king: '王' };
const BOUNDS = { exactly: '', 'at-least': '至少', 'more-than': '超过' } as const;
const UNRATED: Readonly<Record<Unrated, string>> = {
  beyond: '评定难度所用的技巧解不出这道题。',
  'no-time': '时间已到，难度还没评完。',
  'too-hard': '题目太难，通常的时间内评不出难度；可用timeMs延长时间。',
};
const HOUSES: Readonly<Record<HouseKind | 'cage', string>> = {
  row: '行',
  column: '列',
  box: '宫',
  region: '区',
  diagonal: '条对角线',
  window: '个窗口',
  group: '个同位组',
  cage: '个笼',
};

/** Givens alone go without saying. */
const under = (parts: readonly Part[]): string =>
  parts.length < 2 ? '' : `按${list(parts.map((part) => PARTS[part]))}，`;

const nth = (kind: HouseKind | 'cage', house: number): string => `第${house}${HOUSES[kind]}`;

export const explainPhrases: ExplainWords = {
  gridSolved: () => '盘面已填满，没有违反规则。',
  gridUnique: (parts) => `${under(parts)}有唯一解。`,
  gridSeveral: (solutions, bound, parts) => `${under(parts)}有${BOUNDS[bound]}${number(solutions)}个解。`,
  gridNotUnique: (parts) => `${under(parts)}不止一个解。`,
  gridImpossible: (parts) => `${under(parts)}无解，尽管没有冲突。`,
  clashInCageSum: (cage) => `第${cage}个笼凑不出它的和。`,
  clashInCell: (cell) => `${cell}没有数可填。`,
  clashInCells: (count) => `有${count}格没有数可填。`,
  clashByMove: (piece, digit) => `相距一步“${PIECES[piece]}”的两格都是${digit}。`,
  clashInHouse: (digit, kind, house) => `${nth(kind, house)}有不止一个${digit}。`,
  clashWithoutPlace: (digit, kind, house) => `${nth(kind, house)}没有位置填${digit}。`,
  gridMistakes: (cells) => `与已知数的解不符：${cells.join('、')}。`,
  gridStuck: () => '提示用尽之后，这类盘面已知的技巧无法继续推进。',
  gridUnrated: (why) => UNRATED[why],
  gridCell: (row, column) => `r${row}c${column}`,
  gridSentences: (sentences) => sentences.join(''),
};
