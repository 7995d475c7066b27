/** German: rules and ways to write a grid. */

export const RULE_NAMES: Readonly<Record<string, string>> = {
  x: 'X',
  windoku: 'Windoku',
  disjoint: 'Platzgruppen',
  jigsaw: 'Puzzle-Sudoku',
  antiknight: 'Anti-Springer',
  antiking: 'Anti-König',
  killer: 'Killer',
  latin: 'Lateinisches Quadrat',
};

export const RULE_WORDS: Readonly<Record<string, string>> = {
  x: 'Beide Diagonalen enthalten jede Ziffer einmal.',
  windoku: 'Die getönten Fenster enthalten jede Ziffer einmal.',
  disjoint: 'Zellen am gleichen Platz ihrer Blöcke sind verschieden.',
  jigsaw: 'Die umrandeten Gebiete enthalten jede Ziffer einmal.',
  antiknight: 'Zellen im Abstand eines Springerzugs sind verschieden.',
  antiking: 'Zellen, die sich berühren, auch an einer Ecke, sind verschieden.',
  killer: 'Gestrichelte Käfige ergeben ihre Summe, ohne dass sich eine Ziffer wiederholt.',
  latin: 'Es gibt keine Blöcke, nur Zeilen und Spalten.',
};

export const FORMAT_NAMES: Readonly<Record<string, string>> = {
  line: 'Eine Textzeile',
  zeros: 'Eine Textzeile, Nullen',
  rows: 'Zeilen',
  boxed: 'Gezeichnet',
  pencilmarks: 'Kandidaten',
  sukaku: 'Sukaku',
  csv: 'CSV',
  json: 'JSON',
  hodoku: 'HoDoKu',
  sdk: 'SadMan',
  opensudoku: 'OpenSudoku',
  sudokuwiki: 'sudokuwiki.org',
  sudokuexchange: 'sudokuexchange.com',
};
