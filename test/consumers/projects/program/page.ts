/** What a page without a framework listens to. */
import 'hintwright/elements';
import type { BenchmarkReport } from 'hintwright/benchmark';
import type { HintwrightElements } from 'hintwright/jsx';
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

/** Tags and elements agree on what events tell. */
declare const on: { [Tag in keyof HintwrightElements]: Required<HintwrightElements[Tag]> };
const mahjong = document.createElement('mahjong-analyzer');
mahjong.addEventListener('analysis-start', on['mahjong-analyzer']['onanalysis-start']);
mahjong.addEventListener('position-change', on['mahjong-analyzer']['onposition-change']);
const quoridor = document.createElement('quoridor-analyzer');
quoridor.addEventListener('analysis-end', on['quoridor-analyzer']['onanalysis-end']);
quoridor.addEventListener('position-change', on['quoridor-analyzer']['onposition-change']);
sudoku.addEventListener('analysis-progress', on['sudoku-analyzer']['onanalysis-progress']);
sudoku.addEventListener('position-change', on['sudoku-analyzer']['onposition-change']);
sudoku.addEventListener('updategui', on['sudoku-analyzer'].onupdategui);
benchmark.addEventListener('analysis-start', on['analyzer-benchmark']['onanalysis-start']);
benchmark.addEventListener('position-change', on['analyzer-benchmark']['onposition-change']);
// @ts-expect-error The user of a board enters no hand.
quoridor.addEventListener('position-change', on['mahjong-analyzer']['onposition-change']);
