import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { isClassic } from '../../sudoku/layout.js';
import { answerOf } from './answer.js';
import { answerView } from './answer-view.js';
import { Away } from './away.js';
import { action } from './buttons.js';
import { sharedSudoku } from './engine.js';
import { GameView } from './game-view.js';
import { Generator } from './generator.js';
import { GeneratorView } from './generator-view.js';
import { GridView } from './grid/grid-view.js';
import { KeypadView } from './grid/keypad-view.js';
import { HintView } from './hint-view.js';
import { type InputHost, InputView, isLink } from './input-view.js';
import { Narrator } from './narrator.js';
import { writtenOn } from './position.js';
import { PuzzlesView } from './puzzles-view.js';
import { POSITION_FIELDS, positionOf, rulesIn } from './request.js';
import { rulesView } from './rules-view.js';
import { SettingsView } from './settings-view.js';
import { SpoilersView } from './spoilers-view.js';
import { statusView } from './status-view.js';
import { StepsView } from './steps-view.js';
import { strings } from './strings.js';
import { styles } from './styles.js';
import { SudokuHostElement } from './sudoku-host.js';

/**
 * A Sudoku to play and to learn from: hints in stages, the way to the solution, a rating and more on request; puzzles to
 * choose and to make; every common text form. While nothing is played the puzzle itself is edited. It analyzes by itself
 * whenever a property or the grid changes, and tells a player nothing that was not asked for.
 *
 * @summary Plays and analyzes Sudoku in the reader's browser.
 * @tagname sudoku-analyzer
 *
 * @attr {string} grid - The puzzle in any form of docs/sudoku.md; empty: an open grid, not analyzed.
 * @attr {string} variant - Rules joined by `+`: `x`, `windoku`, `disjoint`, `jigsaw`, `antiknight`, `antiking`, `killer`, `latin`; or a size.
 * @attr {string} boxes - Box shape, `RxC`.
 * @attr {string} regions - Jigsaw: a letter a cell.
 * @attr {string} cages - Killer: `3:0,1;7:2,10`, sums and cells from 0; as a property also a list.
 * @attr {string} entries - What the player has placed, `.` elsewhere; follows the game.
 * @attr {string} candidates - Pencil marks, a group a cell; follows the centre marks where every open cell has some.
 * @attr {number} limit - Solutions counted up to; default 1000.
 * @attr {number} time-ms - Time that an answer may take; default 10000.
 * @attr {boolean} rate - Every report has a rating; else it is worked out when the user opens it.
 * @attr {boolean} analyze-guesses - Every report tells what guesses lead to; else when the user opens it.
 * @attr {number} hints - Hints in a report; default 1, 0: none, also no button; -1: the whole path.
 * @attr {string} find - Shows every instance of this technique instead of the next hint.
 * @attr {string} check - What is marked as wrong: `off`, `conflicts` (default: broken rules), `solution`.
 * @attr {string} timer - `off`: no clock.
 * @attr {string} auto-remove - `off`: a digit entered leaves the marks of its peers alone.
 * @attr {boolean} tap-cycle - A press on a cell goes to its next digit.
 * @attr {string} lang - The language it speaks, see docs/languages.md; else English. Default that of the nearest ancestor that tells one.
 *
 * @fires {AnalysisStartEvent<SudokuRequest>} analysis-start - A run begins; `detail` is the request.
 * @fires {AnalysisProgressEvent<SudokuReport>} analysis-progress - Figures so far; `detail` is a report.
 * @fires {AnalysisEndEvent<SudokuReport>} analysis-end - A run has ended; `detail` is the report.
 * @fires {AnalysisErrorEvent} analysis-error - A run has failed; `detail` is a HintwrightError.
 * @fires {PositionChangeEvent<SudokuPosition>} position-change - The user has changed the grid, what is entered or the rules; `detail` has
 *   `grid` and, where set, `variant`, `boxes`, `regions`, `cages`, `entries`, `candidates`.
 * @fires {UpdateGuiEvent} updategui - The game's chart has changed the grid; `detail` has `currentState` and `initState`.
 *
 * @csspart grid - The grid with the names of its rows and columns.
 * @csspart keypad - Digits, marks, undo and redo.
 * @csspart game - Start, Stop, Pause, the clock.
 * @csspart standing - Solved or not, and the time.
 * @csspart rules - The rules beyond the usual ones, in words.
 * @csspart headline - The sentence that answers.
 * @csspart hint - The hint.
 * @csspart path - The solution path, or the instances found.
 * @csspart facts - What is shown on request.
 * @csspart generator - What a new puzzle is to be like.
 * @csspart settings - How the user likes to play.
 * @csspart input - The grid as text.
 * @csspart status - The line at the foot.
 *
 * @cssprop [--hintwright-accent] - The focus ring and what is entered.
 * @cssprop [--hintwright-error] - What is wrong.
 * @cssprop [--hintwright-muted] - Secondary text.
 * @cssprop [--hintwright-line] - Hairlines.
 * @cssprop [--hintwright-track] - What is pressed or chosen.
 * @cssprop [--hintwright-surface] - The background; default none.
 * @cssprop [--hintwright-radius=6px] - Corners.
 * @cssprop [--hintwright-ink] - Givens and the lines of the grid; default the colour of text.
 * @cssprop [--hintwright-entry] - What is entered; default made of the accent.
 * @cssprop [--hintwright-role-a] - What a hint starts from, and what it places.
 * @cssprop [--hintwright-role-b] - What else a hint looks at: fins, the other end of a chain.
 * @cssprop [--hintwright-role-c] - A third part of a hint.
 * @cssprop [--hintwright-role-d] - A fourth part of a hint.
 */
