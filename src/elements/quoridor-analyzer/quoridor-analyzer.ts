import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { Hint, Notation, QuoridorReport, QuoridorRequest } from '../../quoridor/types.js';
import { AnalyzerElement } from '../shared/analyzer-element.js';
import { figure, primitive } from '../shared/attributes.js';
import { actionsView } from './actions-view.js';
import { answerView } from './answer-view.js';
import type { Board } from './board.js';
import { BoardView } from './board-view.js';
import { EffectsView } from './effects-view.js';
import { sharedQuoridor } from './engine.js';
import { type FiguresHost, FiguresView } from './figures-view.js';
import type { GameLine } from './game-line.js';
import { HintsView } from './hints-view.js';
import { HistoryView } from './history-view.js';
import { type InputHost, InputView } from './input-view.js';
import { LinePreview } from './line-preview.js';
import { Narrator } from './narrator.js';
import { Opponent, type OpponentHost } from './opponent.js';
import { OpponentView } from './opponent-view.js';
import { playerView } from './player-view.js';
import { Playing, type PlayingHost } from './playing.js';
import { Proposal } from './proposal.js';
import { POSITION_FIELDS } from './request.js';
import { rewrite } from './rewrite.js';
import { Search, type SearchHost } from './search.js';
import { type Setup, type SetupHost, SetupView } from './setup-view.js';
import { statusView } from './status-view.js';
import { phrasebook, strings } from './strings.js';
import { styles } from './styles.js';
import { WinBar } from './win-bar.js';

/**
 * A Quoridor board and the best moves: pawns and walls by pointer, touch and keyboard, both shortest paths, moves that can be
 * taken back, the game as text, the computer as an opponent. It analyzes by itself whenever a property changes.
 *
 * @summary Analyzes a Quoridor position in the reader's browser.
 * @tagname quoridor-analyzer
 *
 * @attr {string} position - Moves from the start, `e2 e8 e3 d6h`, or five parts, `d4f7 / a2a8 / e4 e6 / 7 8 / 2`; empty: the start.
 * @attr {number} columns - 2 to 9; default 9.
 * @attr {number} rows - 2 to 9; default 9.
 * @attr {number} walls - Walls that each player starts with; default 10.
 * @attr {string} notation - How `position` is written: `modern` (default), `glendenning` or `qtp`.
 * @attr {number} time-ms - Time to search, in milliseconds; default 1000.
 * @attr {number} depth - Plies to search to.
 * @attr {number} nodes - Positions to search.
 * @attr {number} lines - Moves to rank; default 3. 0: none, only what each move does.
 * @attr {number} seed - With `nodes`, the same report on every machine; also decides the whims of a computer that plays.
 * @attr {string} lang - The language it speaks, see docs/languages.md; else English. Default that of the nearest ancestor that tells one.
 * @attr {string} hints - `off`: nothing is searched and no best move shown until the user asks for it.
 *
 * @fires {AnalysisStartEvent<QuoridorRequest>} analysis-start - A run begins; `detail` is the request.
 * @fires {AnalysisProgressEvent<QuoridorReport>} analysis-progress - Figures so far; `detail` is a report.
 * @fires {AnalysisEndEvent<QuoridorReport>} analysis-end - A run has ended; `detail` is the report.
 * @fires {AnalysisErrorEvent} analysis-error - A run has failed; `detail` is a HintwrightError.
 * @fires {PositionChangeEvent<QuoridorRequest>} position-change - The user has moved, gone back or entered a position; `detail` is
 *   `{ position, columns, rows, walls }`, the last three where they are set.
 *
 * @csspart board - The board with its file and rank names.
 * @csspart wall - A wall, or the ghost of one.
 * @csspart pawn - A pawn.
 * @csspart path - A player's shortest path.
 * @csspart player - A player's line above or below the board.
 * @csspart input - The game as text and its buttons.
 * @csspart setup - The board's size and walls.
 * @csspart moves - The moves so far.
 * @csspart headline - The sentence that answers.
 * @csspart win - Who is likelier to win.
 * @csspart hints - The best moves.
 * @csspart hint - One row of them.
 * @csspart line - A hint's line of play.
 * @csspart turn - Whose turn it is against the computer.
 * @csspart opponent - The choice of side and level.
 * @csspart effects - What each move does.
 * @csspart effect - One row of it.
 * @csspart bar - A row's bar.
 * @csspart status - The line at the foot.
 *
 * @cssprop [--hintwright-accent] - The best move and the focus ring.
 * @cssprop [--hintwright-error] - What is wrong.
 * @cssprop [--hintwright-muted] - Secondary text.
 * @cssprop [--hintwright-line] - Hairlines.
 * @cssprop [--hintwright-track] - The empty part of a bar.
 * @cssprop [--hintwright-surface] - The background; default none.
 * @cssprop [--hintwright-radius=6px] - Corners.
 * @cssprop [--hintwright-board] - The grooves and the rim.
 * @cssprop [--hintwright-square] - The squares.
 * @cssprop [--hintwright-wall] - The walls.
 * @cssprop [--hintwright-player-1] - Player 1's pawn and path.
 * @cssprop [--hintwright-player-2] - Player 2's pawn and path.
 */
