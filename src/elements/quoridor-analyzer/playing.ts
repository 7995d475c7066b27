import type { QuoridorReport } from '../../quoridor/types.js';
import { toAttribute } from '../shared/attributes.js';
import { PositionChangeEvent } from '../shared/events.js';
import { Game } from './game.js';
import type { QuoridorHost } from './host.js';
import type { Narrator } from './narrator.js';
import { positionKey, type RequestSource } from './request.js';
import type { Setup } from './setup-view.js';
import { strings } from './strings.js';

export interface PlayingHost extends QuoridorHost, RequestSource {
  /** A text that can be played on from, in the notation of `position`. */
  write(text: string): string;
  dispatchEvent(event: Event): boolean;
}

/** What the user and the computer do to the game; the element's `position` follows it, or leads it where one is entered. */
export class Playing {
  readonly game = new Game();
  /** The position that the game stands at: any other was entered. */
  #led = '';
  /** What a new game has taken the place of, until the page sets another position: undo brings it back. */
  #before: Pick<RequestSource, 'position' | 'columns' | 'rows' | 'walls'> | null = null;
  /** The position that the new game began with. */
  #begun = '';

  /** `forget` drops what is only looked at, and unfinished text: they are about the position before. */
  constructor(
    private readonly host: PlayingHost,
    private readonly narrator: Narrator,
    private readonly forget: () => void,
  ) {}

  make(move: string): void {
    const mover = this.game.board?.toMove ?? 1;
    this.narrator.news = () => (move.length === 2 ? strings.moved(mover, move) : strings.laid(mover, move));
    this.game.play(move);
    this.#follow();
  }

  answer(move: string): void {
    this.make(move);
    const { news } = this.narrator;
    if (news) this.narrator.news = () => strings.computer(news());
  }

  goTo(ply: number): void {
    if (this.game.goTo(this.host.opponent.landing(ply))) this.#back();
  }

  get canUndo(): boolean {
    const { opponent } = this.host;
    if (this.#isFresh) return true;
    return opponent.side && this.game.line ? opponent.turnBeside(-1) !== null : this.game.canUndo;
  }

  /** A new game in which the user has not moved yet, in place of another. */
  get #isFresh(): boolean {
    const { opponent } = this.host;
    const { line } = this.game;
    return this.#before !== null && (opponent.side ? opponent.turnBeside(-1) === null : !line?.at);
  }

  undo(): void {
    const turn = this.host.opponent.turnBeside(-1);
    if (turn !== null) this.goTo(turn);
    else if (this.#before && this.#isFresh) this.#restore(this.#before);
    else if (this.canUndo && this.game.undo()) this.#back();
  }

  redo(): void {
    this.goTo(this.host.opponent.turnBeside(1) ?? (this.game.line?.at ?? 0) + 1);
  }

  enter(position: string): void {
    if (position === this.host.position) return;
    this.host.position = position;
    this.#tell();
  }

  /** Begins a game, on another board if so chosen. */
  begin(setup: Partial<Setup> = {}): void {
    const { host } = this;
    const { position, columns, rows, walls } = host;
    const before = position === '' ? this.#before : { position, columns, rows, walls };
    Object.assign(host, setup, { position: '' });
    this.#begun = positionKey(host);
    this.#before = before;
    this.#tell();
  }

  #restore(before: object): void {
    Object.assign(this.host, before);
    this.#before = null;
    this.#tell();
  }

  /** Takes the element's position, unless the game has led there. */
  takePosition(): void {
    const { host } = this;
    if (positionKey(host) === this.#led) return;
    if (typeof host.position !== 'string') host.position = toAttribute(host.position) ?? '';
    this.forget();
    this.game.enter(host.position);
    this.#led = positionKey(host);
    if (this.#led !== this.#begun) this.#before = null;
  }

  /** Takes a report of the position that stands: the last of a run, or a `partial` one, unless more is known already. */
  takeFigures(report: QuoridorReport, partial: boolean): void {
    if (!(partial && isShallower(report, this.host.figures))) this.game.take(report);
  }

  #back(): void {
    const ply = this.game.line?.at ?? 0;
    this.narrator.news = () => strings.backTo(ply);
    this.#follow();
  }

  /** Goes where the game has gone. */
  #follow(): void {
    const { host } = this;
    this.forget();
    host.position = host.write(this.game.text);
    this.#led = positionKey(host);
    this.#tell();
    host.requestUpdate();
  }

  #tell(): void {
    const { position, columns, rows, walls } = this.host;
    const set = Object.entries({ columns, rows, walls }).filter(([, value]) => value != null);
    this.host.dispatchEvent(new PositionChangeEvent({ position, ...Object.fromEntries(set) }));
  }
}

/** First figures of a search that begins again: what is known of the position already is better. */
const isShallower = (partial: QuoridorReport, known: QuoridorReport | null): boolean =>
  known !== null && partial.position === known.position && partial.depth < known.depth;
