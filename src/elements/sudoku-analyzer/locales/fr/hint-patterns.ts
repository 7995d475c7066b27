/** French: hints of fish, rectangles and colours. */
import type { HintLanguage, Levels } from '../../../../sudoku/hints/language.js';
import { fishLevels } from '../fish.js';

const fish = (base: string, lies: string): Levels => [
  `un chiffre n’a que peu de places dans ${base}.`,
  'le chiffre {digits} dans {bases}.',
  lies,
];
const EXACT =
  'dans {bases}, toutes les places du {digits} sont dans {covers}. Chacune de ces zones y prend donc son {digits} : {results}.';

export const fishes = fishLevels({
  plain: fish('plusieurs lignes parallèles, toutes aux mêmes croisements', EXACT),
  finned: fish(
    'plusieurs lignes parallèles, presque toutes aux mêmes croisements',
    'dans {bases}, les places du {digits} sont dans {covers}, sauf les nageoires {fins}. Soit une nageoire est juste, soit le poisson l’est : ce qui voit toutes les nageoires disparaît dans les deux cas : {results}.',
  ),
  box: fish('plusieurs lignes et blocs, toutes dans autant d’autres zones', EXACT),
  finnedBox: fish(
    'plusieurs lignes et blocs, presque toutes dans autant d’autres zones',
    'dans {bases}, les places du {digits} sont dans {covers}, sauf les nageoires {fins}. Soit une nageoire est juste, soit le poisson l’est : {results}.',
  ),
  siamese: fish(
    'plusieurs zones, qui forment de deux façons un poisson, avec d’autres nageoires',
    'dans {bases}, deux poissons de {digits} partagent leurs bases et diffèrent par leurs couvertures et leurs nageoires ({extraCells}) ; ce qui suit des deux : {results}.',
  ),
});

const rectangle = (what: string, why: string, corners = '{allCells}'): Levels => [
  `quatre cases dans deux lignes, deux colonnes et deux blocs, ${what}.`,
  `{digits} en ${corners}.`,
  `si ${corners} ne contenaient que {digits}, la grille aurait deux solutions. ${why} : {results}.`,
];

export const rectangles = {
  'Uniqueness Test Type 1': rectangle(
    'dont trois ont les deux mêmes candidats',
    '{target} contient donc autre chose',
  ),
  'Uniqueness Test Type 2': rectangle(
    'dont deux ont un candidat de plus',
    '{extra} est donc dans l’une des cases {extraCells}',
  ),
  'Uniqueness Test Type 3': rectangle(
    'dont deux ont d’autres candidats, qui font partie d’un groupe nu',
    'L’un des deux coins contient donc autre chose, et forme avec {extraCells} un groupe nu de {extra} dans {bases}',
    '{cells}',
  ),
  'Uniqueness Test Type 4': rectangle(
    'dont deux ont d’autres candidats, et où un chiffre n’a pas d’autre place',
    'Dans {bases}, l’un des chiffres {digits} n’a de place que dans le rectangle : l’autre n’est donc pas dans ces deux cases',
  ),
  'Uniqueness Test Type 5': rectangle(
    'dont deux opposées, ou trois, ont un candidat de plus',
    '{extra} est donc dans l’une des cases {extraCells}',
  ),
  'Uniqueness Test Type 6': rectangle(
    'dont deux opposées ont d’autres candidats, et où un chiffre forme un X-Wing',
    'Deux côtés parallèles n’ont pas d’autre place pour l’un des chiffres {digits} ; en {target}, il achèverait le rectangle',
  ),
  'Hidden Rectangle': rectangle(
    'dont une n’a que deux candidats, avec des liens forts depuis la case opposée',
    'Dans {bases}, l’un des chiffres {digits} n’a de place que dans le rectangle ; si {target} était l’autre, il l’achèverait',
  ),
  'Avoidable Rectangle Type 1': rectangle(
    'dont trois sont remplies sans avoir été données',
    'Aucune n’était donnée : la quatrième case ne peut donc pas l’achever',
  ),
  'Avoidable Rectangle Type 2': rectangle(
    'dont deux sont remplies sans avoir été données',
    'Aucune n’était donnée : {extra} est donc dans l’une des cases {extraCells}',
  ),
} satisfies Partial<HintLanguage['levels']>;

export const colours = {
  'Simple Colors Trap': [
    'des liens forts d’un seul chiffre, en deux couleurs.',
    'coloriez les liens forts du {digits} à partir de {cells}.',
    'soit {cells}, soit {extraCells} valent toutes {digits} ; ce qui voit les deux couleurs ne le vaut pas : {results}.',
  ],
  'Simple Colors Wrap': [
    'des liens forts d’un seul chiffre, en deux couleurs, dont l’une se contredit.',
    'coloriez les liens forts du {digits} à partir de {cells}.',
    'soit {cells}, soit {extraCells} valent toutes {digits} ; deux cases d’une même couleur se voient, elle est donc fausse : {results}.',
  ],
  'Multi-Colors 1': [
    'deux groupes de liens forts d’un seul chiffre, dont des couleurs se voient.',
    'coloriez les liens forts du {digits} à partir de {cells} et de {thirdCells}.',
    '{cells} et {extraCells} s’opposent, {thirdCells} et {fourthCells} aussi. Deux couleurs se voient : l’une des deux autres est donc juste, et ce qui voit les deux disparaît : {results}.',
  ],
  'Multi-Colors 2': [
    'deux groupes de liens forts d’un seul chiffre, dont une couleur voit les deux de l’autre groupe.',
    'coloriez les liens forts du {digits} à partir de {cells} et de {thirdCells}.',
    '{cells} et {extraCells} s’opposent, {thirdCells} et {fourthCells} aussi. Une couleur voit les deux de l’autre groupe, elle est donc fausse : {results}.',
  ],
} satisfies Partial<HintLanguage['levels']>;
