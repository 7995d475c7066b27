/** What the module offers of ratings. The caller writes the digits, begins, and goes on until the grid is solved. */
export { HINT as RATING_HINT, VALUES as RATING_VALUES } from './memory';
export { beginSolving as ratingBegin, solveOn as ratingStep } from './solve';
