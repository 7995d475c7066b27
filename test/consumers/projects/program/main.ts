import { AnalyzerPool, HintwrightError } from 'hintwright';
import { MahjongAnalyzer, type MahjongReport, parseHand } from 'hintwright/mahjong';
import { QuoridorAnalyzer } from 'hintwright/quoridor';
import { SudokuAnalyzer } from 'hintwright/sudoku';

const mahjong = new AnalyzerPool(() => new MahjongAnalyzer(), 2);
const report: MahjongReport = await mahjong.analyze({ hand: '33789m35689p2334s', draws: 6 });
const refused: unknown = await mahjong.analyze({ hand: '33789x' }).catch((error: unknown) => error);
const quoridor = new QuoridorAnalyzer();
const { legalMoves } = await quoridor.analyze({ position: 'e2 e8 e3 d6h', nodes: 2000, seed: 1 });
const sudoku = new SudokuAnalyzer();
const grid = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const { status } = await sudoku.analyze({ grid, rate: false, hints: 0 });
await Promise.all([mahjong.dispose(), quoridor.dispose(), sudoku.dispose()]);

const answers: [number, string | null, boolean, string | false, number, string] = [
  report.shanten.best,
  report.hints[0]?.discard ?? null,
  parseHand('123m').ok,
  refused instanceof HintwrightError && refused.code,
  legalMoves.length,
  status,
];
console.log(JSON.stringify(answers));
