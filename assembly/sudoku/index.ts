/** What the Sudoku module offers. */
export * from './general/exports';