export class SudokuAnalyzerElement extends SudokuHostElement implements InputHost {
  static override styles = styles;

  readonly #narrator = new Narrator(this);
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

  constructor() {
    super();
    this.addController(new Away(this));
  }

  /** @internal */
  enter(written: string): void {
    if (isLink(written)) this.playing.take(written);
    else if (written !== this.grid) this.playing.rewrite(written);
  }

  protected override dropText(): void {
    this.#input.drop();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#input.drop();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('autoRemove')) this.playing.autoRemove = this.removes;
    const isMoved = !this.hasUpdated || POSITION_FIELDS.some((field) => changed.has(field));
    this.takeFigures(isMoved);
    this.#narrator.follow(() => answerOf(this, false).title);
    this.#rate();
  }

  protected override render(): TemplateResult {
    return html`<div class="frame" lang=${this.language}>
      <section class="position" role="group" aria-label=${strings.position()}>
        ${this.#gameView.render()} ${this.#gridView.render()} ${rulesView(this)} ${this.#keypad.render()}
      </section>
      <section class="answer" role="group" aria-label=${strings.answer()} aria-busy=${this.state === 'running'}>
        ${answerView(this, this.#input.isUnfinished())} ${this.error || this.blank ? nothing : this.#helps()}
      </section>
      <section class="panels" aria-label=${strings.puzzles()}>${this.#panels()}</section>
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
        ${this.hinted ? html`${this.#hintButton()} ${this.#stepsView.button()}` : nothing}
      </div>
      ${this.hinted && !this.steps.isPath ? this.#hintView.render() : nothing} ${path} ${this.#spoilersView.buttons()}
      ${this.#spoilersView.render()}`;
  }

  /** Beside a path, or the solution, it stays in its place and can't be used. */
  #hintButton(): TemplateResult {
    return this.isPreview ? action(strings.hint(), false, () => {}, 'confirm') : this.#hintView.button();
  }

  #rate(): void {
    if (!this.spoilers.isOpen('rating') || this.blank || this.error) return;
    const { game } = this.playing;
    if (!isClassic(game.layout)) return;
    const { grid } = writtenOn(game.sheet);
    this.rater.want(grid, { grid, ...rulesIn(positionOf(this)) });
  }
}
