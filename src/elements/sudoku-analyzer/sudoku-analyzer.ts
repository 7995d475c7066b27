import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { Result } from '../../result.js';
import { isClassic } from '../../sudoku/layout.js';
import { remainingCounts } from '../../sudoku/play/look.js';
import type { SavedGame, Sheet } from '../../sudoku/play/types.js';
import type { Cage, SudokuReport, SudokuRequest } from '../../sudoku/types.js';
import { AnalyzerElement } from '../shared/analyzer-element.js';
import { figure, flag, primitive, text } from '../shared/attributes.js';
import { answerOf } from './answer.js';
import { answerView } from './answer-view.js';
import { CHECKS, type Check } from './element-host.js';
import { sharedSudoku } from './engine.js';
import { Figures } from './figures.js';
import { GameControl } from './game-control.js';
import { type GameHost, GameView } from './game-view.js';
import { Generator } from './generator.js';
import { GeneratorView } from './generator-view.js';
import { GridView } from './grid/grid-view.js';
import { KeypadView } from './grid/keypad-view.js';
import { Hand } from './hand.js';
import { HintLadder } from './hint-ladder.js';
import { HintView } from './hint-view.js';
import type { Entry, GridShape, Marking, Order } from './host.js';
import { type InputHost, InputView, isLink } from './input-view.js';
import { Narrator } from './narrator.js';
import { Playing, type PlayingHost } from './playing.js';
import { writtenOn } from './position.js';
import type { SudokuPuzzle } from './puzzles.js';
import { type PuzzlesHost, PuzzlesView } from './puzzles-view.js';
import { Rater } from './rater.js';
import {
  type Curiosity,
  cagesConverter,
  POSITION_FIELDS,
  positionKey,
  positionOf,
  requestArgs,
  requestOf,
  rulesIn,
} from './request.js';
import { rulesView } from './rules-view.js';
import { Scene } from './scene.js';
import { Selection } from './selection.js';
import { type SettingsHost, SettingsView } from './settings-view.js';
import { Spoilers } from './spoilers.js';
import { SpoilersView } from './spoilers-view.js';
import { statusView } from './status-view.js';
import { StepPlayer } from './step-player.js';
import { StepsView } from './steps-view.js';
import { phrasebook, strings } from './strings.js';
import { styles } from './styles.js';

