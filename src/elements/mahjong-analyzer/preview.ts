import type { Hint } from '../../mahjong/types.js';
import { type Difference, difference } from './difference.js';
import { spokenDifference } from './difference-words.js';
import { kindOf } from './hand-model.js';
import type { MahjongHost } from './host.js';

type Look = 'focused' | 'hovered';

/** Pressing a third discard lets go of the first. */
const MOST_CHOSEN = 2;

/** Which discards are looked at: the one under the pointer, else the focused one, else the one pressed last. */
export class Preview {
  readonly #looks = new Map<Look, string>();
  /** Those pressed, the latest last. */
  #chosen: string[] = [];

  constructor(private readonly host: MahjongHost) {}

  /** The hint looked at, or null. */
  get hint(): Hint | null {
    const key = this.#looks.get('hovered') ?? this.#looks.get('focused') ?? this.#chosen.at(-1);
    return key === undefined || this.host.stale ? null : this.find(key);
  }

  /** The hint to tell more about: the one looked at, else the best. */
  get subject(): Hint | null {
    return this.hint ?? this.host.shown?.hints[0] ?? null;
  }

  /** How the subject differs from another discard: from one pressed, else from the best, the best from the next. */
  get difference(): Difference | null {
    const hint = this.subject;
    const hints = this.host.shown?.hints ?? [];
    if (!hint) return null;
    const pressed = this.#chosen.map((key) => this.find(key)).reverse();
    const other = [...pressed, ...hints].find((candidate) => candidate && candidate !== hint);
    return other ? difference(hint, other) : null;
  }

  /** The hint that discards a tile, or one like it. */
  find(tile: string): Hint | null {
    const hints = this.host.shown?.hints ?? [];
    const like = hints.find(({ discard }) => discard !== null && kindOf(discard) === kindOf(tile));
    return hints.find(({ discard }) => discard === tile) ?? like ?? null;
  }

  isChosen(discard: string): boolean {
    return this.#chosen.includes(discard);
  }

  isLastChosen(discard: string): boolean {
    return this.#chosen.at(-1) === discard;
  }

  get hasChosen(): boolean {
    return this.#chosen.length > 0;
  }

  look(look: Look, tile: string | null): void {
    if ((this.#looks.get(look) ?? null) === tile) return;
    if (tile === null) this.#looks.delete(look);
    else this.#looks.set(look, tile);
    this.host.requestUpdate();
  }

  /** Chooses a discard to compare, or lets go of it; what the choice shows is spoken. */
  toggle(tile: string): void {
    const key = this.find(tile)?.discard ?? tile;
    const others = this.#chosen.filter((chosen) => chosen !== key);
    const isNew = !this.isChosen(key);
    this.#chosen = isNew ? [...others, key].slice(-MOST_CHOSEN) : others;
    const shown = this.difference;
    if (isNew && shown) this.host.announce(() => spokenDifference(shown));
    this.host.requestUpdate();
  }

  /** Lets go of the discards pressed. */
  release(): void {
    this.#chosen = [];
    this.host.requestUpdate();
  }

  clear(): void {
    this.#looks.clear();
    this.#chosen = [];
  }
}
