/** Japanese: rules and ways to write a grid. */

export const RULE_NAMES: Readonly<Record<string, string>> = {
  x: '対角線数独',
  windoku: 'ウィンドウ数独',
  disjoint: '同位置グループ',
  jigsaw: 'ジグソー数独',
  antiknight: 'アンチナイト',
  antiking: 'アンチキング',
  killer: 'キラー数独',
  latin: 'ラテン方陣',
};

export const RULE_WORDS: Readonly<Record<string, string>> = {
  x: '2本の対角線にも、各数字が1つずつ入ります。',
  windoku: '色のついた枠にも、各数字が1つずつ入ります。',
  disjoint: '各ブロックの同じ位置のマスには、異なる数字が入ります。',
  jigsaw: '太線で囲まれた領域に、各数字が1つずつ入ります。',
  antiknight: 'チェスのナイトの動きで届くマスには、異なる数字が入ります。',
  antiking: '隣り合うマスには、斜めも含めて異なる数字が入ります。',
  killer: '点線の枠内の数字は重複せず、合計が左上の数になります。',
  latin: 'ブロックはなく、行と列だけです。',
};

export const FORMAT_NAMES: Readonly<Record<string, string>> = {
  line: '1行のテキスト',
  zeros: '1行のテキスト（空きは0）',
  rows: '行ごと',
  boxed: '罫線つき',
  pencilmarks: '候補',
  sukaku: 'Sukaku',
  csv: 'CSV',
  json: 'JSON',
  hodoku: 'HoDoKu',
  sdk: 'SadMan',
  opensudoku: 'OpenSudoku',
  sudokuwiki: 'sudokuwiki.org',
  sudokuexchange: 'sudokuexchange.com',
};
