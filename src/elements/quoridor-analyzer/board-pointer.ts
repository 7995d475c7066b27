import { squareAt } from '../../quoridor/charts/pawn-guards.js';
import { type Board, isWall, wallName } from './board.js';
import { extent, hitAt, isNear, type Spot, wallBox } from './geometry.js';
import type { QuoridorHost } from './host.js';
import { isLegal, type Proposal } from './proposal.js';

/** How far a groove draws a mouse in, in squares, and how far a finger that does not aim at a square to go to. */
const MOUSE_REACH = 0.1;
const FINGER_REACH = 0.5;
const FINGER_REACH_AT_TARGET = 0.2;
/** A second tap so near to the proposed wall lays it. */
const TAP_AGAIN = 0.45;

/**
 * The board by pointer. A mouse sees the wall under it as a ghost and lays it with a click. A tap puts the ghost down, and a
 * second tap on it lays it: a finger hides what it points at.
 */
export class BoardPointer {
  #isTouch = false;

  constructor(
    private readonly host: QuoridorHost,
    private readonly proposal: Proposal,
    private readonly actions: { choose(square: string): void; focusPawn(): void },
  ) {}

  onDown = (event: PointerEvent): void => {
    this.#isTouch = event.pointerType === 'touch';
  };

  onMove = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' || !this.#isOpen) return;
    const move = this.#moveAt(spotOf(event, this.host), MOUSE_REACH);
    const isThere = move !== null && this.host.board?.walls.includes(move);
    this.proposal.look('hovered', isThere ? null : move);
  };

  onLeave = (): void => this.proposal.look('hovered', null);

  onClick = (event: MouseEvent): void => {
    const square = (event.target as Element).closest<HTMLElement>('[data-square]')?.dataset.square;
    // Without a pointer, as assistive technology clicks: the square that was meant is the target.
    if (event.detail === 0 && square) this.actions.choose(square);
    else if (this.host.closed) this.host.announce(this.host.closed);
    else if (this.#isTouch) this.#tap(spotOf(event, this.host));
    else this.#press(spotOf(event, this.host));
  };

  get #isOpen(): boolean {
    return this.host.closed === null;
  }

  #press(spot: Spot): void {
    const { board, figures } = this.host;
    if (!board || !figures) return;
    const move = this.#moveAt(spot, MOUSE_REACH);
    if (move && isLegal(this.host, move)) this.host.play(move);
    else if (move && this.#isOpen) this.#refuse(move);
    else if (isOn(spot, board.pawns[board.toMove - 1]!, board)) this.actions.focusPawn();
  }

  #refuse(move: string): void {
    this.proposal.look('hovered', null);
    this.proposal.pin(move);
  }

  #tap(spot: Spot): void {
    const { board } = this.host;
    if (!board || !this.#isOpen) return;
    const { pinned } = this.proposal;
    if (pinned && isWall(pinned) && isNear(spot, wallBox(board, pinned), TAP_AGAIN)) this.proposal.confirm();
    else this.#point(spot, board, pinned === null);
  }

  /** A square to go to, unless a wall is being put down, else the nearest wall. */
  #point(spot: Spot, board: Board, mayGo: boolean): void {
    const target = mayGo ? this.#moveAt(spot, FINGER_REACH_AT_TARGET) : null;
    const hit = hitAt(board, spot, FINGER_REACH);
    if (target && !isWall(target)) this.actions.choose(target);
    else if ('wall' in hit) this.proposal.pin(wallName(hit.wall));
  }

  /** The wall that a point means, or the square if the pawn may go there. */
  #moveAt(spot: Spot, reach: number): string | null {
    const { board, pawn } = this.host;
    if (!board) return null;
    const hit = hitAt(board, spot, reach);
    if ('wall' in hit) return wallName(hit.wall);
    const square = squareAt(hit.square);
    return pawn.destinations.includes(square) ? square : null;
  }
}

function isOn(spot: Spot, square: string, board: Board): boolean {
  const hit = hitAt(board, spot, MOUSE_REACH);
  return 'square' in hit && squareAt(hit.square) === square;
}

/** Where on the board an event lies, in the board's units. */
function spotOf({ clientX, clientY }: MouseEvent, { renderRoot, board }: QuoridorHost): Spot {
  const drawing = renderRoot.querySelector('.drawing');
  if (!drawing || !board) return { x: 0, y: 0 };
  const { left, top, width, height } = drawing.getBoundingClientRect();
  return {
    x: ((clientX - left) / width) * extent(board.columns),
    y: ((clientY - top) / height) * extent(board.rows),
  };
}
