/** Traditional Chinese: what was found in a grid. */
import type { ExplainWords, HouseKind, Piece } from '../../../../sudoku/explain.js';
import type { Part, Unrated } from '../../../../sudoku/types.js';
import { phrases as common } from '../../../shared/locales/zh-Hant.js';

const { number, list } = common;

const PARTS: Readonly<Record<Part, string>> = {
  givens: '已知數',
  entries: '填入的數',
  candidates: '候選數註記',
};
const PIECES: Readonly<Record<Piece, string>> = { knight: '馬', king: '王' };
const BOUNDS = { exactly: '', 'at-least': '至少', 'more-than': '超過' } as const;
const UNRATED: Readonly<Record<Unrated, string>> = {
  beyond: '評定難度所用的技巧解不出這一題。',
  'no-time': '時間已到，難度還沒評完。',
  'too-hard': '題目太難，一般的時間內評不出難度；可用timeMs延長時間。',
};
const HOUSES: Readonly<Record<HouseKind | 'cage', string>> = {
  row: '列',
  column: '欄',
  box: '宮',
  region: '區',
  diagonal: '條對角線',
  window: '個窗口',
  group: '個同位組',
  cage: '個籠',
};

/** Givens alone go without saying. */
const under = (parts: readonly Part[]): string =>
  parts.length < 2 ? '' : `按${list(parts.map((part) => PARTS[part]))}，`;

const nth = (kind: HouseKind | 'cage', house: number): string => `第${house}${HOUSES[kind]}`;

export const explainPhrases: ExplainWords = {
  gridSolved: () => '盤面已填滿，沒有違反規則。',
  gridUnique: (parts) => `${under(parts)}有唯一解。`,
  gridSeveral: (solutions, bound, parts) => `${under(parts)}有${BOUNDS[bound]}${number(solutions)}個解。`,
  gridNotUnique: (parts) => `${under(parts)}不止一個解。`,
  gridImpossible: (parts) => `${under(parts)}無解，儘管沒有衝突。`,
  clashInCageSum: (cage) => `第${cage}個籠湊不出它的和。`,
  clashInCell: (cell) => `${cell}沒有數可填。`,
  clashInCells: (count) => `有${count}格沒有數可填。`,
  clashByMove: (piece, digit) => `相距一步「${PIECES[piece]}」的兩格都是${digit}。`,
  clashInHouse: (digit, kind, house) => `${nth(kind, house)}有不止一個${digit}。`,
  clashWithoutPlace: (digit, kind, house) => `${nth(kind, house)}沒有位置填${digit}。`,
  gridMistakes: (cells) => `與已知數的解不符：${cells.join('、')}。`,
  gridStuck: () => '提示用盡之後，這類盤面已知的技巧無法繼續推進。',
  gridUnrated: (why) => UNRATED[why],
  gridCell: (row, column) => `r${row}c${column}`,
  gridSentences: (sentences) => sentences.join(''),
};