export class QuoridorAnalyzerElement
  extends AnalyzerElement<QuoridorRequest, QuoridorReport, QuoridorRequest>
  implements InputHost, SetupHost, FiguresHost, OpponentHost, PlayingHost, SearchHost
{
  static override styles = styles;

  @property(primitive) position = '';
  @property(figure('columns')) columns: number | undefined;
  @property(figure('rows')) rows: number | undefined;
  @property(figure('walls')) walls: number | undefined;
  @property(primitive) notation: Notation | undefined;
  @property(figure('time-ms')) timeMs: number | undefined;
  @property(figure('depth')) depth: number | undefined;
  @property(figure('nodes')) nodes: number | undefined;
  @property(figure('lines')) lines: number | undefined;
  @property(figure('seed')) seed: number | undefined;
  @property(primitive) hints: 'off' | undefined;

  protected override readonly engine = sharedQuoridor;
  protected override readonly phrasebook = phrasebook;
  readonly #search = new Search(this);
  readonly #narrator = new Narrator(this);
  readonly #playing = new Playing(this, this.#narrator, () => this.#forget());
  readonly #game = this.#playing.game;
  readonly #proposal = new Proposal(this);
  readonly #preview = new LinePreview(this);
  readonly #boardView = new BoardView(this, this.#proposal, this.#preview);
  readonly #history = new HistoryView(this);
  readonly #input = new InputView(this);
  readonly #setup = new SetupView(this);
  readonly #figures = new FiguresView(this, {
    bar: new WinBar(this),
    hints: new HintsView(this, this.#proposal, this.#preview),
    effects: new EffectsView(this, this.#proposal),
  });
  /** @internal */
  readonly opponent = new Opponent(this, this.#search);
  readonly #opponentView = new OpponentView(this, this.opponent);

  protected override dependencies(): unknown[] {
    return this.#search.dependencies;
  }

  protected override asked(): QuoridorRequest {
    return this.#search.request;
  }

  /** @internal */
  get shown(): QuoridorReport | null {
    return this.#game.report;
  }

  /** @internal */
  get figures(): QuoridorReport | null {
    return this.error ? null : this.#game.figures;
  }

  /** @internal */
  get closed(): (() => string) | null {
    const { figures } = this;
    if (!figures) return strings.notYet;
    if (figures.winner) return strings.isOver;
    return this.opponent.isTurn ? strings.thinking : null;
  }

  /** @internal */
  get spoils(): boolean {
    return this.hints !== 'off';
  }

  /** @internal */
  get hinted(): boolean {
    return this.spoils && this.lines !== 0;
  }

  /** @internal */
  get ranked(): readonly Hint[] {
    return (this.hinted && this.shown?.hints) || [];
  }

  /** @internal */
  cut(): void {
    this.#game.cut();
  }

  /** @internal */
  rank(lines: number): void {
    this.lines = lines;
  }

  /** @internal */
  get board(): Board | null {
    return this.#game.board;
  }

  /** @internal */
  get line(): GameLine | null {
    return this.#game.line;
  }

  /** @internal */
  get pawn() {
    return this.#game.pawn;
  }

  /** @internal */
  get setup(): Setup {
    const { board } = this;
    return {
      columns: this.columns ?? board?.columns ?? 9,
      rows: this.rows ?? board?.rows ?? 9,
      walls: this.walls ?? 10,
    };
  }

  /** @internal */
  write(text: string): string {
    return rewrite(text, this.setup, this.notation ?? 'modern');
  }

  /** @internal */
  play(move: string): void {
    if (this.closed) this.announce(this.closed);
    else this.#playing.make(move);
  }

  /** @internal */
  answer(move: string): void {
    this.#playing.answer(move);
  }

  /** @internal */
  goTo(ply: number): void {
    this.#playing.goTo(ply);
  }

  /** @internal */
  get canUndo(): boolean {
    return this.#playing.canUndo;
  }

  /** @internal */
  undo(): void {
    this.#playing.undo();
  }

  /** @internal */
  redo(): void {
    this.#playing.redo();
  }

  /** @internal */
  enter(position: string): void {
    this.#playing.enter(position);
  }

  /** @internal */
  begin(setup: Setup): void {
    this.#playing.begin(setup);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#input.drop();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const isEntered = !this.hasUpdated || POSITION_FIELDS.some((field) => changed.has(field));
    if (isEntered || changed.has('timeMs')) this.#search.reset();
    if (isEntered) this.#playing.takePosition();
    else this.#takeFigures();
    this.#narrator.follow();
  }

  protected override render(): TemplateResult {
    const { shown, error } = this;
    return html`<div class="frame" lang=${this.language}>
      <section class="position" role="group" role="group" aria-label=${strings.position()}>
        ${playerView(this, 2)} ${this.#boardView.render()} ${playerView(this, 1)}
        ${this.#opponentView.turn()} ${this.#actions()} ${this.#opponentView.panel()} ${this.#setup.render()}
      </section>
      <section class="answer" role="group" role="group" aria-label=${strings.answer()} aria-busy=${this.state === 'running'}>
        ${answerView(this, this.#input.isUnfinished())} ${shown && !error ? this.#figures.render(shown) : nothing}
      </section>
      <section class="record" role="group" role="group" aria-label=${strings.record()}>${this.#history.render()} ${this.#input.render()}</section>
      ${statusView(this, this.#search, this.run.stopped)} ${this.liveRegion()}
    </div>`;
  }

  #actions(): TemplateResult {
    return actionsView(this, this.#proposal, {
      begin: () => this.#playing.begin(),
      setup: this.#setup.button(),
      opponent: this.#opponentView.button(),
    });
  }

  protected override dropFigures(): void {
    this.#game.drop();
  }

  /** Those of the last run, if it was about this position: a new position runs only after this. */
  #takeFigures(): void {
    const { partial, report, state } = this.run;
    const fresh = partial ?? (state === 'done' ? report : null);
    if (fresh) this.#playing.takeFigures(fresh, fresh === partial);
  }

  #forget(): void {
    this.#proposal.clear();
    this.#preview.clear();
    this.#input.drop();
  }
}
