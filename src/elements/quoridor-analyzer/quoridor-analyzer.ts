import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { HintwrightError } from '../../errors.js';
import type { Notation, QuoridorReport, QuoridorRequest } from '../../quoridor/types.js';
import { AnalysisRun, type AnalysisState, type Analyzer } from '../shared/analysis-run.js';
import { figure, primitive, toAttribute } from '../shared/attributes.js';
import { PositionChangeEvent } from '../shared/events.js';
import { LiveRegion } from '../shared/live-region.js';
import { renderTurns } from '../shared/render-turns.js';
import { actionsView } from './actions-view.js';
import { answerView } from './answer-view.js';
import type { Board } from './board.js';
import { BoardView } from './board-view.js';
import { EffectsView } from './effects-view.js';
import { sharedQuoridor } from './engine.js';
import { Game } from './game.js';
import type { GameLine } from './game-line.js';
import { HistoryView } from './history-view.js';
import { type InputHost, InputView } from './input-view.js';
import { playerView } from './player-view.js';
import { Proposal } from './proposal.js';
import { POSITION_FIELDS, positionKey, requestArgs, requestOf } from './request.js';
import { rewrite } from './rewrite.js';
import { type Setup, type SetupHost, SetupView } from './setup-view.js';
import { statusView } from './status-view.js';
import { strings } from './strings.js';
import { styles } from './styles.js';
import { headline } from './words.js';

