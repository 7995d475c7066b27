/**
 * Makes steps of work that pauses now and then: whoever holds the generator decides when it goes on. Left early, it tells
 * the work to stop, lets it go on to its end and waits for that.
 */
export async function* inTurns<Value>(
  work: (pause: () => Promise<void>) => Promise<Value>,
  stop: () => void,
): AsyncGenerator<undefined, Value, void> {
  let arrive = () => {};
  let goOn = () => {};
  const pause = () =>
    new Promise<void>((resume) => {
      goOn = resume;
      arrive();
    });
  const running = Promise.resolve().then(() => work(pause));
  const ended = running.then(() => true);
  try {
    for (;;) {
      const paused = new Promise<false>((resolve) => {
        arrive = () => resolve(false);
      });
      goOn();
      if (await Promise.race([ended, paused])) return await running;
      yield undefined;
    }
  } finally {
    stop();
    goOn();
    await running.catch(() => {});
  }
}
