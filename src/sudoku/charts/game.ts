/** The game as its host sees it: a thin object over the chart of game-chart.ts. */
import type { Result } from '../../result.js';
import type { Layout } from '../layout.js';
import type { GameUpdate, Phase, SavedGame, Sheet } from '../play/types.js';
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

export declare class Game {
  /** @param onUpdate is told of every update, the first one, an empty grid, included. */
  constructor(onUpdate: (update: GameUpdate) => void, options: GameOptions);
  /** Whether the chart took it. */
  send(event: GameEvent): boolean;
  /** Whether the chart would take it. */
  can(event: GameEvent): boolean;
  get phase(): Phase;
  get paused(): boolean;
  get layout(): Layout;
  get sheet(): Sheet;
  /** Cells that the last edit, undo or redo changed. */
  get changed(): readonly number[];
  /** Without pauses and the time after the end. */
  get elapsedMs(): number;
  get canUndo(): boolean;
  get canRedo(): boolean;
  get canResume(): boolean;
  get autoRemove(): boolean;
  set autoRemove(on: boolean);
  /** One line of text with everything but the undo history. */
  save(): string;
  /** Errors: those of `parseSave`. */
  static read(text: string): Result<SavedGame>;
  /** Ends what is played and goes on with what was saved, running or paused as it was. Errors: those of `parseSave`. */
  restore(text: string): Result<SavedGame>;
}
