import { playThrough, type Reached } from '../../sudoku/play/play-through.js';
import type { Hint } from '../../sudoku/types.js';
import type { SudokuHost } from './element-host.js';

/** Steps to look at one after the other: the whole path, each from where the one before has led, or what `find` has found. */
export class StepPlayer {
  #open = false;
  #at = 0;

  constructor(private readonly host: SudokuHost) {}

  /** The path is open. */
  get isPath(): boolean {
    return this.#open;
  }

  get at(): number {
    return Math.min(this.#at, Math.max(0, this.steps.length - 1));
  }

  get steps(): readonly Hint[] {
    const { host } = this;
    return this.#open || host.finds ? (host.figures?.hints ?? []) : [];
  }

  /** The step that is looked at. */
  get step(): Hint | null {
    return this.steps[this.at] ?? null;
  }

  /** The grid that a step of the path starts from; null without a path. */
  get reached(): Reached | null {
    if (!this.#open || this.steps.length === 0) return null;
    const { game } = this.host.playing;
    return playThrough(game.sheet, game.layout, this.steps.slice(0, this.at));
  }

  open(): void {
    this.#open = true;
    this.#at = 0;
    this.host.requestUpdate();
  }

  close(): void {
    this.#open = false;
    this.#at = 0;
    this.host.requestUpdate();
  }

  go(at: number): void {
    this.#at = Math.max(0, Math.min(at, this.steps.length - 1));
    this.host.requestUpdate();
  }
}
