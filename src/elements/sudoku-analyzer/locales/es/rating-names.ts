/** Spanish: techniques as only Sudoku Explainer names them. */
import { ratingNamesIn } from '../rating-names.js';

export const ratingNames = ratingNamesIn({
  names: {
    'Last Cell': 'Última casilla',
    'Direct Hidden Pair': 'Par oculto directo',
    'Direct Hidden Triplet': 'Trío oculto directo',
    'Naked Triplet': 'Trío desnudo',
    'Hidden Triplet': 'Trío oculto',
    'Naked Quad': 'Cuarteto desnudo',
    'Hidden Quad': 'Cuarteto oculto',
    'Aligned Pair Exclusion': 'Exclusión de par alineado',
    'Aligned Triplet Exclusion': 'Exclusión de trío alineado',
    'Bidirectional X-Cycle': 'Ciclo X bidireccional',
    'Bidirectional Y-Cycle': 'Ciclo Y bidireccional',
    'Bidirectional Cycle': 'Ciclo bidireccional',
    'Forcing X-Chain': 'Cadena X forzada',
    'Forcing Chain': 'Cadena forzada',
    'Direct Pointing': 'Pointing directo',
    'Direct Claiming': 'Claiming directo',
    'Nishio Forcing Chains': 'Cadenas forzadas Nishio',
    'Cell Forcing Chains': 'Cadenas forzadas de casilla',
    'Region Forcing Chains': 'Cadenas forzadas de unidad',
  },
  typed: { 'Unique Rectangle': 'Rectángulo único', 'Unique Loop': 'Bucle único', BUG: 'BUG' },
  type: (name, number) => `${name}, tipo ${number}`,
  dynamic: {
    Cell: 'Cadenas forzadas dinámicas de casilla',
    Region: 'Cadenas forzadas dinámicas de unidad',
    Contradiction: 'Cadenas forzadas dinámicas, contradicción',
    Double: 'Cadenas forzadas dinámicas dobles',
  },
  nested: {
    'Forcing Chains': 'cadenas forzadas',
    'Multiple Forcing Chains': 'cadenas forzadas múltiples',
    'Dynamic Forcing Chains': 'cadenas forzadas dinámicas',
  },
  with: (chain, nested) => `${chain} (+${nested && ` ${nested}`})`,
});
