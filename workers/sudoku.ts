/** The Sudoku worker, the same script in browsers and in Node. */
import { serve } from '../src/engine/serve.js';
import { createSudokuService } from '../src/sudoku/service.js';

serve(createSudokuService);
