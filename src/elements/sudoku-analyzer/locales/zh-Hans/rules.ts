/** Simplified Chinese: rules and ways to write a grid. */

export const RULE_NAMES: Readonly<Record<string, string>> = {
  x: '对角线',
  windoku: '窗口',
  disjoint: '同位',
  jigsaw: '锯齿',
  antiknight: '无马',
  antiking: '无缘',
  killer: '杀手',
  latin: '拉丁方',
};

export const RULE_WORDS: Readonly<Record<string, string>> = {
  x: '两条对角线上每个数各出现一次。',
  windoku: '阴影窗口里每个数各出现一次。',
  disjoint: '各宫相同位置的格子，数不重复。',
  jigsaw: '粗线围成的区里每个数各出现一次。',
  antiknight: '相距马步的格子不能同数。',
  antiking: '相邻的格子，包括斜角，不能同数。',
  killer: '虚线笼内的数之和等于所标的数，且不重复。',
  latin: '没有宫，只有行和列。',
};

export const FORMAT_NAMES: Readonly<Record<string, string>> = {
  line: '单行',
  zeros: '单行，空格写0',
  rows: '分行',
  boxed: '带框线',
  pencilmarks: '候选数',
  sukaku: 'Sukaku',
  csv: 'CSV',
  json: 'JSON',
  hodoku: 'HoDoKu',
  sdk: 'SadMan',
  opensudoku: 'OpenSudoku',
  sudokuwiki: 'sudokuwiki.org',
  sudokuexchange: 'sudokuexchange.com',
};
