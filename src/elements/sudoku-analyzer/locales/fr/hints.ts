/** French: hints. */
import type { HintLanguage, Levels } from '../../../../sudoku/hints/language.js';
import { chains } from './hint-chains.js';
import { names } from './hint-names.js';
import { colours, fishes, rectangles } from './hint-patterns.js';

const nakedSubset = (many: string): Levels => [
  `${many} cases d’une zone n’ont, ensemble, pas plus de candidats.`,
  `dans {bases}, ${many} cases n’ont ensemble que {digits}.`,
  'dans {bases}, {cells} n’ont ensemble que {digits} : aucune autre case qu’elles voient toutes ne peut les contenir : {results}.',
];
const hiddenSubset = (many: string): Levels => [
  `${many} chiffres n’ont de place que dans autant de cases d’une zone.`,
  'dans {bases}, cherchez les places de {digits}.',
  'dans {bases}, {digits} n’ont de place qu’en {cells}, où rien d’autre ne peut donc être : {results}.',
];
const lockedSubset = (many: string): Levels => [
  `${many} cases, au croisement d’un bloc et d’une ligne, n’ont ensemble pas plus de candidats.`,
  `${many} cases dans {bases} n’ont ensemble que {digits}.`,
  '{cells} sont dans {bases} et n’ont ensemble que {digits}, qui disparaissent donc ailleurs des deux : {results}.',
];
const lockedCandidate = (vague: string): Levels => [
  vague,
  'dans {bases}, cherchez le {digits}.',
  'dans {bases}, le {digits} est forcément aussi dans {covers}, où il disparaît donc des autres cases : {results}.',
];
const turbot = (first: string): Levels => [
  first,
  'deux liens forts du {digits} dans {bases}.',
  'dans {bases}, le {digits} a deux places chaque fois, et deux des quatre se voient : au moins une des deux autres est donc juste, et ce qui voit les deux disparaît : {results}.',
];
const templates = (vague: string, whole: string): Levels => [
  vague,
  'passez en revue les façons de placer le {digits} dans toute la grille.',
  whole,
];

