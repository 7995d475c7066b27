import type { QuoridorReport } from '../../quoridor/types.js';
import { afterMove, type Board, boardOf } from './board.js';
import { at, type GameLine, lineFrom, lineText, movesPlayed, newLine, played } from './game-line.js';
import { PawnDriver } from './pawn-driver.js';

/**
 * The game on the board: its line, what lies on the board, and which position the figures are of. A move shows at once; no
 * other can be made until the report of the new position is here.
 */
export class Game {
  readonly pawn = new PawnDriver();
  /** Null until the first report of a position that was entered. */
  line: GameLine | null = null;
  board: Board | null = null;
  /** The last report, of this position or of one before. */
  report: QuoridorReport | null = null;
  /** The line that stood before a position was entered, until that one is read: a slip of the pen loses no game. */
  #before: GameLine | null = null;
  #isOpen = false;
  #entered = '';
  /** Boards that were seen, by the line's text: going back shows them at once. */
  readonly #boards = new Map<string, Board>();

  /** The figures of the position as it stands; null until they are here. */
  get figures(): QuoridorReport | null {
    return this.#isOpen ? this.report : null;
  }

  get text(): string {
    return this.line ? lineText(this.line) : this.#entered;
  }

  /** Another position was entered than the line has led to. */
  enter(position: string): void {
    this.#entered = position;
    this.#isOpen = false;
    this.#before = this.line ?? this.#before;
    this.line = null;
  }

  /** Takes a report of the position as it stands. */
  take(report: QuoridorReport): void {
    const isKnown = this.#isOpen && report.position === this.report?.position;
    const board = boardOf(report);
    this.report = report;
    // Only its hints are new.
    if (isKnown && this.line) return;
    this.#isOpen = true;
    if (!this.line) this.#begin(report);
    this.board = board;
    this.#boards.set(this.text, board);
    this.pawn.place(report);
  }

  /** Forgets the report; the board stays. */
  drop(): void {
    this.report = null;
    this.#isOpen = false;
  }

  get canUndo(): boolean {
    return this.line ? this.line.at > 0 : this.#before !== null;
  }

  /** A move back, or back to the game that stood before a text that can't be read. */
  undo(): boolean {
    if (this.line || !this.#before) return this.goTo((this.line?.at ?? 0) - 1);
    this.line = this.#before;
    this.#before = null;
    return true;
  }

  #begin(report: QuoridorReport): void {
    this.line = this.#entered.includes('/') ? lineFrom(boardOf(report)) : newLine(report.moves);
    this.#before = null;
    this.#boards.clear();
  }

  /** Shows a legal move; a pawn's goes through its chart. */
  play(move: string): void {
    if (!this.line || !this.board) return;
    this.pawn.moveTo(move);
    this.line = played(this.line, move);
    this.board = afterMove(this.board, move);
    this.#isOpen = false;
  }

  /** Forgets the moves that were taken back. */
  cut(): void {
    if (this.line) this.line = { ...this.line, moves: movesPlayed(this.line) };
  }

  /** Goes to another position of the line; false where there is none. */
  goTo(ply: number): boolean {
    if (!this.line) return false;
    const line = at(this.line, ply);
    if (line.at === this.line.at) return false;
    this.line = line;
    this.board = this.#boards.get(lineText(line)) ?? this.board;
    this.#isOpen = false;
    return true;
  }
}
