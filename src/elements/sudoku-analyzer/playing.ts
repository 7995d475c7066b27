import { type Result, unwrap } from '../../result.js';
import { Game, type GameEvent, type SetupEvent } from '../../sudoku/charts/game.js';
import { parseGrid } from '../../sudoku/notation.js';
import type { History } from '../../sudoku/play/history.js';
import { parseLayout, rulesOf } from '../../sudoku/play/rules.js';
import { entriesOf, hasWriting, rowsOf } from '../../sudoku/play/sheet.js';
import type { GameUpdate, SavedGame, Sheet } from '../../sudoku/play/types.js';
import { toAttribute } from '../shared/attributes.js';
import { PositionChangeEvent } from '../shared/events.js';
import type { SudokuHost } from './element-host.js';
import { type SudokuPosition, UpdateGuiEvent } from './events.js';
import { USUAL_SIDE } from './host.js';
import { readPosition, writtenOn } from './position.js';
import { positionKey, positionOf, type RequestSource, rulesIn } from './request.js';

export interface PlayingHost extends SudokuHost, RequestSource {
  dispatchEvent(event: Event): boolean;
}

interface LeftGame {
  /** As `save` writes it. */
  readonly text: string;
  readonly history: History;
}

const NO_RULES = { variant: undefined, boxes: undefined, regions: undefined, cages: undefined };

/** What happens to the game; the element's properties follow it, or lead it where the page or the user sets them. */
export class Playing {
  readonly game: Game;
  /** The position that the game stands at: any other was set. */
  #led = '';
  /** `grid` as the game would write it, and whether it holds nothing else. */
  #givens = '';
  #plain = true;
  /** Updates that come while properties are read are told afterwards. */
  #reading = true;
  #untold: GameUpdate | null = null;
  /** The game that another puzzle has taken the place of. */
  #left: LeftGame | null = null;

