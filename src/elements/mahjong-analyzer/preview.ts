import type { Hint } from '../../mahjong/types.js';
import { kindOf } from './hand-model.js';
import type { MahjongHost } from './host.js';

type Source = 'pinned' | 'focused' | 'hovered';

/** Which discard is being looked at: the one under the pointer, else the focused one, else the one pressed. */
export class Preview {
  readonly #keys = new Map<Source, string>();

  constructor(private readonly host: MahjongHost) {}

  /** The hint looked at, or null. */
  get hint(): Hint | null {
    const key = this.#keys.get('hovered') ?? this.#keys.get('focused') ?? this.#keys.get('pinned');
    return key === undefined || this.host.stale ? null : this.find(key);
  }

  /** The hint that discards a tile, or one like it. */
  find(tile: string): Hint | null {
    const hints = this.host.shown?.hints ?? [];
    const like = hints.find(({ discard }) => discard !== null && kindOf(discard) === kindOf(tile));
    return hints.find(({ discard }) => discard === tile) ?? like ?? null;
  }

  isPinned(tile: string): boolean {
    return this.#keys.get('pinned') === tile;
  }

  set(source: Source, tile: string | null): void {
    if ((this.#keys.get(source) ?? null) === tile) return;
    if (tile === null) this.#keys.delete(source);
    else this.#keys.set(source, tile);
    this.host.requestUpdate();
  }

  toggle(tile: string): void {
    this.set('pinned', this.isPinned(tile) ? null : tile);
  }

  clear(): void {
    this.#keys.clear();
  }
}
