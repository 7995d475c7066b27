import { vi } from 'vitest';

/** Every worker that the page makes from now on, until globals are unstubbed. */
export function recordWorkers(): { made: number; alive(): number; killAll(): void } {
  const alive = new Set<Worker>();
  const record = { made: 0, alive: () => alive.size, killAll };
  const { Worker: Original } = globalThis;
  class Recorded extends Original {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      record.made += 1;
      alive.add(this);
    }

    override terminate(): void {
      alive.delete(this);
      super.terminate();
    }
  }
  vi.stubGlobal('Worker', Recorded);
  return record;

  /** Browsers send no event for this: it is what makes such a death hard to notice. */
  function killAll(): void {
    for (const worker of alive) worker.terminate();
  }
}
