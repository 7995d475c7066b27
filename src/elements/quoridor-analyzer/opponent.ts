import type { ReactiveController } from 'lit';
import { otherThan } from '../../quoridor/charts/pawn-guards.js';
import type { Player } from '../../quoridor/types.js';
import { Sight } from '../shared/sight.js';
import { moverOf, turnBeside } from './game-line.js';
import type { QuoridorHost } from './host.js';
import { chooseMove, effortOf, type Level, rollOf } from './levels.js';
import type { Search } from './search.js';
import { strings } from './strings.js';

export interface OpponentHost extends QuoridorHost {
  readonly seed: number | null | undefined;
  /** `off` while hints would spoil the game. */
  hints: 'off' | undefined;
  /** Forgets the moves that were taken back. */
  cut(): void;
  /** Plays the opponent's move. */
  answer(move: string): void;
}

/**
 * The computer as a player. It moves at the end of the line alone, so that moves can be taken back, and only while the
 * element is in sight; what it thinks about ends when the position changes, the game ends or the element leaves the page.
 */
export class Opponent implements ReactiveController {
  /** Its side; null while nobody plays against it. */
  side: Player | null = null;
  level: Level = 'club';
  /** It could not answer. */
  failed = false;
  readonly #sight: Sight;
  #isSeen = false;
  /** The position that it thinks, or has thought, about. */
  #subject: string | null = null;
  #thought: AbortController | null = null;
  /** Without a seed of the page's each game goes its own way. */
  #ownSeed = 0;
  /** What the element's `hints` was before the game. */
  #hintsBefore: 'off' | undefined;

  constructor(
    private readonly host: OpponentHost & HTMLElement,
    private readonly search: Search,
  ) {
    this.#sight = new Sight(host, (seen) => this.#look(seen));
    host.addController(this);
  }

  get user(): Player | null {
    return this.side && otherThan(this.side);
  }

  /** It is to move, now or once it is seen. */
  get isTurn(): boolean {
    const { board, line } = this.host;
    if (!this.side || !board || board.winner || board.toMove !== this.side) return false;
    return line !== null && line.at === line.moves.length;
  }

  /** Plays a side from the position that stands. Hints are off until the user asks for them. */
  begin(side: Player, level: Level): void {
    if (!this.side) this.#hintsBefore = this.host.hints;
    this.host.hints = 'off';
    this.host.cut();
    this.side = side;
    this.level = level;
    this.#ownSeed = Math.floor(Math.random() * 2 ** 32);
    this.again();
    this.host.announce(() => strings.playing(otherThan(side), level));
  }

  end(): void {
    this.side = null;
    this.host.hints = this.#hintsBefore;
    this.again();
    this.host.announce(strings.notPlaying);
  }

  /** Thinks afresh, if it is to move. */
  again(): void {
    this.failed = false;
    this.#drop();
    this.host.requestUpdate();
  }

  /** Where a step to a position of the line ends: not where the computer has already moved. */
  landing(ply: number): number {
    const { line } = this.host;
    const hasMoved = line && this.side && ply < line.moves.length && moverOf(line, ply) === this.side;
    return hasMoved ? ply + 1 : ply;
  }

  /** The user's turn before or after the position that stands; null where there is none. */
  turnBeside(way: 1 | -1): number | null {
    const { line } = this.host;
    return line && this.user && turnBeside(line, way, this.user);
  }

  hostConnected(): void {
    this.#sight.open();
  }

  hostDisconnected(): void {
    this.#sight.close();
    this.#isSeen = false;
    this.#drop();
  }

  hostUpdated(): void {
    const { figures } = this.host;
    const subject = this.isTurn && this.#isSeen && figures?.legalMoves.length ? figures.position : null;
    if (subject === this.#subject) return;
    this.#drop();
    this.#subject = subject;
    if (subject !== null) void this.#think(subject);
  }

  async #think(position: string): Promise<void> {
    const thought = new AbortController();
    this.#thought = thought;
    const seed = this.host.seed ?? this.#ownSeed;
    try {
      const effort = { ...effortOf(this.level), seed: seed >>> 1 };
      const { hints } = await this.search.consult(effort, thought.signal);
      thought.signal.throwIfAborted();
      const move = chooseMove(hints, this.level, rollOf(seed, position, this.host.line?.at ?? 0));
      if (move !== null) this.host.answer(move);
    } catch {
      if (!thought.signal.aborted) this.#fail();
    }
  }

  #fail(): void {
    this.failed = true;
    this.host.announce(strings.opponentFailed);
    this.host.requestUpdate();
  }

  #look(seen: boolean): void {
    this.#isSeen = seen;
    if (this.side) this.host.requestUpdate();
    if (!seen) this.#drop();
  }

  #drop(): void {
    this.#thought?.abort(new DOMException('The position has changed.', 'AbortError'));
    this.#thought = null;
    this.#subject = null;
  }
}
