import type { Writable } from 'node:stream';

const BAR_WIDTH = 24;

/** A bar on standard error: redrawn in place on a terminal, a line a second elsewhere. */
export class Progress {
  private last = Number.NEGATIVE_INFINITY;
  private drawn = false;
  private readonly isTerminal: boolean;

  constructor(
    private readonly stream: Writable,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.isTerminal = 'isTTY' in stream && stream.isTTY === true;
  }

  /** @param fraction 0 to 1, or undefined where the end is not known */
  update(fraction: number | undefined, text: string): void {
    const time = this.now();
    if (time - this.last < (this.isTerminal ? 100 : 1000)) return;
    this.last = time;
    this.draw(fraction, text);
  }

  /** The closing state, always drawn. */
  finish(text: string): void {
    this.draw(1, text);
    this.close();
  }

  /** Leaves the bar as it stands, and its line to what comes next. */
  close(): void {
    if (this.isTerminal && this.drawn) this.stream.write('\n');
    this.drawn = false;
  }

  private draw(fraction: number | undefined, text: string): void {
    const line = fraction === undefined ? text : `${bar(fraction)} ${text}`;
    this.stream.write(this.isTerminal ? `\r${line}\x1b[K` : `${line}\n`);
    this.drawn = true;
  }
}

function bar(fraction: number): string {
  const share = Math.min(1, Math.max(0, fraction));
  const full = Math.round(share * BAR_WIDTH);
  return `[${'='.repeat(full)}${' '.repeat(BAR_WIDTH - full)}] ${String(Math.floor(share * 100)).padStart(3)} %`;
}
