/** The game as its host sees it: a thin object over the chart of game-chart.ts. */
import { type Actor, createActor } from 'xstate';
import { type Result, succeed } from '../../result.js';
import type { Layout } from '../layout.js';
import { setupOf } from '../play/convert.js';
import { type History, NO_HISTORY } from '../play/history.js';
import { makeSave, parseSave } from '../play/save.js';
import type { GameUpdate, Phase, SavedGame, Sheet } from '../play/types.js';
import { gameMachine, INNER } from './game-chart.js';
import { elapsedOf, resumed } from './game-context.js';
import type { GameEvent } from './game-events.js';

export type { EditEvent, GameEvent, SetupEvent } from './game-events.js';

export interface GameOptions {
  /** Of the puzzle to start with; a `setup` may bring another. */
  layout: Layout;
  /** Default false. */
  autoRemove?: boolean;
  /** Milliseconds; default `performance.now`. */
  now?: () => number;
  /** After every event that was taken, its updates included. */
  onChange?: () => void;
}

export class Game {
  readonly #actor: Actor<typeof gameMachine>;
  readonly #onChange: (() => void) | undefined;

  /** @param onUpdate is told of every update, the first one, an empty grid, included. */
  constructor(
    onUpdate: (update: GameUpdate) => void,
    { layout, autoRemove = false, now = () => performance.now(), onChange }: GameOptions,
  ) {
    this.#onChange = onChange;
    this.#actor = createActor(gameMachine, { input: { layout, autoRemove, now } });
    this.#actor.on('updategui', ({ update }) => onUpdate(update));
    this.#actor.start();
  }

  /** Whether the chart took it. */
  send(event: GameEvent): boolean {
    if (!this.can(event)) return false;
    this.#actor.send(event);
    this.#onChange?.();
    return true;
  }

  /** Whether the chart would take it. */
  can(event: GameEvent): boolean {
    const type: unknown = event?.type;
    return typeof type === 'string' && !INNER.includes(type) && this.#snapshot.can(event);
  }

  get phase(): Phase {
    const snapshot = this.#snapshot;
    if (snapshot.matches('playing')) return 'playing';
    return snapshot.matches({ idle: 'solved' }) ? 'solved' : 'unsolved';
  }

  get paused(): boolean {
    return this.#snapshot.matches({ playing: 'paused' });
  }

  get layout(): Layout {
    return this.#context.layout;
  }

  get sheet(): Sheet {
    return this.#context.sheet;
  }

  /** Cells that the last edit, undo or redo changed. */
  get changed(): readonly number[] {
    return this.#context.changed;
  }

  /** Without pauses and the time after the end. */
  get elapsedMs(): number {
    return elapsedOf(this.#context);
  }

  get canUndo(): boolean {
    return this.can({ type: 'undo' });
  }

  get canRedo(): boolean {
    return this.can({ type: 'redo' });
  }

  get canResume(): boolean {
    return this.can({ type: 'resume' });
  }

  /** What can be undone and redone once the game goes on, wherever it stands. */
  get history(): History {
    return resumed(this.#context).history;
  }

  get autoRemove(): boolean {
    return this.#context.autoRemove;
  }

  set autoRemove(on: boolean) {
    this.send({ type: 'autoRemove', on });
  }

  /** One line of text with everything but the undo history. */
  save(): string {
    return makeSave(this);
  }

  /** Errors: those of `parseSave`. */
  static read(text: string): Result<SavedGame> {
    return parseSave(text);
  }

  /**
   * Ends what is played and goes on with what was saved, running or paused as it was; with the history that it had, if that
   * was kept. Errors: those of `parseSave`.
   */
  restore(text: string, history: History = NO_HISTORY): Result<SavedGame> {
    const saved = parseSave(text);
    if (!saved.ok) return saved;
    const { sheet, layout, phase, paused, canResume, elapsedMs } = saved.value;
    this.send({ type: 'stop' });
    const { initState, ...written } = setupOf(sheet);
    const begun = phase !== 'unsolved' || canResume;
    this.send({ type: 'setup', layout, initState, ...(begun && { ...written, elapsedMs, history }) });
    if (phase === 'playing') this.send({ type: 'resume' });
    if (paused) this.send({ type: 'pause' });
    return succeed(saved.value);
  }

  get #snapshot() {
    return this.#actor.getSnapshot();
  }

  get #context() {
    return this.#snapshot.context;
  }
}
