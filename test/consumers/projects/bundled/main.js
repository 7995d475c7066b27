import { SudokuAnalyzer } from 'hintwright/sudoku';
import 'hintwright/elements';

const sudoku = new SudokuAnalyzer();
const grid = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const { solution } = await sudoku.analyze({ grid, rate: false, hints: 0 });
document.querySelector('output').value = solution;
await sudoku.dispose();
