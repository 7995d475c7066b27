/** What a page without a framework listens to. */
import 'hintwright/elements';
import type { BenchmarkReport } from 'hintwright/benchmark';
import type { MahjongReport } from 'hintwright/mahjong';
import type { QuoridorReport } from 'hintwright/quoridor';
import type { SudokuReport, SudokuRequest } from 'hintwright/sudoku';

const told: string[] = [];
const sudoku = document.createElement('sudoku-analyzer');
sudoku.addEventListener('analysis-start', ({ detail }: { detail: SudokuRequest }) => told.push(detail.grid));
sudoku.addEventListener('analysis-progress', ({ detail }) => told.push(`${detail.progress}`));
sudoku.addEventListener('analysis-end', ({ detail }: { detail: SudokuReport }) => told.push(detail.status));
sudoku.addEventListener('analysis-error', ({ detail }) => told.push(detail.code));
sudoku.addEventListener('position-change', ({ detail }) => told.push(detail.grid, detail.entries ?? ''));
sudoku.addEventListener('updategui', ({ detail }) => told.push(detail.currentState.flat().join('')));
sudoku.addEventListener('click', function ({ clientX }) {
  told.push(`${this.grid} ${clientX}`);
});

document.querySelector('mahjong-analyzer')?.addEventListener('analysis-end', (event) => {
  const { hand }: Readonly<MahjongReport> = event.detail;
  told.push(hand);
});
document.querySelector('quoridor-analyzer')?.addEventListener('analysis-end', (event) => {
  const { toMove }: Readonly<QuoridorReport> = event.detail;
  told.push(`${toMove}`);
});
const benchmark = document.createElement('analyzer-benchmark');
benchmark.addEventListener('analysis-end', ({ detail }: { detail: Readonly<BenchmarkReport> }) => {
  told.push(detail.date);
});
benchmark.addEventListener('position-change', ({ detail }) => told.push(detail.suite, `${detail.quick}`));
