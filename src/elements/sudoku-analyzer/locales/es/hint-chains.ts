/** Spanish: hints of chains and of almost locked sets. */
import type { HintLanguage, Levels } from '../../../../sudoku/hints/language.js';

const THROUGH = 'una cadena por {allCells}.';
const GROUPS = ', algunos entre grupos de casillas que cuentan como una';

const ends = (vague: string): Levels => [
  vague,
  THROUGH,
  'si un extremo falla, acierta el otro, {chain}. Lo que no puede estar junto a ninguno de los dos extremos se va: {results}.',
];
const continuous = (more: string): Levels => [
  `una cadena cerrada de enlaces fuertes y débiles alternos${more}.`,
  THROUGH,
  'la cadena se cierra, {chain}. De cada dos que une un enlace débil acierta uno, y lo que ve a ambos se va: {results}.',
];
const discontinuous = (more: string): Levels => [
  `una cadena de enlaces fuertes y débiles${more}, que vuelve a su comienzo con lo contrario.`,
  THROUGH,
  'su comienzo lleva a lo contrario, {chain}: {results}.',
];
const contradiction: Levels = [
  'un candidato que lleva, por cadenas, a una contradicción.',
  'supón lo contrario de lo cierto en {target}.',
  'supón lo contrario y sigue {chain}. Eso no puede ser, así que {results}.',
];
const net = (how: string): Levels => [
  `un candidato que lleva, por ${how}, a una contradicción.`,
  'supón lo contrario de lo cierto en {target}.',
  `supón lo contrario y sigue lo que resulta por ${how}: {steps}. Todo ello se contradice, así que {results}.`,
];
const verity = (how: string): Levels => [
  `todos los candidatos de una casilla, o todos los sitios de un número en una unidad, llevan por ${how} a lo mismo.`,
  'prueba todas las posibilidades de {cells}.',
  'una de las posibilidades que empiezan en {cells} es la cierta, y todas llevan a lo mismo, {chain}: {results}.',
];

export const chains = {
  'X-Chain': ends('enlaces fuertes y débiles alternos de un número.'),
  'XY-Chain': ends('casillas con dos candidatos; cada una ve la siguiente y comparte con ella un número.'),
  'Continuous Nice Loop': continuous(''),
  'Alternating Interference Chain': ends('enlaces fuertes y débiles alternos, fuertes en ambos extremos.'),
  'Discontinuous Nice Loop': discontinuous(''),
  'Grouped Continuous Nice Loop': continuous(GROUPS),
  'Grouped AIC': ends(`enlaces fuertes y débiles alternos, fuertes en ambos extremos${GROUPS}.`),
  'Grouped Discontinuous Nice Loop': discontinuous(GROUPS),
  'ALS-XZ rule': [
    'dos conjuntos de casillas, cada uno con un candidato más que casillas.',
    'mira {cells} y {extraCells}.',
    '{cells} forman un conjunto y {extraCells}, el otro, cada uno con un número más que casillas; {extra} no puede estar en ambos. El que no lo tiene contiene todos sus demás números: {results}.',
  ],
  'ALS-XY-Wing rule': [
    'tres conjuntos de casillas, cada uno con un candidato más que casillas; uno enlaza con los otros dos.',
    'mira {thirdCells}, y desde ahí {cells} y {extraCells}.',
    '{thirdCells} no pueden contener {digits} a la vez que {cells}, ni {extra} a la vez que {extraCells}. Les falta a lo sumo uno de ellos, así que a uno de los otros conjuntos le falta el suyo y contiene todo lo demás: {results}.',
  ],
  'ALS-XY-Chain': [
    'una cadena de conjuntos de casillas, cada uno con un candidato más que casillas.',
    'conjuntos en {allCells}.',
    'de un extremo de {allCells} al otro: si a un conjunto le falta un número, contiene los demás, que entonces le faltan al siguiente. Así, uno u otro extremo contiene lo que se va: {results}.',
  ],
  'Death Blossom': [
    'una casilla y, para cada uno de sus candidatos, un conjunto con un candidato más que casillas.',
    'el tallo es {cells}.',
    'sea lo que sea {cells}, a un conjunto a su alrededor le falta ese número y contiene {extra}: {results}.',
  ],
  'Forcing Chain Contradiction': contradiction,
  'Forcing Chain Verity': verity('cadenas'),
  'Forcing Net Contradiction': net('únicos'),
  'Forcing Net Verity': verity('únicos'),
  'Forcing Net with Sets': net('únicos, candidatos bloqueados y pares'),
} satisfies Partial<HintLanguage['levels']>;
