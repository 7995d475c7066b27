/** Spanish: hints of fish, rectangles and colours. */
import type { HintLanguage, Levels } from '../../../../sudoku/hints/language.js';
import { fishLevels } from '../fish.js';

const fish = (base: string, lies: string): Levels => [
  `un número tiene pocos sitios en ${base}.`,
  '{digits} en {bases}.',
  lies,
];

export const fishes = fishLevels({
  plain: fish(
    'varias líneas paralelas, todos en las mismas líneas transversales',
    'en {bases} todos los sitios de {digits} están en {covers}. Cada una de estas toma de las bases su {digits}: {results}.',
  ),
  finned: fish(
    'varias líneas paralelas, casi todos en las mismas líneas transversales',
    'en {bases} los sitios de {digits} están en {covers}, salvo las aletas {fins}. O acierta una aleta o vale el pez: lo que ve todas las aletas se va en ambos casos: {results}.',
  ),
  box: fish(
    'varias líneas y cajas, todos en otras tantas',
    'en {bases} todos los sitios de {digits} están en {covers}. Cada una de estas toma de las bases su {digits}: {results}.',
  ),
  finnedBox: fish(
    'varias líneas y cajas, casi todos en otras tantas',
    'en {bases} los sitios de {digits} están en {covers}, salvo las aletas {fins}. O acierta una aleta o vale el pez: {results}.',
  ),
  siamese: fish(
    'varias bases, que dan de dos modos el mismo pez con otras aletas',
    'en {bases} dos peces de {digits} comparten las bases y difieren en coberturas y aletas ({extraCells}); lo que se sigue de ambos: {results}.',
  ),
});

const rectangle = (what: string, why: string, corners = '{allCells}'): Levels => [
  `cuatro casillas en dos filas, dos columnas y dos cajas, ${what}.`,
  `{digits} en ${corners}.`,
  `si ${corners} solo tuvieran {digits}, el sudoku tendría dos soluciones. ${why}: {results}.`,
];

export const rectangles = {
  'Uniqueness Test Type 1': rectangle(
    'tres de ellas con los mismos dos candidatos',
    'Por eso {target} contiene otra cosa',
  ),
  'Uniqueness Test Type 2': rectangle(
    'dos de ellas con un candidato más',
    'Por eso {extra} está en una de {extraCells}',
  ),
  'Uniqueness Test Type 3': rectangle(
    'dos de ellas con más candidatos, que forman parte de un conjunto desnudo',
    'Por eso una de dos esquinas contiene otra cosa, y con {extraCells} forma un conjunto desnudo de {extra} en {bases}',
    '{cells}',
  ),
  'Uniqueness Test Type 4': rectangle(
    'dos de ellas con más candidatos, donde un número no tiene otro sitio',
    'En {bases} uno de {digits} solo tiene sitio en el rectángulo, así que el otro no está en esas dos casillas',
  ),
  'Uniqueness Test Type 5': rectangle(
    'dos opuestas o tres con un candidato más',
    'Por eso {extra} está en una de {extraCells}',
  ),
  'Uniqueness Test Type 6': rectangle(
    'dos opuestas con más candidatos, donde un número forma un X-Wing',
    'Dos lados paralelos no tienen otro sitio para uno de {digits}; en {target} completaría el rectángulo',
  ),
  'Hidden Rectangle': rectangle(
    'una de ellas con solo dos candidatos y enlaces fuertes desde la opuesta',
    'En {bases} uno de {digits} solo tiene sitio en el rectángulo; si {target} fuera el otro, lo completaría',
  ),
  'Avoidable Rectangle Type 1': rectangle(
    'tres de ellas llenas sin ser iniciales',
    'Ninguna de ellas es inicial, así que la cuarta no puede completar el rectángulo',
  ),
  'Avoidable Rectangle Type 2': rectangle(
    'dos de ellas llenas sin ser iniciales',
    'Ninguna de ellas es inicial, así que {extra} está en una de {extraCells}',
  ),
} satisfies Partial<HintLanguage['levels']>;

export const colours = {
  'Simple Colors Trap': [
    'enlaces fuertes de un número, en dos colores.',
    'colorea los enlaces fuertes del {digits} a partir de {cells}.',
    'o {cells} o {extraCells} son todas {digits}; lo que ve ambos colores no lo es: {results}.',
  ],
  'Simple Colors Wrap': [
    'enlaces fuertes de un número, en dos colores, uno de los cuales se contradice.',
    'colorea los enlaces fuertes del {digits} a partir de {cells}.',
    'o {cells} o {extraCells} son todas {digits}; dos de un mismo color se ven, así que ese color es falso: {results}.',
  ],
  'Multi-Colors 1': [
    'dos grupos de enlaces fuertes de un número, donde se ven colores de ambos.',
    'colorea los enlaces fuertes del {digits} a partir de {cells} y de {thirdCells}.',
    '{cells} y {extraCells} son opuestas, y también {thirdCells} y {fourthCells}. Dos colores se ven, así que acierta uno de los otros dos, y lo que ve a ambos se va: {results}.',
  ],
  'Multi-Colors 2': [
    'dos grupos de enlaces fuertes de un número, donde un color de uno ve los dos del otro.',
    'colorea los enlaces fuertes del {digits} a partir de {cells} y de {thirdCells}.',
    '{cells} y {extraCells} son opuestas, y también {thirdCells} y {fourthCells}. Un color ve los dos colores del otro grupo, así que es falso: {results}.',
  ],
} satisfies Partial<HintLanguage['levels']>;
