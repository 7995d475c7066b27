import type { SudokuHost } from './element-host.js';
import type { Entry } from './host.js';
import { strings } from './strings.js';

/** What the user writes: entries while the game is played, else the puzzle's own digits. Says why where nothing may be written. */
export class Hand {
  constructor(private readonly host: SudokuHost) {}

  /** Why nothing may be written now; null where something may. */
  get closed(): 'paused' | 'solved' | 'shown' | null {
    const { playing, isPreview } = this.host;
    const { phase, paused, sheet } = playing.game;
    if (isPreview) return 'shown';
    if (paused) return 'paused';
    const isPlayed = sheet.digits.some((digit, cell) => digit !== sheet.givens[cell]);
    return phase === 'solved' && isPlayed ? 'solved' : null;
  }

  put(cells: readonly number[], digit: number, entry: Entry): void {
    const { playing } = this.host;
    if (this.#refuses()) return;
    if (playing.game.phase !== 'playing') {
      if (entry === 'digit') playing.give(cells, digit);
      else this.host.announce(strings.marksWhilePlaying);
    } else if (entry === 'digit') playing.act({ type: 'enter', cells, digit });
    else playing.act({ type: 'mark', cells, kind: entry, digit });
  }

  erase(cells: readonly number[]): void {
    const { playing } = this.host;
    if (this.#refuses()) return;
    if (playing.game.phase === 'playing') playing.act({ type: 'erase', cells });
    else playing.give(cells, 0);
  }

  tap(cell: number): void {
    const { playing } = this.host;
    if (this.#refuses()) return;
    const { size, givens } = playing.game.sheet;
    if (playing.game.phase === 'playing')
      playing.act({ type: 'tap', x: Math.floor(cell / size), y: cell % size });
    else playing.give([cell], ((givens[cell] ?? 0) + 1) % (size + 1));
  }

  autoMarks(): void {
    const { playing } = this.host;
    if (this.#refuses()) return;
    if (playing.game.phase === 'playing') playing.act({ type: 'autoMarks' });
    else this.host.announce(strings.marksWhilePlaying);
  }

  /** Goes to play, if the user does not yet. */
  play(): void {
    const { playing } = this.host;
    if (playing.game.phase === 'playing') return;
    if (!playing.act({ type: 'resume' })) playing.act({ type: 'start' });
  }

  #refuses(): boolean {
    const { closed } = this;
    if (closed) this.host.announce(() => strings.notNow(closed));
    return closed !== null;
  }
}
