/** German: techniques as only Sudoku Explainer names them. */
import { ratingNamesIn } from '../rating-names.js';

export const ratingNames = ratingNamesIn({
  names: {
    'Last Cell': 'Letzte Zelle',
    'Direct Hidden Pair': 'Direktes verstecktes Paar',
    'Direct Hidden Triplet': 'Direktes verstecktes Tripel',
    'Hidden Triplet': 'Verstecktes Tripel',
    'Naked Triplet': 'Nacktes Tripel',
    'Naked Quad': 'Nacktes Quadrupel',
    'Hidden Quad': 'Verstecktes Quadrupel',
    'Direct Pointing': 'Direktes Pointing',
    'Direct Claiming': 'Direktes Claiming',
    'Aligned Pair Exclusion': 'Ausschluss am ausgerichteten Paar',
    'Aligned Triplet Exclusion': 'Ausschluss am ausgerichteten Tripel',
    'Bidirectional X-Cycle': 'Bidirektionaler X-Zyklus',
    'Bidirectional Y-Cycle': 'Bidirektionaler Y-Zyklus',
    'Bidirectional Cycle': 'Bidirektionaler Zyklus',
    'Forcing X-Chain': 'Forcing-X-Kette',
    'Cell Forcing Chains': 'Forcing Chains einer Zelle',
    'Region Forcing Chains': 'Forcing Chains eines Hauses',
  },
  typed: { 'Unique Rectangle': 'Eindeutiges Rechteck', 'Unique Loop': 'Eindeutige Schleife', BUG: 'BUG' },
  type: (name, number) => `${name} Typ ${number}`,
  dynamic: {
    Cell: 'Dynamische Forcing Chains einer Zelle',
    Region: 'Dynamische Forcing Chains eines Hauses',
    Contradiction: 'Dynamische Forcing Chains, Widerspruch',
    Double: 'Dynamische doppelte Forcing Chains',
  },
  nested: {
    'Forcing Chains': 'Forcing Chains',
    'Multiple Forcing Chains': 'mehrfache Forcing Chains',
    'Dynamic Forcing Chains': 'dynamische Forcing Chains',
  },
  with: (chain, nested) => `${chain} (+${nested && ` ${nested}`})`,
});
