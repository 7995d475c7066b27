/**
 * How a page notices that its worker has gone: browsers send no event when a worker is terminated from elsewhere, closes
 * itself or is ended by the browser. But they give back its locks. The worker holds a lock as long as it lives; the page
 * waits in line for the same lock, and gets it in the instant in which the worker is gone.
 */
interface LockManager {
  request(name: string, callback: () => unknown): Promise<unknown>;
}

/** Null in pages without a secure context, in old browsers, and in Node, whose threads tell their end. */
function findLocks(): LockManager | null {
  const { navigator } = globalThis as { navigator?: { locks?: LockManager } };
  return navigator?.locks ?? null;
}

let count = 0;

/** A name that no other worker of this origin has. */
export function nameLifeline(): string {
  count += 1;
  return `hintwright-${Date.now()}-${Math.random()}-${count}`;
}

/** The worker's end. Resolves with whether it holds: sandboxed frames have locks and refuse them. */
export function holdLifeline(name: string): Promise<boolean> {
  const locks = findLocks();
  if (!locks) return Promise.resolve(false);
  return new Promise((resolve) => {
    const hold = () => {
      resolve(true);
      return new Promise(() => {});
    };
    locks.request(name, hold).catch(() => resolve(false));
  });
}

/** The page's end, to be taken when the worker holds its own: resolves when the worker has gone, if that can be known. */
export function watchLifeline(name: string): Promise<void> {
  return new Promise((resolve) => {
    findLocks()
      ?.request(name, () => resolve())
      .catch(() => {});
  });
}
