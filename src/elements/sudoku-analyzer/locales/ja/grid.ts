/** Japanese: what the grid and its keypad say. */
import { phrases as common } from '../../../shared/locales/ja.js';
import type { GridPhrases } from '../en/grid.js';

const moves = '矢印キーでマスを移動し、Shiftと矢印キーで複数のマスを選択します。';
const enters =
  'で数字、Shiftとともに押すと隅メモ、Altとともに押すと中央メモを入力します。Backspaceで消します。';

export const gridPhrases: GridPhrases = {
  // The grid
  grid: (side) => `数独の盤面、${side}×${side}`,
  keys: (lastDigit) => `${moves}1から${lastDigit}のキー${enters}`,
  letterKeys: (lastDigit) => `${moves}Aから${lastDigit}のキー${enters}`,

  // A cell
  place: (row, column) => `${row}行${column}列`,
  covered: () => '非表示',
  empty: () => '空き',
  given: (digit) => `初期数字${digit}`,
  candidates: (digits) => `候補${digits.join(' ')}`,
  corners: (digits) => `隅メモ${digits.join(' ')}`,
  shares: (shares) => `解に占める割合、${shares.join('、')}`,
  share: (digit, share) => `${digit}は${common.percent(share)}`,
  clashes: () => '矛盾',
  wrong: () => '解と異なる',
  lacksDigit: () => 'メモに解の数字がない',
  badMarks: (digits) => `メモ${digits.join(' ')}が矛盾`,
  sum: (sum) => `合計${sum}のケージ`,
  cellRole: (role) => (role === 'target' ? '対象' : `印${role.toUpperCase()}`),
  candidateRole: (role, digits) =>
    role === 'out'
      ? `${digits.join(' ')}を除外`
      : role === 'in'
        ? `${digits.join(' ')}で確定`
        : `${digits.join(' ')}に印${role.toUpperCase()}`,

  // What became of it
  now: (value) => `${value}。`,
  entered: (digit, cells) => `${cells}マスに${digit}。`,
  marked: (digit, cells) => `${cells}マスに${digit}のメモ。`,
  unmarked: (digit, cells) => `${cells}マスから${digit}のメモを消しました。`,
  erased: (cells) => `${cells}マスを消しました。`,
  changed: (cells) => `${cells}マスが変わりました。`,
  armed: (digit) =>
    digit === null
      ? '数字は選ばれていません。'
      : `${digit}を選びました。マスを押すか、Enterを押してください。`,
  isGiven: () => '初期数字は変えられません。',
  selected: (cells) => (cells === 0 ? '選択なし。' : `${cells}マスを選択。`),

  // The keypad
  keypad: () => '数字',
  key: (digit, left) =>
    left > 0 ? `${digit}、残り${left}` : left === 0 ? `${digit}、完了` : `${digit}、${-left}個多い`,
  allPlaced: () => '✓',
  erase: () => '消す',
  undo: () => '元に戻す',
  redo: () => 'やり直す',
  enlarge: () => '拡大',
  autoMarks: () => '全候補をメモ',
  entry: () => '入力の種類',
  entryName: (entry) => (entry === 'digit' ? '数字' : entry === 'corner' ? '隅メモ' : '中央メモ'),
  entryShort: (entry) => (entry === 'digit' ? '数字' : entry === 'corner' ? '隅' : '中央'),
  entryNow: (entry) =>
    entry === 'digit'
      ? '数字を入力します。'
      : entry === 'corner'
        ? '隅メモを入力します。'
        : '中央メモを入力します。',
  order: () => '先に選ぶもの',
  orderName: (order) => (order === 'cell-first' ? 'マスが先' : '数字が先'),
};
