/** French: what techniques are called. */
import type { HintLanguage } from '../../../../sudoku/hints/language.js';
import { type Fish, fishNames } from '../fish.js';

/** "Siamese Finned Franken X-Wing" is "X-Wing Franken siamois à nageoire". */
const FISH_WORDS = [
  ['Franken', 'Franken'],
  ['Mutant', 'mutant'],
  ['Siamese', 'siamois'],
  ['Finned', 'à nageoire'],
  ['Sashimi', 'sashimi'],
] as const;

function fishName(fish: Fish): string {
  const words = fish.split(' ');
  const kinds = FISH_WORDS.filter(([word]) => words.includes(word)).map(([, name]) => name);
  return [words.at(-1)!, ...kinds].join(' ');
}

export const names: HintLanguage['names'] = {
  ...fishNames(fishName),
  'Full House': 'Dernière case',
  'Naked Single': 'Singleton nu',
  'Hidden Single': 'Singleton caché',
  'Cage Sum': 'Somme de cage',
  'Innies and Outies': 'Règle des 45',
  'Locked Pair': 'Paire verrouillée',
  'Locked Triple': 'Triplet verrouillé',
  'Locked Candidate Type 1': 'Candidat verrouillé, type 1',
  'Locked Candidate Type 2': 'Candidat verrouillé, type 2',
  'Common Peer Elimination': 'Case vue par toutes',
  'Law of Leftovers': 'Loi des restes',
  'Naked Pair': 'Paire nue',
  'Naked Triple': 'Triplet nu',
  'Naked Quadruple': 'Quadruplet nu',
  'Hidden Pair': 'Paire cachée',
  'Hidden Triple': 'Triplet caché',
  'Hidden Quadruple': 'Quadruplet caché',
  'Remote Pairs': 'Paires éloignées',
  'Bivalue Universal Grave + 1': 'BUG + 1',
  Skyscraper: 'Gratte-ciel',
  '2-String Kite': 'Cerf-volant',
  'Dual 2-String-Kite': 'Double cerf-volant',
  'Empty Rectangle': 'Rectangle vide',
  'Dual Empty Rectangle': 'Double rectangle vide',
  'Uniqueness Test Type 1': 'Rectangle unique, type 1',
  'Uniqueness Test Type 2': 'Rectangle unique, type 2',
  'Uniqueness Test Type 3': 'Rectangle unique, type 3',
  'Uniqueness Test Type 4': 'Rectangle unique, type 4',
  'Uniqueness Test Type 5': 'Rectangle unique, type 5',
  'Uniqueness Test Type 6': 'Rectangle unique, type 6',
  'Hidden Rectangle': 'Rectangle unique caché',
  'Avoidable Rectangle Type 1': 'Rectangle évitable, type 1',
  'Avoidable Rectangle Type 2': 'Rectangle évitable, type 2',
  'Simple Colors Trap': 'Coloriage simple, piège',
  'Simple Colors Wrap': 'Coloriage simple, contradiction',
  'Multi-Colors 1': 'Coloriage multiple 1',
  'Multi-Colors 2': 'Coloriage multiple 2',
  'X-Chain': 'Chaîne X',
  'XY-Chain': 'Chaîne XY',
  'Continuous Nice Loop': 'Boucle continue',
  'Alternating Interference Chain': 'Chaîne alternée (AIC)',
  'Discontinuous Nice Loop': 'Boucle discontinue',
  'Grouped Continuous Nice Loop': 'Boucle continue groupée',
  'Grouped AIC': 'Chaîne alternée groupée',
  'Grouped Discontinuous Nice Loop': 'Boucle discontinue groupée',
  'ALS-XZ rule': 'ALS-XZ',
  'ALS-XY-Wing rule': 'ALS-XY-Wing',
  'ALS-XY-Chain': 'Chaîne ALS-XY',
  'Forcing Chain Contradiction': 'Chaîne forcée, contradiction',
  'Forcing Chain Verity': 'Chaîne forcée, vérité',
  'Forcing Net Contradiction': 'Réseau forcé, contradiction',
  'Forcing Net Verity': 'Réseau forcé, vérité',
  'Forcing Net with Sets': 'Réseau forcé avec ensembles',
  'Template Set': 'Gabarit, placement',
  'Template Delete': 'Gabarit, élimination',
};