/**
 * A Sudoku to play and to learn from: hints in stages, the way to the solution, a rating and more on request; puzzles to
 * choose and to make; every common text form. While nothing is played the puzzle itself is edited. It analyzes by itself
 * whenever a property or the grid changes, and tells a player nothing that was not asked for.
 *
 * @summary Plays and analyzes Sudoku in the reader's browser.
 * @tagname sudoku-analyzer
 *
 * @attr {string} grid - The givens in any common form, such as 81 characters row by row with `.` for an open cell.
 * @attr {string} variant - Rules beside rows, columns and boxes, joined by `+`: `x`, `windoku`, `antiknight` and more.
 * @attr {string} boxes - The shape of the boxes, rows by columns: `2x3`.
 * @attr {string} regions - Jigsaw: the region of each cell, a character a cell.
 * @attr {string} cages - Killer: the cages, as JSON.
 * @attr {string} entries - Digits that the player has placed, `.` elsewhere; `grid` then holds the givens alone.
 * @attr {string} candidates - Pencil marks: a group of digits a cell, groups separated by spaces, `-` for none.
 * @attr {number} limit - Solutions counted up to; default 1000.
 * @attr {number} time-ms - Milliseconds that an answer may take; default 10,000.
 * @attr {boolean} rate - The rating is shown without being asked for.
 * @attr {boolean} analyze-guesses - What each guess leads to is worked out as well.
 * @attr {number} hints - Hints wanted: default 1, 0 none.
 * @attr {string} find - Every instance of this technique in the position, instead of the next hint.
 * @attr {string} check - What is marked as wrong: `off`, `conflicts` (default) or `solution`.
 * @attr {string} timer - `off` hides the clock.
 * @attr {string} auto-remove - `off`: an entered digit leaves the marks of its peers alone.
 * @attr {boolean} tap-cycle - A tap on a cell puts the next digit there.
 *
 * @fires {AnalysisStartEvent} analysis-start - A run begins; `detail` is the request.
 * @fires {AnalysisProgressEvent} analysis-progress - Figures so far; `detail` is a report.
 * @fires {AnalysisEndEvent} analysis-end - A run has ended; `detail` is the report.
 * @fires {AnalysisErrorEvent} analysis-error - A run has failed; `detail` is a HintwrightError.
 * @fires {PositionChangeEvent} position-change - The user has changed the position; `detail` has the grid, its rules, entries and marks.
 * @fires {UpdateGuiEvent} updategui - The game has changed; `detail` has `currentState` and `initState`, rows of digits.
 *
 * @csspart grid - The grid.
 * @csspart keypad - The digits to tap.
 * @csspart game - The game's buttons and clock.
 * @csspart standing - Solved or not.
 * @csspart rules - The rules beside rows, columns and boxes.
 * @csspart headline - The sentence that answers.
 * @csspart hint - The hint.
 * @csspart path - The way to the solution.
 * @csspart facts - Rating and whatever else was asked for.
 * @csspart generator - Making a puzzle.
 * @csspart settings - The settings.
 * @csspart input - The grid as text.
 * @csspart status - The line at the foot.
 *
 * @cssprop [--hintwright-accent] - The hint, the cursor and the focus ring.
 * @cssprop [--hintwright-error] - What is wrong.
 * @cssprop [--hintwright-muted] - Secondary text.
 * @cssprop [--hintwright-line] - Hairlines.
 * @cssprop [--hintwright-track] - The empty part of a bar.
 * @cssprop [--hintwright-surface] - The background; default none.
 * @cssprop [--hintwright-radius=6px] - Corners.
 */