const levels: HintLanguage['levels'] = {
  'Full House': [
    'une zone n’a plus qu’une case libre.',
    'dans {bases}, une seule case est libre.',
    'dans {bases}, seule {target} est libre, et il manque le {digits} : {results}.',
  ],
  'Naked Single': [
    'une case n’a plus qu’un candidat.',
    'regardez {target}.',
    'tout autre chiffre est exclu en {target} : {results}.',
  ],
  'Hidden Single': [
    'un chiffre n’a plus qu’une place dans une zone.',
    'cherchez le {digits} dans {bases}.',
    'dans {bases}, le {digits} ne peut aller qu’en {target} : {results}.',
  ],
  'Cage Sum': [
    'la somme d’une cage exclut certains de ses candidats.',
    'regardez {bases}.',
    'quels que soient les chiffres qui composent {bases}, ses cases ne contiennent pas ceux-ci : {results}.',
  ],
  'Innies and Outies': [
    'ce que donnent des cages, comparé à ce que donnent des zones entières, révèle la somme de quelques cases.',
    'regardez {allCells}, la différence entre des cages et {bases}.',
    'en comparant les sommes des cages avec {bases}, on trouve que la somme de {allCells} est {sum} : {results}.',
  ],
  'Locked Pair': lockedSubset('deux'),
  'Locked Triple': lockedSubset('trois'),
  'Locked Candidate Type 1': lockedCandidate(
    'dans un bloc, un chiffre n’a de place que sur une ligne ou une colonne.',
  ),
  'Locked Candidate Type 2': lockedCandidate(
    'sur une ligne ou une colonne, un chiffre n’a de place que dans un bloc.',
  ),
  'Common Peer Elimination': [
    'toutes les places d’un chiffre dans une zone ou une cage voient la même case.',
    'dans {bases}, cherchez le {digits}.',
    'dans {bases}, le {digits} est dans l’une des cases {cells}, qui voient toutes {target} : {results}.',
  ],
  'Law of Leftovers': [
    'des lignes ou colonnes voisines et autant de régions diffèrent par peu de cases, qui contiennent les mêmes chiffres.',
    'voyez en quoi diffèrent {bases} et {covers} : {cells}, et {extraCells}.',
    'dans {bases} se trouvent les mêmes chiffres que dans {covers} ; en {cells}, d’un seul côté, se trouvent donc les mêmes qu’en {extraCells}, de l’autre seul : {results}.',
  ],
  'Naked Pair': nakedSubset('deux'),
  'Naked Triple': nakedSubset('trois'),
  'Naked Quadruple': nakedSubset('quatre'),
  'Hidden Pair': hiddenSubset('deux'),
  'Hidden Triple': hiddenSubset('trois'),
  'Hidden Quadruple': hiddenSubset('quatre'),
  ...fishes,
  'Remote Pairs': [
    'une chaîne de cases qui ont les deux mêmes candidats.',
    'une chaîne de cases à {digits} passe par {allCells}.',
    '{allCells} alternent entre {digits} : {cells} prennent l’un, {extraCells} l’autre. Ce qui voit les deux sortes ne peut contenir ni l’un ni l’autre : {results}.',
  ],
  'Bivalue Universal Grave + 1': [
    'toutes les cases libres sauf une ont deux candidats.',
    'regardez {allCells}, la seule case à trois candidats.',
    'sans {extra} en {allCells}, toute case libre aurait deux candidats et tout chiffre deux places : la grille n’aurait aucune solution, ou deux : {results}.',
  ],
  Skyscraper: turbot('deux lignes parallèles où un chiffre a deux places, dont une en commun.'),
  '2-String Kite': turbot('une ligne et une colonne où un chiffre a deux places, jointes dans un bloc.'),
  'Dual 2-String-Kite': [
    'deux cerfs-volants par les deux mêmes cases d’un bloc.',
    'deux cerfs-volants du {digits} dans {bases}.',
    'deux paires, {bases}, se joignent dans le même bloc : {results}.',
  ],
  'Turbot Fish': turbot('deux zones où un chiffre a deux places, jointes par un lien faible.'),
  'Empty Rectangle': [
    'dans un bloc, un chiffre n’a de place que sur une ligne et une colonne.',
    'le {digits} dans {bases}, avec {covers}.',
    'dans {bases}, les places du {digits}, {extraCells}, sont sur une ligne et une colonne. Dans {covers} il a deux places, {cells} : si celle qui voit l’autre bout est fausse, le bloc le met sur son autre axe : {results}.',
  ],
  'Dual Empty Rectangle': [
    'dans un bloc, un chiffre n’a de place que sur une ligne et une colonne, dont se servent deux liens forts.',
    'le {digits} dans {bases}, avec {covers}.',
    'dans {bases}, les places du {digits}, {extraCells}, sont sur une ligne et une colonne ; dans {covers} il a deux places chaque fois : {results}.',
  ],
  'W-Wing': [
    'deux cases aux deux mêmes candidats sont jointes par un lien fort.',
    'des cases à {digits} et {extra}, jointes dans {bases}.',
    'dans {bases}, une des deux places du {digits} est juste et enlève {digits} à l’une des cases {extraCells} : l’une des deux vaut {extra}, et ce qui voit les deux disparaît : {results}.',
  ],
  'XY-Wing': [
    'une case à deux candidats en voit deux autres qui partagent un troisième chiffre.',
    'trois cases à {digits} ensemble : {allCells}.',
    'quel que soit le pivot, une des cases {extraCells} vaut {extra} : {results}.',
  ],
  'XYZ-Wing': [
    'une case à trois candidats en voit deux qui ont chacune deux d’entre eux.',
    'trois cases à {digits} ensemble : {allCells}.',
    'quel que soit le pivot, l’une des cases {extraCells} vaut {extra} ; ce qui voit les trois disparaît : {results}.',
  ],
  ...rectangles,
  'Sue de Coq': [
    'au croisement d’un bloc et d’une ligne, des cases à plusieurs candidats sont partagées par d’autres cases de la ligne et du bloc.',
    'regardez {cells}, au croisement : {bases} et {covers}.',
    '{cells}, avec {extraCells} dans {bases} et {thirdCells} dans {covers}, ont autant de chiffres que de cases, et aucun ne peut y être deux fois : {results}.',
  ],
  ...colours,
  ...chains,
  'Template Set': templates(
    'toutes les façons de placer un chiffre dans la grille ont des cases en commun.',
    'toute façon de placer le {digits} dans la grille passe par là : {results}.',
  ),
  'Template Delete': templates(
    'aucune façon de placer un chiffre dans la grille ne se sert de certains candidats.',
    'aucune façon de placer le {digits} dans la grille ne passe par là : {results}.',
  ),
};

export const hints: HintLanguage = {
  tag: 'fr',
  hint: '{name} : {text}',
  names,
  levels,
  houses: {
    row: 'la ligne {number}',
    column: 'la colonne {number}',
    box: 'le bloc {number}',
    region: 'la région {number}',
    diagonal: 'la diagonale {number}',
    window: 'la fenêtre {number}',
    group: 'le groupe disjoint {number}',
    cage: 'la cage de {sum} en {cell}',
  },
  goes: 'on élimine {digits} de {cells}',
  go: 'on élimine {digits} de {cells}',
  is: 'on place {digits} en {cells}',
  and: ' et ',
  comma: ', ',
  cell: 'L{row}C{column}',
};
