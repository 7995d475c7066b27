import { property } from 'lit/decorators.js';
import type { Result } from '../../result.js';
import { remainingCounts } from '../../sudoku/play/look.js';
import type { SavedGame, Sheet } from '../../sudoku/play/types.js';
import type { Cage, SudokuReport, SudokuRequest } from '../../sudoku/types.js';
import { AnalyzerElement } from '../shared/analyzer-element.js';
import { figure, flag, primitive, text } from '../shared/attributes.js';
import { CHECKS, type Check } from './element-host.js';
import { sharedSudoku } from './engine.js';
import type { SudokuPosition } from './events.js';
import { Figures } from './figures.js';
import { GameControl } from './game-control.js';
import type { GameHost } from './game-view.js';
import { labelOf } from './grid/labels.js';
import { Hand } from './hand.js';
import { HintLadder } from './hint-ladder.js';
import type { Entry, GridShape, Marking, Order } from './host.js';
import { Memo } from './memo.js';
import { Playing, type PlayingHost } from './playing.js';
import type { SudokuPuzzle } from './puzzles.js';
import type { PuzzlesHost } from './puzzles-view.js';
import { Rater } from './rater.js';
import {
  type Curiosity,
  cagesConverter,
  keyOf,
  POSITION_FIELDS,
  positionKey,
  requestArgs,
  requestOf,
} from './request.js';
import { Scene } from './scene.js';
import { Selection } from './selection.js';
import type { SettingsHost } from './settings-view.js';
import { Spoilers } from './spoilers.js';
import { StepPlayer } from './step-player.js';
import { phrasebook, strings } from './strings.js';

/** What the element has and what can be done to it, before anything is drawn: its properties, the game, what is looked at. */
export abstract class SudokuHostElement
  extends AnalyzerElement<SudokuRequest, SudokuReport, SudokuPosition>
  implements PlayingHost, GameHost, PuzzlesHost, SettingsHost
{
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
  readonly #key = new Memo<string>();
  readonly #selection = new Selection(this);
  readonly #scene = new Scene(this);
  readonly #hand = new Hand(this);

  /** Forgets text that is being typed. */
  protected abstract dropText(): void;

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
    return typeof this.grid === 'string' && !/\S/.test(this.grid);
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
    if (this.canUndo && this.playing.act({ type: 'undo' })) this.#tellChanged();
  }

  /** @internal */
  get canRedo(): boolean {
    return this.playing.game.canRedo && !this.isPreview;
  }

  /** @internal */
  redo(): void {
    if (this.canRedo && this.playing.act({ type: 'redo' })) this.#tellChanged();
  }

  /** Keeps what the run has; `isMoved`: it is not yet about the position as it stands. */
  protected takeFigures(isMoved: boolean): void {
    if (isMoved) this.playing.takePosition();
    else this.#figures.take(this.#about, this.run);
    this.#selection.fit(this.playing.game.sheet.size);
  }

  /** What stands now in the cell that was changed; of several, how many they are. */
  #tellChanged(): void {
    const { changed } = this.playing.game;
    const words = () =>
      changed.length === 1 ? strings.now(labelOf(this, changed[0]!)) : strings.changed(changed.length);
    void this.updateComplete.then(() => this.announce(words));
  }

  protected override dropFigures(): void {
    this.#figures.drop();
  }

  get #curiosity(): Curiosity {
    return { guesses: this.spoilers.isOpen('guesses'), path: this.steps.isPath };
  }

  /** What figures are about: the position, and the kind of hints. */
  get #about(): string {
    const { find } = this;
    const { isPath } = this.steps;
    const parts = [...POSITION_FIELDS.map((field) => this[field]), isPath, find];
    return this.#key.get(parts, () => `${positionKey(this)} ${isPath ? 'path' : keyOf(find)}`);
  }

  /** What is looked at is of the position before; what is shown on request stays while the same puzzle is played. */
  #forget(isOther: boolean): void {
    if (isOther) this.spoilers.close();
    this.ladder.close();
    this.steps.close();
    this.dropText();
  }
}