export class SudokuAnalyzerElement
  extends AnalyzerElement<SudokuRequest, SudokuReport>
  implements PlayingHost, GameHost, InputHost, PuzzlesHost, SettingsHost
{
  static override styles = styles;

  @property(primitive) grid = '';
  @property(primitive) variant: string | undefined;
  @property(primitive) boxes: string | undefined;
  @property(primitive) regions: string | undefined;
  @property({ reflect: true, converter: cagesConverter }) cages: Cage[] | string | undefined;
  @property(primitive) entries: string | undefined;
  @property(primitive) candidates: string | undefined;
  @property(figure('limit')) limit: number | undefined;
  @property(figure('time-ms')) timeMs: number | undefined;
  @property(flag('rate')) rate = false;
  @property(flag('analyze-guesses')) analyzeGuesses = false;
  @property(figure('hints')) hints: number | undefined;
  @property(primitive) find: string | undefined;
  @property(primitive) check: string | undefined;
  @property(primitive) timer: string | undefined;
  @property(text('auto-remove')) autoRemove: string | undefined;
  @property(flag('tap-cycle')) tapCycle = false;
  /** Puzzles of the page, first in the chooser. */
  @property({ attribute: false }) puzzles: readonly SudokuPuzzle[] | undefined;

  protected override readonly engine = sharedSudoku;
  protected override readonly phrasebook = phrasebook;
  /** @internal */
  readonly playing = new Playing(this, (isOther) => this.#forget(isOther));
  /** The game's chart: what it can be told, and where it stands. */
  readonly game = new GameControl(this.playing);
  /** @internal */
  readonly ladder = new HintLadder(this);
  /** @internal */
  readonly steps = new StepPlayer(this);
  /** @internal */
  readonly spoilers = new Spoilers(this);
  /** @internal */
  readonly rater = new Rater(this, () => this.analyzer ?? sharedSudoku.value);
  readonly #figures = new Figures();
  readonly #selection = new Selection(this);
  readonly #scene = new Scene(this);
  readonly #narrator = new Narrator(this);
  readonly #hand = new Hand(this);
  readonly #gridView = new GridView(this);
  readonly #keypad = new KeypadView(this);
  readonly #gameView = new GameView(this);
  readonly #hintView = new HintView(this);
  readonly #stepsView = new StepsView(this);
  readonly #spoilersView = new SpoilersView(this);
  readonly #puzzlesView = new PuzzlesView(this);
  readonly #generatorView = new GeneratorView(
    this,
    new Generator(this, () => this.analyzer ?? sharedSudoku.value),
  );
  readonly #settingsView = new SettingsView(this);
  readonly #input = new InputView(this);

  protected override dependencies(): unknown[] {
    return requestArgs(this, this.#curiosity);
  }

  protected override asked(): SudokuRequest | null {
    return this.blank ? null : requestOf(this, this.#curiosity);
  }

  /** The game as one line of text, to be kept by the page: the puzzle, what is entered, marks, time. */
  save(): string {
    this.playing.takePosition();
    return this.playing.game.save();
  }

  /** Goes on with what `save` gave, or with a link or its fragment. The result tells what is wrong with other text. */
  restore(saved: string): Result<SavedGame> {
    return this.playing.restore(saved);
  }

  /** @internal */
  get figures(): SudokuReport | null {
    return this.error ? null : this.#figures.of(this.#about);
  }

  /** @internal */
  get shown(): SudokuReport | null {
    return this.#figures.shown;
  }

  /** @internal */
  get solution(): string | null {
    const { figures } = this;
    return figures ? (figures.solution ?? figures.givensAlone?.solution ?? null) : null;
  }

  /** @internal */
  get blank(): boolean {
    return typeof this.grid === 'string' && this.grid.trim() === '';
  }

  /** @internal */
  get finds(): boolean {
    return Boolean(this.find);
  }

  /** @internal */
  get hinted(): boolean {
    return this.hints !== 0;
  }

  /** @internal */
  get checked(): Check {
    return CHECKS.find((check) => check === this.check) ?? 'conflicts';
  }

  /** @internal */
  get timed(): boolean {
    return this.timer !== 'off';
  }

  /** @internal */
  get removes(): boolean {
    return this.autoRemove !== 'off';
  }

  /** @internal */
  get shape(): GridShape {
    return this.playing.game.layout;
  }

  /** @internal */
  get sheet(): Sheet {
    return this.#scene.sheet;
  }

  /** @internal */
  get marking(): Marking {
    return this.#scene.marking;
  }

  /** @internal */
  get isPreview(): boolean {
    return this.#scene.isPreview;
  }

  /** @internal */
  get covered(): boolean {
    return this.playing.game.paused;
  }

  /** @internal */
  get editable(): 'givens' | 'entries' | null {
    return this.#hand.closed ? null : this.playing.game.phase === 'playing' ? 'entries' : 'givens';
  }

  /** @internal */
  get cursor(): number {
    return this.#selection.cursor;
  }

  /** @internal */
  get selection(): ReadonlySet<number> {
    return this.#selection.cells;
  }

  /** @internal */
  select(cells: Iterable<number>, cursor: number): void {
    this.#selection.select(cells, cursor);
  }

  /** @internal */
  get entry(): Entry {
    return this.#selection.entry;
  }

  /** @internal */
  setEntry(entry: Entry): void {
    this.#selection.setEntry(entry);
  }

  /** @internal */
  get order(): Order {
    return this.#selection.order;
  }

  /** @internal */
  setOrder(order: Order): void {
    this.#selection.setOrder(order);
  }

  /** @internal */
  get armed(): number | null {
    return this.#selection.armed;
  }

  /** @internal */
  arm(digit: number | null): void {
    this.#selection.arm(digit);
  }

  /** @internal */
  tap(cell: number): void {
    this.#hand.tap(cell);
  }

  /** @internal */
  put(cells: readonly number[], digit: number, entry: Entry): void {
    this.#hand.put(cells, digit, entry);
  }

  /** @internal */
  erase(cells: readonly number[]): void {
    this.#hand.erase(cells);
  }

  /** @internal */
  autoMarks(): void {
    this.#hand.autoMarks();
  }

  /** @internal */
  play(): void {
    this.#hand.play();
  }

  /** @internal */
  get remaining(): readonly number[] {
    return remainingCounts(this.sheet);
  }

  /** @internal */
  get canUndo(): boolean {
    return this.playing.game.canUndo && !this.isPreview;
  }

  /** @internal */
  undo(): void {
    if (this.canUndo) this.playing.act({ type: 'undo' });
  }

  /** @internal */
  get canRedo(): boolean {
    return this.playing.game.canRedo && !this.isPreview;
  }

  /** @internal */
  redo(): void {
    if (this.canRedo) this.playing.act({ type: 'redo' });
  }

  /** @internal */
  enter(written: string): void {
    if (isLink(written)) this.playing.take(written);
    else if (written !== this.grid) this.playing.rewrite(written);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#input.drop();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('autoRemove')) this.playing.game.autoRemove = this.removes;
    const isMoved = !this.hasUpdated || POSITION_FIELDS.some((field) => changed.has(field));
    if (isMoved) this.playing.takePosition();
    else this.#figures.take(this.#about, this.run);
    this.#selection.fit(this.playing.game.sheet.size);
    this.#narrator.follow(() => answerOf(this, false).title);
    this.#rate();
  }

  protected override render(): TemplateResult {
    return html`<div class="frame" lang=${this.language}>
      <section class="position" role="group" aria-label=${strings.position()}>
        ${this.#gameView.render()} ${this.#gridView.render()} ${rulesView(this)} ${this.#keypad.render()}
        ${this.#panels()}
      </section>
      <section class="answer" role="group" aria-label=${strings.answer()} aria-busy=${this.state === 'running'}>
        ${answerView(this, this.#input.isUnfinished())} ${this.error || this.blank ? nothing : this.#helps()}
      </section>
      <section class="record" role="group" aria-label=${strings.gridText()}>${this.#input.render()}</section>
      ${statusView(this, this.run.stopped)} ${this.liveRegion()}
    </div>`;
  }

  #panels(): TemplateResult {
    return html`<div class="buttons">
        ${this.#puzzlesView.render()} ${this.#generatorView.button()} ${this.#settingsView.button()}
      </div>
      ${this.#generatorView.panel()} ${this.#settingsView.panel()}`;
  }

  /** Nothing of it is told while the game is paused. */
  #helps(): TemplateResult | typeof nothing {
    if (this.covered) return nothing;
    const path = this.#stepsView.render();
    return html`<div class="helps">
        ${this.hinted && !this.isPreview ? this.#hintView.button() : nothing}
        ${this.hinted ? this.#stepsView.button() : nothing}
      </div>
      ${this.hinted && !this.steps.isPath ? this.#hintView.render() : nothing} ${path} ${this.#spoilersView.buttons()}
      ${this.#spoilersView.render()}`;
  }

  get #curiosity(): Curiosity {
    return { guesses: this.spoilers.isOpen('guesses'), path: this.steps.isPath };
  }

  /** What figures are about: the position, and the kind of hints. */
  get #about(): string {
    return `${positionKey(this)} ${this.steps.isPath ? 'path' : (this.find ?? '')}`;
  }

  #rate(): void {
    if (!this.spoilers.isOpen('rating') || this.blank || this.error) return;
    const { game } = this.playing;
    if (!isClassic(game.layout)) return;
    const { grid } = writtenOn(game.sheet);
    this.rater.want(grid, { grid, ...rulesIn(positionOf(this)) });
  }

  /** What is looked at is of the position before; what is shown on request stays while the same puzzle is played. */
  #forget(isOther: boolean): void {
    if (isOther) this.spoilers.close();
    this.ladder.close();
    this.steps.close();
    this.#input.drop();
  }
}
