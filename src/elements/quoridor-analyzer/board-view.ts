import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { placeOf, squareAt } from '../../quoridor/charts/pawn-guards.js';
import { type Board, pawnOn, squaresOf, walledSides } from './board.js';
import { drawBoard } from './board-drawing.js';
import { BoardKeys } from './board-keys.js';
import { BoardPointer } from './board-pointer.js';
import { extent, GROOVE, RIM } from './geometry.js';
import type { QuoridorHost } from './host.js';
import type { LinePreview } from './line-preview.js';
import { hintMarks, lineMarks, type Mark } from './marks.js';
import { isLegal, type Proposal } from './proposal.js';
import { strings } from './strings.js';

/** More numbers than these would crowd the board. */
const MOST_MARKS = 3;

/** The board: a drawing, over it a grid that says what each square is, and the pawn that arrows move. */
export class BoardView {
  readonly #keys: BoardKeys;
  readonly #pointer: BoardPointer;

  constructor(
    private readonly host: QuoridorHost,
    private readonly proposal: Proposal,
    private readonly preview: LinePreview,
  ) {
    this.#keys = new BoardKeys(host, proposal);
    this.#pointer = new BoardPointer(host, proposal, {
      choose: (square) => this.#keys.choose(square),
      focusPawn: () => host.renderRoot.querySelector<HTMLElement>('.pawn-handle')?.focus(),
    });
  }

  render(): TemplateResult | typeof nothing {
    const { host } = this;
    const { board, line } = host;
    if (!board) return nothing;
    const { moves } = this.preview;
    const move = moves.length > 0 ? null : this.proposal.move;
    const drawing = drawBoard({
      board,
      paths: host.figures?.paths ?? null,
      destinations: host.closed === null ? host.pawn.destinations : [],
      ghost: move === null || !host.figures ? null : { move, legal: isLegal(host, move) },
      marks: this.#marks(board, moves),
      last: line?.moves[line.at - 1] ?? null,
    });
    return html`<div class=${host.error ? 'board-frame spoiled' : 'board-frame'} part="board" .style=${tracks(board)}>
      <div class="ranks" aria-hidden="true">${names(board.rows, (i) => String(board.rows - i))}</div>
      <div
        class="board"
        @pointerdown=${this.#pointer.onDown}
        @pointermove=${this.#pointer.onMove}
        @pointerleave=${this.#pointer.onLeave}
        @click=${this.#pointer.onClick}
      >
        ${drawing} ${this.#grid(board)} ${this.#pawnHandle(board)}
      </div>
      <div class="files" aria-hidden="true">${names(board.columns, (i) => squareAt({ column: i + 1, row: 1 })[0]!)}</div>
    </div>`;
  }

  /** The line looked at, else the best moves: while they may still change the very best alone. */
  #marks(board: Board, line: readonly string[]): Mark[] {
    if (!this.host.figures) return [];
    if (line.length > 0) return lineMarks(board, line);
    return hintMarks(board, this.host.ranked, this.host.state === 'running' ? 1 : MOST_MARKS);
  }

  #grid(board: Board): TemplateResult {
    return html`<div
      class="grid"
      role="grid"
      aria-label=${strings.board(board.columns, board.rows)}
      aria-describedby="board-keys"
      aria-rowcount=${board.rows}
      aria-colcount=${board.columns}
      @keydown=${this.#keys.onGrid}
    >
      ${guard([board, this.host.language, this.host.closed, this.#settled.join(' '), this.#keys.active], () => this.#rows(board))}
    </div>`;
  }

  /** Left alone while a pointer moves over them. */
  #rows(board: Board): TemplateResult[] {
    return squaresOf(board).map(
      (row) => html`<div role="row" class="row">${row.map((square) => this.#cell(board, square))}</div>`,
    );
  }

  #cell(board: Board, square: string): TemplateResult {
    return html`<div
      role="gridcell"
      class="cell"
      data-square=${square}
      .style=${areaOf(board, square)}
      tabindex=${square === this.#keys.active ? 0 : -1}
      aria-label=${this.#label(board, square)}
      @focus=${() => this.#keys.visit(square)}
    ></div>`;
  }

  #label(board: Board, square: string): string {
    const place = placeOf(square);
    const pawn = pawnOn(board, square);
    const walled = walledSides(board, place);
    const notes = [
      pawn && strings.pawnOf(pawn),
      pawn && this.host.figures && strings.openTo(this.host.figures.exits[pawn - 1]!),
      walled.length > 0 && strings.wallTo(walled),
      isLegal(this.host, square) && strings.mayGo(),
      this.#rank(square),
      !pawn && place.row === board.rows && strings.goalOf(1),
      !pawn && place.row === 1 && strings.goalOf(2),
    ];
    return strings.noted([square, ...notes.filter((note) => typeof note === 'string')]);
  }

  /** The hints, once they no longer change. */
  get #settled(): string[] {
    const { figures, state, ranked } = this.host;
    return figures && state !== 'running' ? ranked.map(({ move }) => move) : [];
  }

  /** A hint to go there. */
  #rank(square: string): string | null {
    const index = this.#settled.indexOf(square);
    return index < 0 ? null : strings.hintNumber(index + 1);
  }

  /** The pawn whose turn it is, as a thing of its own that arrow keys move: in the grid they go from square to square. */
  #pawnHandle(board: Board): TemplateResult {
    const player = board.winner ?? board.toMove;
    const square = board.pawns[player - 1]!;
    return html`<div class="overlay">
      <div
        class="pawn-handle"
        role="application"
        aria-roledescription=${strings.pawnRole()}
        aria-label=${strings.after(strings.sentence(strings.pawnHandle(player, square)), strings.pawnKeys())}
        tabindex="0"
        .style=${areaOf(board, square)}
        @keydown=${this.#keys.onPawn}
        @blur=${() => this.host.pawn.disarm()}
      ></div>
      <span class="unseen" id="board-keys">${strings.boardKeys()}</span>
    </div>`;
  }
}

/** The tracks of rim, squares and grooves, as the drawing has them: a square's track has an even number. */
function tracks({ columns, rows }: Board): string {
  const of = (count: number) => `${RIM}fr 1fr repeat(${count - 1}, ${GROOVE}fr 1fr) ${RIM}fr`;
  return [
    `--columns: ${of(columns)}`,
    `--rows: ${of(rows)}`,
    `--shape: ${extent(columns)} / ${extent(rows)}`,
    `--across: ${columns}`,
  ].join('; ');
}

const areaOf = ({ rows }: Board, square: string): string => {
  const { column, row } = placeOf(square);
  return `grid-area: ${2 * (rows - row + 1)} / ${2 * column}`;
};

const names = (count: number, nameOf: (index: number) => string): TemplateResult[] =>
  Array.from({ length: count }, (_, i) => html`<span .style=${`--track: ${2 * i + 2}`}>${nameOf(i)}</span>`);
