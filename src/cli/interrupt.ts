/** The user has pressed Ctrl-C; not a fault. */
export class Interrupted extends Error {}

/**
 * Lets the first Ctrl-C end the work in good order; the second one ends the process at once, as if nobody listened.
 *
 * @returns a signal, aborted with `Interrupted`, and a way to stop listening
 */
export function listenForInterrupt(): { signal: AbortSignal; close: () => void } {
  const controller = new AbortController();
  const onInterrupt = () => controller.abort(new Interrupted());
  process.once('SIGINT', onInterrupt);
  return { signal: controller.signal, close: () => process.off('SIGINT', onInterrupt) };
}
