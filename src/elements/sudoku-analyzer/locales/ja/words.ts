/** Japanese: what was found in a grid. */
import type { ExplainWords, HouseKind, Piece } from '../../../../sudoku/explain.js';
import type { Part, Unrated } from '../../../../sudoku/types.js';
import { phrases as common } from '../../../shared/locales/ja.js';

const { number, list } = common;

const PARTS: Readonly<Record<Part, string>> = { givens: '初期数字', entries: '記入', candidates: 'メモ' };
const under = (parts: readonly Part[]): string =>
  parts.length < 2 ? '' : `${list(parts.map((part) => PARTS[part]))}に合う`;

const BOUNDS = {
  exactly: (count: string) => `${count}個`,
  'at-least': (count: string) => `${count}個以上`,
  'more-than': (count: string) => `${count}個より多く`,
} as const;
const UNRATED: Readonly<Record<Unrated, string>> = {
  beyond: '評価用のテクニックでは解けません。',
  'no-time': '評価が終わる前に時間切れになりました。',
  'too-hard': '難しすぎるため、通常の時間では評価できません。timeMsで時間を延ばせます。',
};
const MOVES: Readonly<Record<Piece, string>> = { knight: 'ナイト', king: 'キング' };
const HOUSES: Readonly<Record<HouseKind | 'cage', (house: number) => string>> = {
  row: (house) => `${house}行目`,
  column: (house) => `${house}列目`,
  box: (house) => `ブロック${house}`,
  region: (house) => `領域${house}`,
  diagonal: (house) => `対角線${house}`,
  window: (house) => `ウィンドウ${house}`,
  group: (house) => `同位置グループ${house}`,
  cage: (house) => `ケージ${house}`,
};

export const explainPhrases: ExplainWords = {
  gridSolved: () => 'すべてのマスが正しく埋まっています。',
  gridUnique: (parts) => `${under(parts)}解はただ1つです。`,
  gridSeveral: (solutions, bound, parts) =>
    `${under(parts)}解が${BOUNDS[bound](number(solutions))}あります。`,
  gridNotUnique: (parts) => `${under(parts)}解が2つ以上あります。`,
  gridImpossible: (parts) => `直接の矛盾はありませんが、${under(parts)}解はありません。`,
  clashInCageSum: (cage) => `ケージ${cage}の数字では合計になりません。`,
  clashInCell: (cell) => `${cell}に入る数字がありません。`,
  clashInCells: (count) => `${count}マスに入る数字がありません。`,
  clashByMove: (piece, digit) => `${MOVES[piece]}の動きで届く2マスに、どちらも${digit}が入っています。`,
  clashInHouse: (digit, kind, house) => `${HOUSES[kind](house)}に${digit}が2つ以上あります。`,
  clashWithoutPlace: (digit, kind, house) => `${HOUSES[kind](house)}に${digit}の入る場所がありません。`,
  gridMistakes: (cells) => `初期数字の解と異なるマス：${cells.join('、')}。`,
  gridStuck: () => 'この種の盤面用のテクニックでは、ヒントの終わりから先へ進めません。',
  gridUnrated: (why) => UNRATED[why],
  gridCell: (row, column) => `r${row}c${column}`,
  gridSentences: (sentences) => sentences.join(''),
};
