/** Spanish: rules and ways to write a grid. */

export const RULE_NAMES: Readonly<Record<string, string>> = {
  x: 'X',
  windoku: 'Windoku',
  disjoint: 'Grupos disjuntos',
  jigsaw: 'Irregular',
  antiknight: 'Anticaballo',
  antiking: 'Antirrey',
  killer: 'Killer',
  latin: 'Cuadrado latino',
};

export const RULE_WORDS: Readonly<Record<string, string>> = {
  x: 'Cada diagonal contiene cada número una vez.',
  windoku: 'Cada ventana sombreada contiene cada número una vez.',
  disjoint: 'Las casillas que ocupan el mismo lugar en sus cajas son distintas.',
  jigsaw: 'Cada región delimitada contiene cada número una vez.',
  antiknight: 'Las casillas a un salto de caballo son distintas.',
  antiking: 'Las casillas que se tocan, también por la esquina, son distintas.',
  killer: 'Cada jaula punteada da su suma sin repetir números.',
  latin: 'No hay cajas: solo filas y columnas.',
};

export const FORMAT_NAMES: Readonly<Record<string, string>> = {
  line: 'Una línea',
  zeros: 'Una línea, con ceros',
  rows: 'Filas',
  boxed: 'Dibujada',
  pencilmarks: 'Candidatos',
  sukaku: 'Sukaku',
  csv: 'CSV',
  json: 'JSON',
  hodoku: 'HoDoKu',
  sdk: 'SadMan',
  opensudoku: 'OpenSudoku',
  sudokuwiki: 'sudokuwiki.org',
  sudokuexchange: 'sudokuexchange.com',
};
