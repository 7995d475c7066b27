import type { Work } from './types.js';

/**
 * Work that calls a function for each input. The loop is shared by all who use it, so that the call is not inlined: some
 * nanoseconds an input. What takes less than a microsecond has a loop of its own.
 */
export function forEach<Item, Answer>(items: readonly Item[], answer: (item: Item) => Answer): Work<Answer> {
  return {
    pass: () => {
      let last: Answer | undefined;
      for (const item of items) last = answer(item);
      return last;
    },
    answers: () => items.map(answer),
  };
}

/** The same for what answers with a promise: one input after the other. */
export function forEachAsync<Item, Answer>(
  items: readonly Item[],
  answer: (item: Item) => Promise<Answer>,
): Work<Answer> {
  const answers = async () => {
    const all: Answer[] = [];
    for (const item of items) all.push(await answer(item));
    return all;
  };
  return { pass: answers, answers };
}
