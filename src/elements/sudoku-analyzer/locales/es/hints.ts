/** Spanish: hints. */
import type { HintLanguage, Levels } from '../../../../sudoku/hints/language.js';
import { chains } from './hint-chains.js';
import { names } from './hint-names.js';
import { colours, fishes, rectangles } from './hint-patterns.js';

const nakedSubset = (many: string): Levels => [
  `${many} de una unidad tienen entre todas el mismo número de candidatos que de casillas.`,
  `${many} en {bases} solo tienen {digits} entre todas.`,
  'en {bases}, las casillas {cells} solo tienen {digits} entre todas; ninguna otra que las vea a todas puede contenerlos: {results}.',
];
const hiddenSubset = (many: string): Levels => [
  `${many} solo tienen sitio en otras tantas casillas de una unidad.`,
  'busca en {bases} los sitios de {digits}.',
  'en {bases}, {digits} solo tienen sitio en {cells}, así que ahí no puede ir nada más: {results}.',
];
const lockedSubset = (many: string): Levels => [
  `${many} donde se cruzan una caja y una línea tienen otros tantos candidatos.`,
  `${many} en {bases} solo tienen {digits}.`,
  '{cells} están en {bases} y solo tienen {digits}, que por eso se van del resto de ambas: {results}.',
];
const turbot = (first: string): Levels => [
  first,
  'dos enlaces fuertes de {digits} en {bases}.',
  'en {bases} el {digits} tiene dos sitios en cada una, y dos de los cuatro se ven: al menos uno de los otros dos acierta, y lo que ve a ambos se va: {results}.',
];