  /** `forget` drops what is only looked at: it is about the position before, perhaps of another puzzle. */
  constructor(
    private readonly host: PlayingHost,
    private readonly forget: (isOther: boolean) => void,
  ) {
    this.game = new Game((update) => this.#tell(update), {
      layout: unwrap(parseLayout({}, USUAL_SIDE)),
      autoRemove: true,
      onChange: () => this.#follow(),
    });
    this.#reading = false;
    this.#untold = null;
  }

  /** A habit of the player's, which leads no property anywhere: the position may not have been read yet. */
  set autoRemove(on: boolean) {
    this.#reading = true;
    this.game.autoRemove = on;
    this.#reading = false;
  }

  /** What the page has the chart do. Whether it could. */
  send(event: GameEvent): boolean {
    this.takePosition();
    const taken = this.game.send(event);
    if (taken) this.#left = null;
    return taken;
  }

  /** What the user has the chart do. Whether it could. */
  act(event: GameEvent): boolean {
    this.takePosition();
    const before = positionKey(this.host);
    const taken = this.send(event);
    if (taken && positionKey(this.host) !== before) this.#announceChange();
    return taken;
  }

  /** The user changes the puzzle itself: 0 opens the cells. */
  give(cells: readonly number[], digit: number): void {
    this.act({ type: 'give', cells, digit });
  }

  /** The user enters another position; its rules replace those before. */
  enter(position: SudokuPosition): void {
    const left = this.#leaving;
    const before = this.#led;
    Object.assign(this.host, NO_RULES, { entries: undefined, candidates: undefined }, position);
    this.takePosition();
    if (this.#led !== before) this.#left = left;
    this.#announceChange();
  }

  /** The user enters a grid as text; rules that are for another size go. */
  rewrite(grid: string): void {
    const { sheet, layout } = this.game;
    const read = parseGrid(grid);
    const fits = !read.ok || read.value.side === sheet.size;
    this.enter({ grid, ...(fits && rulesOf(layout)) });
  }

  /** The user enters a link to a game. */
  take(link: string): void {
    const left = this.#leaving;
    if (!this.restore(link).ok) return;
    this.#left = left;
    this.#announceChange();
  }

  /** There is a game to go back to: the user has entered another puzzle in the middle of it, and done nothing there yet. */
  get canGoBack(): boolean {
    return this.#left !== null;
  }

  /** Back to the game before, as it stood. */
  goBack(): void {
    if (this.#left === null) return;
    this.forget(true);
    // The text that took its place may be one that cannot be read, of which the game knows nothing.
    this.#plain = false;
    const { text, history } = this.#left;
    if (this.restore(text, history).ok) this.#announceChange();
  }

  /** Goes on with what `save`, or a link, holds, and with what could be undone, where that is still known. */
  restore(text: string, history?: History): Result<SavedGame> {
    this.takePosition();
    const restored = this.game.restore(text, history);
    if (restored.ok) this.#left = null;
    return restored;
  }

  /** Takes the element's position, unless the game has led there. What cannot be read leaves the game as it is. */
  takePosition(): void {
    const { host } = this;
    if (positionKey(host) === this.#led) return;
    if (typeof host.grid !== 'string') host.grid = toAttribute(host.grid) ?? '';
    this.#led = positionKey(host);
    this.#left = null;
    this.forget(true);
    const read = readPosition(positionOf(host));
    if (!read.ok) return;
    const { sheet, layout, plain } = read.value;
    this.#reading = true;
    this.game.send({ type: 'stop' });
    this.game.send({ ...setupOf(sheet), layout });
    this.#reading = false;
    this.#givens = writtenOn(sheet).grid;
    this.#plain = plain;
    this.#tellLater();
  }

  /** What to keep when another puzzle is entered: a game begun; of puzzles only looked at, the game before them. */
  get #leaving(): LeftGame | null {
    this.takePosition();
    const { phase, canResume, history } = this.game;
    return this.#left ?? (phase === 'playing' || canResume ? { text: this.game.save(), history } : null);
  }

  /** The properties go where the game has gone. */
  #follow(): void {
    if (this.#reading) return;
    const { host, game } = this;
    const { grid, entries, candidates } = writtenOn(game.sheet);
    if (grid !== this.#givens || !this.#plain) host.grid = grid;
    Object.assign(host, { entries, candidates }, this.#ruleChange());
    this.#givens = grid;
    this.#plain = true;
    const key = positionKey(host);
    if (key !== this.#led) this.forget(false);
    this.#led = key;
    host.requestUpdate();
  }

  /** The fields of the rules, where the game has others than the properties say. */
  #ruleChange(): Partial<Record<keyof SudokuPosition, unknown>> {
    const own = parseLayout(rulesIn(positionOf(this.host)), this.game.sheet.size);
    const rules = rulesOf(this.game.layout);
    const isSame = own.ok && JSON.stringify(rulesOf(own.value)) === JSON.stringify(rules);
    return isSame ? {} : { ...NO_RULES, ...rules };
  }

  #tell(update: GameUpdate): void {
    if (this.#reading) this.#untold = update;
    else this.host.dispatchEvent(new UpdateGuiEvent(update));
  }

  /** Listeners may set properties, which must not happen inside the update that has read them. */
  #tellLater(): void {
    const update = this.#untold;
    this.#untold = null;
    if (update) queueMicrotask(() => this.host.dispatchEvent(new UpdateGuiEvent(update)));
  }

  #announceChange(): void {
    this.host.dispatchEvent(new PositionChangeEvent(positionOf(this.host)));
  }
}

/** What has been written so far goes along, if anything. */
const setupOf = (sheet: Sheet): SetupEvent => ({
  type: 'setup',
  initState: rowsOf(sheet.givens, sheet.size),
  ...(hasWriting(sheet) && { entries: rowsOf(entriesOf(sheet), sheet.size), marks: sheet.marks }),
});
