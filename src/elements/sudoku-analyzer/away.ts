import type { ReactiveController } from 'lit';
import { MOVE_MS } from '../shared/shared-resource.js';
import type { SudokuHost } from './element-host.js';
import { strings } from './strings.js';

/** Pauses the game when nobody can see it: on a hidden page, or off the page for longer than a move about it takes. */
export class Away implements ReactiveController {
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** It has paused the game, and nobody was there to be told. */
  #untold = false;

  constructor(private readonly host: SudokuHost) {}

  hostConnected(): void {
    clearTimeout(this.#timer);
    document.addEventListener('visibilitychange', this.#look);
    this.#look();
  }

  hostDisconnected(): void {
    document.removeEventListener('visibilitychange', this.#look);
    this.#timer = setTimeout(() => this.#pause(), MOVE_MS);
  }

  /** A page may start or restore a game while it is hidden. */
  hostUpdated(): void {
    if (isHidden()) queueMicrotask(() => this.#pause());
  }

  readonly #look = (): void => {
    if (isHidden()) this.#pause();
    else this.#tell();
  };

  #pause(): void {
    const { game } = this.host.playing;
    if (game.phase !== 'playing' || game.paused) return;
    if (this.host.playing.act({ type: 'pause' })) this.#untold = true;
  }

  #tell(): void {
    if (this.#untold && this.host.playing.game.paused) this.host.announce(strings.pausedNow);
    this.#untold = false;
  }
}

const isHidden = (): boolean => document.visibilityState === 'hidden';
