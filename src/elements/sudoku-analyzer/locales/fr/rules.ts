/** French: rules and ways to write a grid. */

export const RULE_NAMES: Readonly<Record<string, string>> = {
  x: 'X',
  windoku: 'Windoku',
  disjoint: 'Groupes disjoints',
  jigsaw: 'Jigsaw',
  antiknight: 'Anti-cavalier',
  antiking: 'Anti-roi',
  killer: 'Killer',
  latin: 'Carré latin',
};

export const RULE_WORDS: Readonly<Record<string, string>> = {
  x: 'Les deux diagonales contiennent chaque chiffre une fois.',
  windoku: 'Les fenêtres grisées contiennent chaque chiffre une fois.',
  disjoint: 'Les cases à la même place dans leurs blocs diffèrent.',
  jigsaw: 'Les régions délimitées contiennent chaque chiffre une fois.',
  antiknight: 'Les cases à un saut de cavalier diffèrent.',
  antiking: 'Les cases qui se touchent, même par un coin, diffèrent.',
  killer: 'Les cages en pointillés donnent leur somme sans répétition.',
  latin: 'Pas de blocs : lignes et colonnes seulement.',
};

export const FORMAT_NAMES: Readonly<Record<string, string>> = {
  line: 'Une ligne',
  zeros: 'Une ligne, zéros',
  rows: 'Lignes',
  boxed: 'Dessinée',
  pencilmarks: 'Candidats',
  sukaku: 'Sukaku',
  csv: 'CSV',
  json: 'JSON',
  hodoku: 'HoDoKu',
  sdk: 'SadMan',
  opensudoku: 'OpenSudoku',
  sudokuwiki: 'sudokuwiki.org',
  sudokuexchange: 'sudokuexchange.com',
};