const levels: HintLanguage['levels'] = {
  'Full House': [
    'en una unidad queda una casilla vacía.',
    'en {bases} queda una casilla vacía.',
    'en {bases} solo está vacía {target}, y falta el {digits}: {results}.',
  ],
  'Naked Single': [
    'a una casilla le queda un solo candidato.',
    'mira {target}.',
    'en {target} está descartado cualquier otro número: {results}.',
  ],
  'Hidden Single': [
    'a un número le queda un solo sitio en una unidad.',
    'busca el {digits} en {bases}.',
    'en {bases} el {digits} solo puede ir en {target}: {results}.',
  ],
  'Cage Sum': [
    'la suma de una jaula descarta algunos de sus candidatos.',
    'mira {bases}.',
    'sean cuales sean los números que forman {bases}, sus casillas no contienen estos: {results}.',
  ],
  'Innies and Outies': [
    'lo que suman unas jaulas, frente a lo que suman unidades enteras, da la suma de unas pocas casillas.',
    'mira {allCells}, la diferencia entre unas jaulas y {bases}.',
    'al comparar las sumas de las jaulas con {bases} se ve que la suma de {allCells} es {sum}: {results}.',
  ],
  'Locked Pair': lockedSubset('dos casillas'),
  'Locked Triple': lockedSubset('tres casillas'),
  'Locked Candidate Type 1': [
    'en una caja, un número solo tiene sitios en una línea.',
    'busca el {digits} en {bases}.',
    'en {bases} el {digits} está a la vez en {covers}, sea donde sea, así que ahí se va de las demás casillas: {results}.',
  ],
  'Locked Candidate Type 2': [
    'en una línea, un número solo tiene sitios en una caja.',
    'busca el {digits} en {bases}.',
    'en {bases} el {digits} está a la vez en {covers}, sea donde sea, así que ahí se va de las demás casillas: {results}.',
  ],
  'Common Peer Elimination': [
    'todos los sitios de un número en una unidad o una jaula ven la misma casilla.',
    'busca el {digits} en {bases}.',
    'en {bases} el {digits} está en una de {cells}, y todas ven {target}: {results}.',
  ],
  'Law of Leftovers': [
    'filas o columnas vecinas y otras tantas regiones difieren en pocas casillas, que contienen los mismos números.',
    'mira en qué difieren {bases} y {covers}: {cells}, y {extraCells}.',
    'en {bases} están los mismos números que en {covers}; así, en {cells}, solo de un lado, están los mismos que en {extraCells}, solo del otro: {results}.',
  ],
  'Naked Pair': nakedSubset('dos casillas'),
  'Naked Triple': nakedSubset('tres casillas'),
  'Naked Quadruple': nakedSubset('cuatro casillas'),
  'Hidden Pair': hiddenSubset('dos números'),
  'Hidden Triple': hiddenSubset('tres números'),
  'Hidden Quadruple': hiddenSubset('cuatro números'),
  ...fishes,
  'Remote Pairs': [
    'una cadena de casillas con los mismos dos candidatos.',
    'una cadena de casillas con {digits} pasa por {allCells}.',
    '{allCells} se alternan entre {digits}: {cells} tienen uno y {extraCells}, el otro. Lo que ve de ambas clases no puede ser ninguno: {results}.',
  ],
  'Bivalue Universal Grave + 1': [
    'todas las casillas abiertas menos una tienen dos candidatos.',
    'mira {allCells}, la única casilla con tres candidatos.',
    'sin {extra} en {allCells}, cada casilla abierta tendría dos candidatos y cada número dos sitios, y el sudoku no tendría solución o tendría dos: {results}.',
  ],
  Skyscraper: turbot('dos líneas paralelas con dos sitios cada una para un número, uno de ellos alineado.'),
  '2-String Kite': turbot('una fila y una columna con dos sitios para un número, unidas en una caja.'),
  'Dual 2-String-Kite': [
    'dos cometas por las mismas dos casillas de una caja.',
    'dos cometas de {digits} en {bases}.',
    'dos pares de líneas, {bases}, se unen en la misma caja: {results}.',
  ],
  'Turbot Fish': turbot('dos unidades con dos sitios cada una para un número, unidas por un enlace débil.'),
  'Empty Rectangle': [
    'en una caja, un número solo tiene sitios en una fila y una columna.',
    'el {digits} en {bases}, junto con {covers}.',
    'en {bases} los sitios del {digits}, {extraCells}, están en una fila y una columna. En {covers} hay dos sitios, {cells}: si falla el que ve el extremo lejano, lo tiene la otra línea de la caja: {results}.',
  ],
  'Dual Empty Rectangle': [
    'en una caja, un número solo tiene sitios en una fila y una columna, que usan dos enlaces fuertes.',
    'el {digits} en {bases}, junto con {covers}.',
    'en {bases} los sitios del {digits}, {extraCells}, están en una fila y una columna; {covers} tienen dos sitios cada una: {results}.',
  ],
  'W-Wing': [
    'un enlace fuerte une dos casillas con los mismos dos candidatos.',
    'casillas con {digits} y {extra}, unidas en {bases}.',
    'en {bases} acierta uno de los dos sitios del {digits} y se lo quita a una de {extraCells}: una de las dos es {extra}, y lo que ve a ambas se va: {results}.',
  ],
  'XY-Wing': [
    'una casilla con dos candidatos ve otras dos que comparten un tercer número.',
    'tres casillas con {digits} entre todas: {allCells}.',
    'sea lo que sea el pivote, una de {extraCells} es {extra}: {results}.',
  ],
  'XYZ-Wing': [
    'una casilla con tres candidatos ve dos casillas con dos de ellos cada una.',
    'tres casillas con {digits} entre todas: {allCells}.',
    'sea lo que sea el pivote, una de {extraCells} es {extra}; lo que ve a las tres se va: {results}.',
  ],
  ...rectangles,
  'Sue de Coq': [
    'donde se cruzan una caja y una línea, otras de la línea y de la caja reparten casillas con muchos candidatos.',
    'mira {cells}, donde {bases} cruza {covers}.',
    '{cells}, con {extraCells} en {bases} y {thirdCells} en {covers}, tienen tantos números como casillas, y ninguno puede estar dos veces: {results}.',
  ],
  ...colours,
  ...chains,
  'Template Set': [
    'todas las maneras de colocar un número en la cuadrícula tienen casillas en común.',
    'recorre las maneras de colocar el {digits} en toda la cuadrícula.',
    'todas las maneras de colocar el {digits} en la cuadrícula lo ponen ahí: {results}.',
  ],
  'Template Delete': [
    'ninguna manera de colocar un número en la cuadrícula usa algunos de sus candidatos.',
    'recorre las maneras de colocar el {digits} en toda la cuadrícula.',
    'ninguna manera de colocar el {digits} en la cuadrícula usa estos: {results}.',
  ],
};

export const hints: HintLanguage = {
  tag: 'es',
  names,
  levels,
  houses: {
    row: 'la fila {number}',
    column: 'la columna {number}',
    box: 'la caja {number}',
    region: 'la región {number}',
    diagonal: 'la diagonal {number}',
    window: 'la ventana {number}',
    group: 'el grupo disjunto {number}',
    cage: 'la jaula de {sum} en {cell}',
  },
  goes: '{digits} se va de {cells}',
  go: '{digits} se van de {cells}',
  is: '{cells} es {digits}',
  and: ' y ',
  comma: ', ',
  cell: 'f{row}c{column}',
};
