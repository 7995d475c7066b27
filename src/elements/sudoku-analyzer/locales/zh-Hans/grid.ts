/** Simplified Chinese: what the grid and its keypad say. */
import { phrases as common } from '../../../shared/locales/zh-Hans.js';
import type { GridPhrases } from '../en/grid.js';

const keys = (first: string, last: string): string =>
  `方向键在格子间移动，按住Shift可选多格。${first}到${last}填入数字，按住Shift写角标候选数，按住Alt写中央候选数。退格键擦除。`;

export const gridPhrases: GridPhrases = {
  // The grid
  grid: (side) => `数独盘面，${side}×${side}`,
  keys: (lastDigit) => keys('1', lastDigit),
  letterKeys: (lastDigit) => keys('A', lastDigit),

  // A cell
  place: (row, column) => `第${row}行第${column}列`,
  covered: () => '已遮住',
  empty: () => '空格',
  given: (digit) => `已知数${digit}`,
  candidates: (digits) => `候选数${digits.join(' ')}`,
  corners: (digits) => `角标候选数${digits.join(' ')}`,
  shares: (shares) => `各数占解的比例：${shares.join('、')}`,
  share: (digit, share) => `${digit}占${common.percent(share)}`,
  clashes: () => '冲突',
  wrong: () => '与答案不符',
  lacksDigit: () => '标注中漏掉了答案里的数',
  badMarks: (digits) => `候选数${digits.join(' ')}冲突`,
  sum: (sum) => `笼和${sum}`,
  cellRole: (role) => (role === 'target' ? '目标格' : `标记${role.toUpperCase()}`),
  candidateRole: (role, digits) =>
    role === 'out'
      ? `${digits.join(' ')}可删`
      : role === 'in'
        ? `${digits.join(' ')}填在这里`
        : `${digits.join(' ')}标记${role.toUpperCase()}`,

  // What became of it
  now: (value) => `${value}。`,
  entered: (digit, cells) => `${cells}格填入${digit}。`,
  marked: (digit, cells) => `${cells}格标注${digit}。`,
  unmarked: (digit, cells) => `${cells}格去掉标注${digit}。`,
  erased: (cells) => `已擦除${cells}格。`,
  changed: (cells) => `${cells}格已更改。`,
  armed: (digit) => (digit === null ? '未选数字。' : `已选${digit}：请点按格子，或按回车键。`),
  isGiven: () => '这是已知数，不能改。',
  selected: (cells) => (cells === 0 ? '未选格子。' : `已选${cells}格。`),

  // The keypad
  keypad: () => '数字键',
  key: (digit, left) =>
    left > 0 ? `${digit}，剩${left}个` : left === 0 ? `${digit}，已填完` : `${digit}，多了${-left}个`,
  allPlaced: () => '✓',
  erase: () => '擦除',
  undo: () => '撤销',
  redo: () => '重做',
  enlarge: () => '放大',
  autoMarks: () => '全部标注',
  entry: () => '填入',
  entryName: (entry) => (entry === 'digit' ? '数字' : entry === 'corner' ? '角标候选数' : '中央候选数'),
  entryShort: (entry) => (entry === 'digit' ? '数字' : entry === 'corner' ? '角标' : '中央'),
  entryNow: (entry) =>
    entry === 'digit'
      ? '现在填入数字。'
      : entry === 'corner'
        ? '现在填入角标候选数。'
        : '现在填入中央候选数。',
  order: () => '填写顺序',
  orderName: (order) => (order === 'cell-first' ? '先选格' : '先选数'),
};
