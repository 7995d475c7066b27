import { placeOf } from '../../quoridor/charts/pawn-guards.js';
import { isWall, type WallDirection, wallName, wallNear, wallOf } from './board.js';
import type { QuoridorHost } from './host.js';
import { verdict } from './words.js';

type Look = 'hovered' | 'listed';

/** The move that is looked at before it is made: the one under the pointer, else one of the list, else the one put down. */
export class Proposal {
  readonly #looks = new Map<Look, string>();
  #pinned: string | null = null;

  constructor(private readonly host: QuoridorHost) {}

  /** The move to show as a ghost. */
  get move(): string | null {
    return this.#looks.get('hovered') ?? this.#looks.get('listed') ?? this.#pinned;
  }

  /** The move put down to be made or not: a wall by touch or by key, a row of the list that was pressed. */
  get pinned(): string | null {
    return this.#pinned;
  }

  /** The pinned move may be made. */
  get isLegal(): boolean {
    return this.#pinned !== null && isLegal(this.host, this.#pinned);
  }

  look(look: Look, move: string | null): void {
    if ((this.#looks.get(look) ?? null) === move) return;
    if (move === null) this.#looks.delete(look);
    else this.#looks.set(look, move);
    this.host.requestUpdate();
  }

  /** Puts a move down, and says what it would do or why it is not possible. */
  pin(move: string): void {
    const { figures } = this.host;
    if (!figures) return;
    this.#pinned = move;
    this.host.announce(() => verdict(figures, move));
    this.host.requestUpdate();
  }

  /** Puts a wall down above or right of a square; the same wall again takes it away. Returns whether one is there now. */
  propose(square: string, direction: WallDirection): boolean {
    const { board } = this.host;
    if (!board) return false;
    const wall = wallName(wallNear(board, { ...placeOf(square), direction }));
    if (wall === this.#pinned) this.release();
    else this.pin(wall);
    return this.#pinned !== null;
  }

  /** Takes the wall put down along to another square. */
  carry(square: string): void {
    const { board } = this.host;
    if (!board || this.#pinned === null || !isWall(this.#pinned)) return;
    const { direction } = wallOf(this.#pinned);
    const wall = wallName(wallNear(board, { ...placeOf(square), direction }));
    if (wall !== this.#pinned) this.pin(wall);
  }

  /** The other way round, at the same place. */
  turn(): void {
    if (this.#pinned === null || !isWall(this.#pinned)) return;
    const wall = wallOf(this.#pinned);
    this.pin(wallName({ ...wall, direction: wall.direction === 'h' ? 'v' : 'h' }));
  }

  /** Makes the pinned move; one that is not possible only says why. */
  confirm(): void {
    const move = this.#pinned;
    if (move === null) return;
    if (isLegal(this.host, move)) this.host.play(move);
    else this.pin(move);
  }

  release(): void {
    this.#pinned = null;
    this.host.requestUpdate();
  }

  clear(): void {
    this.#looks.clear();
    this.#pinned = null;
  }
}

export function isLegal({ figures }: QuoridorHost, move: string): boolean {
  return figures?.legalMoves.includes(move) ?? false;
}
