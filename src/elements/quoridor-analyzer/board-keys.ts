import { placeOf, squareAt } from '../../quoridor/charts/pawn-guards.js';
import type { Direction } from '../../quoridor/types.js';
import { cellByKey } from '../shared/grid-keys.js';
import { historyKey, isPlain, letterOf } from '../shared/keys.js';
import type { WallDirection } from './board.js';
import type { QuoridorHost } from './host.js';
import { isLegal, type Proposal } from './proposal.js';
import { strings } from './strings.js';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'north',
  ArrowRight: 'east',
  ArrowDown: 'south',
  ArrowLeft: 'west',
};

/**
 * The board by keyboard. On the pawn, arrows move it; on the grid, arrows go from square to square and take a proposed wall
 * along. On both H and V propose walls, Enter makes what is proposed, Escape takes it away, Ctrl+Z and Ctrl+Y go back and on.
 */
export class BoardKeys {
  /** The square that Tab reaches; null until one was visited: then the pawn's. */
  #active: string | null = null;

  constructor(
    private readonly host: QuoridorHost,
    private readonly proposal: Proposal,
  ) {}

  get active(): string {
    const { board } = this.host;
    if (!board) return 'a1';
    const pawn = board.pawns[board.toMove - 1]!;
    if (this.#active === null) return pawn;
    const { column, row } = placeOf(this.#active);
    return column <= board.columns && row <= board.rows ? this.#active : pawn;
  }

  visit(square: string): void {
    if (square === this.#active) return;
    this.#active = square;
    this.host.requestUpdate();
  }

  /** A key on the pawn. */
  onPawn = (event: KeyboardEvent): void => {
    const direction = isPlain(event) ? ARROWS[event.key] : undefined;
    if (direction) this.#steer(direction);
    else if (event.key === 'Escape' && this.host.pawn.disarm()) this.host.announce(strings.cancelled);
    else if (!this.#onWallKey(event, this.#pawnSquare()) && !this.#onHistoryKey(event)) return;
    event.preventDefault();
  };

  /** A key on the grid. */
  onGrid = (event: KeyboardEvent): void => {
    const used = this.#onGridKey(event) || this.#onHistoryKey(event);
    if (used) event.preventDefault();
  };

  /** Moves the pawn to a square that it may go to; of any other square says that it may not. */
  choose(square: string): void {
    if (this.host.closed) this.host.announce(this.host.closed);
    else if (isLegal(this.host, square)) this.host.play(square);
    else if (this.#isOpen()) this.host.announce(() => strings.mayNotGo(square));
  }

  #onGridKey(event: KeyboardEvent): boolean {
    if (this.#onWallKey(event, this.active)) return true;
    if (event.key === 'Enter' || event.key === ' ') {
      if (this.proposal.pinned) this.proposal.confirm();
      else this.choose(this.active);
      return true;
    }
    return this.#onMoveKey(event);
  }

  #onMoveKey(event: KeyboardEvent): boolean {
    const { board } = this.host;
    if (!board || event.altKey || event.metaKey) return false;
    const { column, row } = placeOf(this.active);
    const from = { row: board.rows - row, column: column - 1 };
    const lengths = new Array<number>(board.rows).fill(board.columns);
    const cell = cellByKey(event.key, event.ctrlKey, from, lengths);
    if (!cell) return false;
    this.#focus(squareAt({ column: cell.column + 1, row: board.rows - cell.row }));
    return true;
  }

  #onWallKey(event: KeyboardEvent, square: string): boolean {
    const key = letterOf(event);
    if (event.key === 'Escape' && this.proposal.pinned) {
      this.proposal.release();
      this.host.announce(strings.cancelled);
      return true;
    }
    if ((key !== 'h' && key !== 'v') || !isPlain(event)) return false;
    this.#propose(square, key);
    return true;
  }

  #propose(square: string, direction: WallDirection): void {
    if (!this.#isOpen()) return;
    if (!this.proposal.propose(square, direction)) this.host.announce(strings.cancelled);
    this.#focus(square);
  }

  #onHistoryKey(event: KeyboardEvent): boolean {
    const way = historyKey(event);
    if (way === 'undo') this.host.undo();
    else if (way === 'redo') this.host.redo();
    return way !== null;
  }

  #steer(direction: Direction): void {
    if (!this.#isOpen()) return;
    const steered = this.host.pawn.steer(direction);
    if (steered.kind === 'moved') this.host.play(steered.square);
    else if (steered.kind === 'armed') this.host.announce(() => strings.armed(steered.sides));
    else this.host.announce(() => strings.refused(direction, steered.by));
  }

  /** A move can be made; says why where none can. */
  #isOpen(): boolean {
    const { closed } = this.host;
    if (closed) this.host.announce(closed);
    return closed === null;
  }

  #pawnSquare(): string {
    const { board } = this.host;
    return board ? board.pawns[board.toMove - 1]! : this.active;
  }

  /** Goes to a square, a proposed wall with it. */
  #focus(square: string): void {
    this.visit(square);
    this.proposal.carry(square);
    void this.host.updateComplete.then(() => {
      this.host.renderRoot.querySelector<HTMLElement>('.cell[tabindex="0"]')?.focus();
    });
  }
}
