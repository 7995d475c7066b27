import type { GameEvent } from '../../sudoku/charts/game.js';
import { MOST_SIDE } from '../../sudoku/notation.js';
import { parseLayout } from '../../sudoku/play/rules.js';
import { updateOf } from '../../sudoku/play/sheet.js';
import type { Phase, Rows } from '../../sudoku/play/types.js';
import type { Playing } from './playing.js';

/**
 * The game's chart, for the page: what it can be told from outside, each method saying whether it could be done now, and
 * where it stands. `<sudoku-analyzer>` has `stop()` for its analysis; the game's is here.
 */
export class GameControl {
  constructor(private readonly playing: Playing) {}

  /** While nothing is played: another puzzle, rows of digits, 0 for an open cell. Of another size it has the usual rules. */
  setup(initState: Rows): boolean {
    const size = Array.isArray(initState) ? initState.length : 0;
    if (size > MOST_SIDE) return false; // a layout of that size would take longer than anybody waits
    if (size === this.#game.sheet.size) return this.playing.send({ type: 'setup', initState });
    const layout = parseLayout({}, size);
    return layout.ok && this.playing.send({ type: 'setup', initState, layout: layout.value });
  }

  /** Plays from the givens alone. */
  start(): boolean {
    return this.#send('start');
  }

  /** Goes on where a stopped game was. */
  resume(): boolean {
    return this.#send('resume');
  }

  stop(): boolean {
    return this.#send('stop');
  }

  /** Stops the clock and covers the grid. */
  pause(): boolean {
    return this.#send('pause');
  }

  continue(): boolean {
    return this.#send('continue');
  }

  undo(): boolean {
    return this.#send('undo');
  }

  redo(): boolean {
    return this.#send('redo');
  }

  /** The next digit in an open cell. `x` is the row, `y` the column, from 0. */
  tap(x: number, y: number): boolean {
    return this.playing.send({ type: 'tap', x, y });
  }

  get phase(): Phase {
    return this.#game.phase;
  }

  get paused(): boolean {
    return this.#game.paused;
  }

  get canUndo(): boolean {
    return this.#game.canUndo;
  }

  get canRedo(): boolean {
    return this.#game.canRedo;
  }

  get canResume(): boolean {
    return this.#game.canResume;
  }

  /** Time played, in ms. */
  get elapsedMs(): number {
    return this.#game.elapsedMs;
  }

  get currentState(): number[][] {
    return updateOf(this.#game.sheet).currentState;
  }

  get initState(): number[][] {
    return updateOf(this.#game.sheet).initState;
  }

  /** As the element's properties say it now, also before it has been drawn. */
  get #game() {
    this.playing.takePosition();
    return this.playing.game;
  }

  #send(
    type: Extract<GameEvent['type'], 'start' | 'resume' | 'stop' | 'pause' | 'continue' | 'undo' | 'redo'>,
  ): boolean {
    return this.playing.send({ type });
  }
}
