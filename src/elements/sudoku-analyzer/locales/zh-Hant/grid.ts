/** Traditional Chinese: what the grid and its keypad say. */
import { phrases as common } from '../../../shared/locales/zh-Hant.js';
import type { GridPhrases } from '../en/grid.js';

const keys = (first: string, last: string): string =>
  `方向鍵在格子間移動，按住Shift可選多格。${first}到${last}填入數字，按住Shift寫角標候選數，按住Alt寫中央候選數。Backspace鍵清除。`;

export const gridPhrases: GridPhrases = {
  // The grid
  grid: (side) => `數獨盤面，${side}×${side}`,
  keys: (lastDigit) => keys('1', lastDigit),
  letterKeys: (lastDigit) => keys('A', lastDigit),

  // A cell
  place: (row, column) => `第${row}列第${column}欄`,
  covered: () => '已遮住',
  empty: () => '空格',
  given: (digit) => `已知數${digit}`,
  candidates: (digits) => `候選數${digits.join(' ')}`,
  corners: (digits) => `角標候選數${digits.join(' ')}`,
  shares: (shares) => `各數佔解的比例：${shares.join('、')}`,
  share: (digit, share) => `${digit}佔${common.percent(share)}`,
  clashes: () => '衝突',
  wrong: () => '與答案不符',
  lacksDigit: () => '註記中漏掉了答案裡的數',
  badMarks: (digits) => `候選數${digits.join(' ')}衝突`,
  sum: (sum) => `籠和${sum}`,
  cellRole: (role) => (role === 'target' ? '目標格' : `標記${role.toUpperCase()}`),
  candidateRole: (role, digits) =>
    role === 'out'
      ? `${digits.join(' ')}可刪`
      : role === 'in'
        ? `${digits.join(' ')}填在這裡`
        : `${digits.join(' ')}標記${role.toUpperCase()}`,

  // What became of it
  now: (value) => `${value}。`,
  entered: (digit, cells) => `${cells}格填入${digit}。`,
  marked: (digit, cells) => `${cells}格註記${digit}。`,
  unmarked: (digit, cells) => `${cells}格去掉註記${digit}。`,
  erased: (cells) => `已清除${cells}格。`,
  changed: (cells) => `${cells}格已變更。`,
  armed: (digit) => (digit === null ? '未選數字。' : `已選${digit}：請點選格子，或按Enter鍵。`),
  isGiven: () => '這是已知數，不能改。',
  selected: (cells) => (cells === 0 ? '未選格子。' : `已選${cells}格。`),

  // The keypad
  keypad: () => '數字鍵',
  key: (digit, left) =>
    left > 0 ? `${digit}，剩${left}個` : left === 0 ? `${digit}，已填完` : `${digit}，多了${-left}個`,
  allPlaced: () => '✓',
  erase: () => '清除',
  undo: () => '復原',
  redo: () => '重做',
  enlarge: () => '放大',
  autoMarks: () => '全部註記',
  entry: () => '填入',
  entryName: (entry) => (entry === 'digit' ? '數字' : entry === 'corner' ? '角標候選數' : '中央候選數'),
  entryShort: (entry) => (entry === 'digit' ? '數字' : entry === 'corner' ? '角標' : '中央'),
  entryNow: (entry) =>
    entry === 'digit'
      ? '現在填入數字。'
      : entry === 'corner'
        ? '現在填入角標候選數。'
        : '現在填入中央候選數。',
  order: () => '填寫順序',
  orderName: (order) => (order === 'cell-first' ? '先選格' : '先選數'),
};
