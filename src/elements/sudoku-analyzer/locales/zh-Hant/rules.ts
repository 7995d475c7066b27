/** Traditional Chinese: rules and ways to write a grid. */

export const RULE_NAMES: Readonly<Record<string, string>> = {
  x: '對角線',
  windoku: '窗口',
  disjoint: '同位',
  jigsaw: '鋸齒',
  antiknight: '無馬',
  antiking: '無緣',
  killer: '殺手',
  latin: '拉丁方',
};

export const RULE_WORDS: Readonly<Record<string, string>> = {
  x: '兩條對角線上每個數各出現一次。',
  windoku: '陰影窗口裡每個數各出現一次。',
  disjoint: '各宮相同位置的格子，數不重複。',
  jigsaw: '粗線圍成的區裡每個數各出現一次。',
  antiknight: '相距馬步的格子不能同數。',
  antiking: '相鄰的格子，包括斜角，不能同數。',
  killer: '虛線籠內的數之和等於所標的數，且不重複。',
  latin: '沒有宮，只有列和欄。',
};

export const FORMAT_NAMES: Readonly<Record<string, string>> = {
  line: '單行',
  zeros: '單行，空格寫0',
  rows: '分行',
  boxed: '帶框線',
  pencilmarks: '候選數',
  sukaku: 'Sukaku',
  csv: 'CSV',
  json: 'JSON',
  hodoku: 'HoDoKu',
  sdk: 'SadMan',
  opensudoku: 'OpenSudoku',
  sudokuwiki: 'sudokuwiki.org',
  sudokuexchange: 'sudokuexchange.com',
};
