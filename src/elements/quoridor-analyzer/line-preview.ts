import type { QuoridorHost } from './host.js';

/** So many plies of a hint's line. */
export interface LinePart {
  /** The hint's move. */
  hint: string;
  plies: number;
}

/** How far into a line of play the board looks ahead: up to the move under the pointer or the focus, else the one pressed. */
export class LinePreview {
  #looked: LinePart | null = null;
  #pressed: LinePart | null = null;

  constructor(private readonly host: QuoridorHost) {}

  /** The moves to show, numbered from the position on; none where nothing is looked at. */
  get moves(): readonly string[] {
    const part = this.#looked ?? this.#pressed;
    const hint = part && this.host.ranked.find(({ move }) => move === part.hint);
    return hint ? hint.line.slice(0, part.plies) : [];
  }

  isPressed({ hint, plies }: LinePart): boolean {
    return this.#pressed?.hint === hint && this.#pressed.plies === plies;
  }

  look(part: LinePart | null): void {
    this.#looked = part;
    this.host.requestUpdate();
  }

  press(part: LinePart): void {
    this.#pressed = this.isPressed(part) ? null : part;
    this.host.requestUpdate();
  }

  clear(): void {
    this.#looked = null;
    this.#pressed = null;
  }
}
