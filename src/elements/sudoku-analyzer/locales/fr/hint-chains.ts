/** French: hints of chains and of almost locked sets. */
import type { HintLanguage, Levels } from '../../../../sudoku/hints/language.js';

const THROUGH = 'une chaîne passe par {allCells}.';
const GROUPS = ', dont certains réunissent plusieurs cases';

const ends = (vague: string): Levels => [
  vague,
  THROUGH,
  'si un bout est faux, l’autre est juste, {chain}. Ce qui est incompatible avec les deux bouts disparaît : {results}.',
];
const continuous = (more: string): Levels => [
  `une chaîne fermée de liens forts et faibles en alternance${more}.`,
  THROUGH,
  'la chaîne se ferme, {chain}. De deux candidats joints par un lien faible, l’un est donc juste, et ce qui voit les deux disparaît : {results}.',
];
const discontinuous = (more: string): Levels => [
  `une chaîne de liens forts et faibles${more}, qui revient à son départ en le contredisant.`,
  THROUGH,
  'le départ mène à son contraire, {chain} : {results}.',
];
const contradiction: Levels = [
  'un candidat qui mène, par des chaînes, à une contradiction.',
  'supposez le contraire de ce qui est juste en {target}.',
  'supposez le contraire et suivez {chain}. C’est impossible, donc {results}.',
];
const net = (how: string): Levels => [
  `un candidat qui mène, par des ${how}, à une contradiction.`,
  'supposez le contraire de ce qui est juste en {target}.',
  `supposez le contraire et suivez ce qui en découle par des ${how} : {steps}. Tout cela se contredit, donc {results}.`,
];
const verity = (how: string): Levels => [
  `tous les candidats d’une case, ou toutes les places d’un chiffre dans une zone, mènent par des ${how} au même résultat.`,
  'essayez chaque possibilité en {cells}.',
  'une des possibilités en {cells} est juste, et chacune mène au même résultat, {chain} : {results}.',
];

export const chains = {
  'X-Chain': ends('des liens forts et faibles d’un seul chiffre, en alternance.'),
  'XY-Chain': ends(
    'des cases à deux candidats, chacune voyant la suivante et partageant un chiffre avec elle.',
  ),
  'Continuous Nice Loop': continuous(''),
  'Alternating Interference Chain': ends('des liens forts et faibles en alternance, forts aux deux bouts.'),
  'Discontinuous Nice Loop': discontinuous(''),
  'Grouped Continuous Nice Loop': continuous(GROUPS),
  'Grouped AIC': ends(`des liens forts et faibles en alternance, forts aux deux bouts${GROUPS}.`),
  'Grouped Discontinuous Nice Loop': discontinuous(GROUPS),
  'ALS-XZ rule': [
    'deux groupes de cases, chacun avec un chiffre de plus que de cases.',
    'regardez {cells} et {extraCells}.',
    '{cells} forment un groupe, {extraCells} l’autre, chacun avec un chiffre de plus que de cases ; {extra} ne peut pas être dans les deux. Le groupe qui en est privé contient tous ses autres chiffres : {results}.',
  ],
  'ALS-XY-Wing rule': [
    'trois groupes de cases, chacun avec un chiffre de plus que de cases, dont l’un est lié aux deux autres.',
    'regardez {thirdCells}, puis de là {cells} et {extraCells}.',
    '{thirdCells} ne peuvent pas contenir {digits} en même temps que {cells}, ni {extra} en même temps que {extraCells}. Un seul de ces chiffres peut y manquer : un des autres groupes est donc privé du sien et contient tout le reste : {results}.',
  ],
  'ALS-XY-Chain': [
    'une chaîne de groupes de cases, chacun avec un chiffre de plus que de cases.',
    'des groupes en {allCells}.',
    'd’un bout à l’autre de {allCells} : un groupe privé d’un chiffre contient ses autres chiffres, dont le suivant est alors privé. L’un ou l’autre bout contient donc ce qui disparaît : {results}.',
  ],
  'Death Blossom': [
    'une case et, pour chacun de ses candidats, un groupe de cases avec un chiffre de plus que de cases.',
    'la tige est {cells}.',
    'quelle que soit la valeur de {cells}, un groupe autour en est privé et contient {extra} : {results}.',
  ],
  'Forcing Chain Contradiction': contradiction,
  'Forcing Chain Verity': verity('chaînes'),
  'Forcing Net Contradiction': net('singletons'),
  'Forcing Net Verity': verity('singletons'),
  'Forcing Net with Sets': net('singletons, candidats verrouillés et paires'),
} satisfies Partial<HintLanguage['levels']>;