/**
 * A Quoridor board and what each move does: pawns and walls by pointer, touch and keyboard, both shortest paths, moves that
 * can be taken back, the game as text. It analyzes by itself whenever a property changes.
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
 * @attr {number} lines - Moves to rank; default 3.
 * @attr {number} seed - With `nodes`, the same report on every machine.
 *
 * @fires {AnalysisStartEvent} analysis-start - A run begins; `detail` is the request.
 * @fires {AnalysisProgressEvent} analysis-progress - Figures so far; `detail` is a report.
 * @fires {AnalysisEndEvent} analysis-end - A run has ended; `detail` is the report.
 * @fires {AnalysisErrorEvent} analysis-error - A run has failed; `detail` is a HintwrightError.
 * @fires {PositionChangeEvent} position-change - The user has moved, gone back or entered a position; `detail` is
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
 * @csspart effects - What each move does.
 * @csspart effect - One row of it.
 * @csspart bar - A row's bar.
 * @csspart status - The line at the foot.
 *
 * @cssprop [--hintwright-accent] - The focus ring.
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
export class QuoridorAnalyzerElement extends LitElement implements InputHost, SetupHost {
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
  /** Another analyzer than the one that the page's elements share. */
  @property({ attribute: false }) analyzer: Analyzer<QuoridorRequest, QuoridorReport> | undefined;

  readonly #run = new AnalysisRun<QuoridorRequest, QuoridorReport>(this, {
    args: () => [this.analyzer, ...requestArgs(this)],
    request: () => requestOf(this),
    analyzer: () => this.analyzer ?? sharedQuoridor.value,
  });
  readonly #game = new Game();
  readonly #live = new LiveRegion(this);
  readonly #proposal = new Proposal(this);
  readonly #boardView = new BoardView(this, this.#proposal);
  readonly #history = new HistoryView(this);
  readonly #input = new InputView(this);
  readonly #setup = new SetupView(this);
  readonly #effects = new EffectsView(this, this.#proposal);
  /** The position that the game stands at: any other was entered. */
  #led = '';
  #announced: unknown = null;
  /** What the user has just done, to be spoken with what follows from it. */
  #news = '';

  /** The last report; null before the first. */
  get report(): QuoridorReport | null {
    return this.#run.report;
  }

  get state(): AnalysisState {
    return this.#run.state;
  }

  /** Why the last run failed; null unless `state` is `error`. */
  get error(): HintwrightError | null {
    return this.#run.error;
  }

  /** Analyzes now, in place of any run under way. Resolves with null if the run fails, is stopped or is replaced. */
  analyze(): Promise<QuoridorReport | null> {
    return this.#run.analyze();
  }

  /** Ends the run under way; figures it already has become the report. */
  stop(): void {
    this.#run.stop();
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
    const mover = this.#game.board?.toMove ?? 1;
    this.#news = move.length === 2 ? strings.moved(mover, move) : strings.laid(mover, move);
    this.#game.play(move);
    this.#follow();
  }

  /** @internal */
  goTo(ply: number): void {
    if (this.#game.goTo(ply)) this.#back();
  }

  /** @internal */
  get canUndo(): boolean {
    return this.#game.canUndo;
  }

  /** @internal */
  undo(): void {
    if (this.#game.undo()) this.#back();
  }

  /** @internal */
  redo(): void {
    this.goTo((this.line?.at ?? 0) + 1);
  }

  /** @internal */
  enter(position: string): void {
    if (position === this.position) return;
    this.position = position;
    this.#tell();
  }

  /** @internal */
  begin(setup: Setup): void {
    Object.assign(this, setup, { position: '' });
    this.#tell();
  }

  /** @internal */
  announce(sentence: string): void {
    this.#live.announce(sentence);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    sharedQuoridor.acquire();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    sharedQuoridor.release();
    this.#input.drop();
  }

  /** The first rendering is a task of its own, so that it does not lengthen the one that loads the module. */
  protected override async scheduleUpdate(): Promise<void> {
    if (!this.hasUpdated) await new Promise((done) => setTimeout(done));
    const turn = renderTurns.take(this);
    if (turn) await turn;
    super.scheduleUpdate();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const isEntered = !this.hasUpdated || POSITION_FIELDS.some((field) => changed.has(field));
    if (isEntered && positionKey(this) !== this.#led) this.#takePosition();
    else if (!isEntered) this.#takeFigures();
    this.#speak();
  }

  protected override render(): TemplateResult {
    const { shown, error } = this;
    return html`<div class="frame">
      <section class="position" aria-label=${strings.position()}>
        ${playerView(this, 2)} ${this.#boardView.render()} ${playerView(this, 1)}
        ${actionsView(this, this.#proposal, { begin: () => this.enter(''), setup: this.#setup.button() })}
        ${this.#setup.render()} ${this.#history.render()} ${this.#input.render()}
      </section>
      <section class="answer" aria-label=${strings.answer()} aria-busy=${this.state === 'running'}>
        ${answerView(this, this.#input.isUnfinished())}
        ${
          shown && !error
            ? html`<div class=${this.figures ? 'figures' : 'figures stale'}>${this.#effects.render(shown)}</div>`
            : nothing
        }
      </section>
      ${statusView(this, this.#run.stopped)} ${this.#live.render()}
    </div>`;
  }

  /** Those of the last run, if it was about this position: a new position runs only after this. */
  #takeFigures(): void {
    const { partial, report, state } = this.#run;
    const fresh = partial ?? (state === 'done' ? report : null);
    if (fresh) this.#game.take(fresh);
  }

  #takePosition(): void {
    if (typeof this.position !== 'string') this.position = toAttribute(this.position) ?? '';
    this.#input.drop();
    this.#proposal.clear();
    this.#game.enter(this.position);
    this.#led = positionKey(this);
  }

  #back(): void {
    this.#news = strings.backTo(this.line?.at ?? 0);
    this.#follow();
  }

  /** Goes where the game has gone. */
  #follow(): void {
    this.#proposal.clear();
    this.#input.drop();
    this.position = this.write(this.#game.text);
    this.#led = positionKey(this);
    this.#tell();
    this.requestUpdate();
  }

  #tell(): void {
    const { position, columns, rows, walls } = this;
    const set = Object.entries({ columns, rows, walls }).filter(([, value]) => value != null);
    this.dispatchEvent(new PositionChangeEvent({ position, ...Object.fromEntries(set) }));
  }

  /** Speaks of a new position once its figures are here, and of a fault. */
  #speak(): void {
    const outcome = this.error ?? this.figures?.position ?? this.#announced;
    if (outcome === this.#announced) return;
    this.#announced = outcome;
    const words = this.error ? this.error.message : strings.sentence(headline(this.figures!));
    this.announce(`${this.#news} ${words}`.trim());
    this.#news = '';
  }
}
