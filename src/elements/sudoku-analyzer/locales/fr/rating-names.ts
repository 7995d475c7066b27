/** French: techniques as only Sudoku Explainer names them. */
import { ratingNamesIn } from '../rating-names.js';

export const ratingNames = ratingNamesIn({
  names: {
    'Last Cell': 'Dernière case',
    'Direct Pointing': 'Pointage direct',
    'Direct Claiming': 'Revendication directe',
    'Direct Hidden Pair': 'Paire cachée directe',
    'Direct Hidden Triplet': 'Triplet caché direct',
    Pointing: 'Pointage',
    Claiming: 'Revendication',
    'Naked Triplet': 'Triplet nu',
    'Hidden Triplet': 'Triplet caché',
    'Naked Quad': 'Quadruplet nu',
    'Hidden Quad': 'Quadruplet caché',
    'Aligned Pair Exclusion': 'Exclusion de paire alignée',
    'Aligned Triplet Exclusion': 'Exclusion de triplet aligné',
    'Bidirectional X-Cycle': 'Cycle X bidirectionnel',
    'Bidirectional Y-Cycle': 'Cycle Y bidirectionnel',
    'Bidirectional Cycle': 'Cycle bidirectionnel',
    'Forcing X-Chain': 'Chaîne X forcée',
    'Forcing Chain': 'Chaîne forcée',
    'Nishio Forcing Chains': 'Chaînes forcées Nishio',
    'Cell Forcing Chains': 'Chaînes forcées de case',
    'Region Forcing Chains': 'Chaînes forcées de zone',
  },
  typed: { 'Unique Rectangle': 'Rectangle unique', 'Unique Loop': 'Boucle unique', BUG: 'BUG' },
  type: (name, number) => `${name}, type ${number}`,
  dynamic: {
    Cell: 'Chaînes forcées dynamiques de case',
    Region: 'Chaînes forcées dynamiques de zone',
    Contradiction: 'Chaînes forcées dynamiques, contradiction',
    Double: 'Chaînes forcées dynamiques doubles',
  },
  nested: {
    'Forcing Chains': 'chaînes forcées',
    'Multiple Forcing Chains': 'chaînes forcées multiples',
    'Dynamic Forcing Chains': 'chaînes forcées dynamiques',
  },
  with: (chain, nested) => `${chain} (+${nested && ` ${nested}`})`,
});
