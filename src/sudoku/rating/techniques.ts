/** The techniques of the rating in the order of their numbers (assembly/sudoku/rating/scale.ts), named as Sudoku Explainer names them. */
const NESTED = [
  '',
  ' (+)',
  ' (+ Forcing Chains)',
  ' (+ Multiple Forcing Chains)',
  ' (+ Dynamic Forcing Chains)',
];
const DYNAMIC = ['Cell', 'Region', 'Contradiction', 'Double'];
const TYPES = [1, 2, 3, 4];

export const RATING_TECHNIQUES: readonly string[] = [
  ...[
    'Last Cell',
    'Hidden Single',
    'Direct Pointing',
    'Direct Claiming',
    'Direct Hidden Pair',
    'Naked Single',
  ],
  ...[
    'Direct Hidden Triplet',
    'Pointing',
    'Claiming',
    'Naked Pair',
    'X-Wing',
    'Hidden Pair',
    'Naked Triplet',
  ],
  ...['Swordfish', 'Hidden Triplet', 'XY-Wing', 'XYZ-Wing'],
  ...TYPES.map((type) => `Unique Rectangle type ${type}`),
  ...TYPES.map((type) => `Unique Loop type ${type}`),
  ...['Naked Quad', 'Jellyfish', 'Hidden Quad'],
  ...TYPES.map((type) => `BUG type ${type}`),
  ...['Aligned Pair Exclusion', 'Bidirectional X-Cycle', 'Bidirectional Y-Cycle', 'Bidirectional Cycle'],
  ...[
    'Turbot Fish',
    'Forcing X-Chain',
    'Forcing Chain',
    'Aligned Triplet Exclusion',
    'Nishio Forcing Chains',
  ],
  ...['Cell Forcing Chains', 'Region Forcing Chains'],
  ...NESTED.flatMap((suffix) => DYNAMIC.map((kind) => `Dynamic ${kind} Forcing Chains${suffix}`)),
];
