/** Gives up the thread until its next turn, so that messages, input and painting come first. */
export interface Pause {
  /** One at a time. */
  next(): Promise<void>;
  close(): void;
}

type SetImmediate = (callback: () => void) => unknown;

/**
 * Browsers add 4 ms to nested `setTimeout(0)`, but not to messages. Node hands a port up to 1,000 messages in a row
 * before it looks at another port, so that messages to oneself would deafen it for seconds; it has `setImmediate`.
 */
export function openPause(): Pause {
  const { setImmediate } = globalThis as { setImmediate?: SetImmediate };
  return setImmediate ? immediatePause(setImmediate) : messagePause();
}

function immediatePause(setImmediate: SetImmediate): Pause {
  return {
    next: () => new Promise((resolve) => void setImmediate(resolve)),
    close: () => {},
  };
}

function messagePause(): Pause {
  const { port1, port2 } = new MessageChannel();
  let resume = () => {};
  port1.onmessage = () => resume();
  return {
    next: () =>
      new Promise((resolve) => {
        resume = resolve;
        port2.postMessage(null);
      }),
    close: () => port1.close(),
  };
}
