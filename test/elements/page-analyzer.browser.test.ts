/** Whatever a page gives an element, as its analyzer or as a property: it ends with a typed error, and says so in a sentence. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import '../../src/elements/index.js';
import { HintwrightError } from '../../src/errors.js';

type AnyElement = HTMLElement & {
  state: string;
  error: HintwrightError | null;
  analyze(): Promise<unknown>;
};

const TAGS = {
  'mahjong-analyzer': { hand: '33789m35689p2334s' },
  'quoridor-analyzer': { position: 'e2 e8 e3 d6h' },
  'sudoku-analyzer': {
    grid: '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
  },
  'analyzer-benchmark': { suite: 'sudoku', autorun: true },
};

const refuse = () => {
  throw new Error('trap');
};
const trapped = (target: object) => new Proxy(target, { get: refuse, getPrototypeOf: refuse });
const answering = (report: unknown) => ({ analyze: async () => report });
const failing = (reason: unknown) => ({ analyze: () => Promise.reject(reason) });

/** An error that goes by our name and has some of what ours have. */
const namesake = (fields: object) => Object.assign(new Error('late'), { name: 'HintwrightError' }, fields);

const ANALYZERS: Readonly<Record<string, unknown>> = {
  'no analyzer at all': 5,
  'one that cannot be asked': {},
  'one that does not let itself be read': trapped({}),
  'one that throws at once': { analyze: refuse },
  'one that rejects with an error': failing(new TypeError('no answer from the server')),
  'one that rejects with nothing': failing(undefined),
  'one that rejects with what cannot be read': failing(trapped(new Error())),
  'one that rejects with a code that there is not': failing(
    new HintwrightError({ code: 'ERR_NOWHERE' as never, message: 'No such server.' }),
  ),
  'one that rejects with an error that has but our name': failing(namesake({ code: 'ERR_BAD_CHARACTER' })),
  'one that rejects with a place that is none': failing(
    new HintwrightError({ code: 'ERR_BAD_CHARACTER', message: 'Bad.', input: {} as never, at: 'x' as never }),
  ),
  'an answer of nothing': answering(undefined),
  'an answer at once, which is no report': { analyze: () => 'solved' },
  'a list': answering([]),
  'an object that is no report': answering({}),
  'a report of no game': answering({ game: 5 }),
  'a report that holds nothing': answering({ game: 'poker' }),
  'a report that does not let itself be read': answering(trapped({})),
  'figures so far that hold nothing': {
    analyze: (_: unknown, { onProgress }: { onProgress(partial: unknown): void }) => {
      onProgress(undefined);
      onProgress({ game: 'poker' });
      return new Promise(() => {});
    },
  },
};

let element: AnyElement;
let unhandled: unknown[] = [];
const note = ({ reason }: PromiseRejectionEvent) => unhandled.push(reason);

beforeEach(() => {
  unhandled = [];
  addEventListener('unhandledrejection', note);
});

afterEach(() => {
  element.remove();
  removeEventListener('unhandledrejection', note);
});

/** Put on the page with properties; resolves with the error that it tells. */
function failureOf(tag: string, properties: object): Promise<HintwrightError> {
  element = document.createElement(tag) as AnyElement;
  Object.assign(element, properties);
  return new Promise((told) => {
    element.addEventListener('analysis-error', (event) => told((event as CustomEvent).detail));
    document.body.append(element);
  });
}

const shownText = () => element.shadowRoot!.textContent!.replace(/\s+/g, ' ');

async function expectTold(error: HintwrightError, code: string): Promise<void> {
  expect(error).toBeInstanceOf(HintwrightError);
  expect(error.code).toBe(code);
  expect(error.message).toMatch(/^[A-Z].*\.$/);
  await expect.poll(shownText).toContain(error.message);
  expect({ state: element.state, error: element.error }).toEqual({ state: 'error', error });
  expect(unhandled).toEqual([]);
}

describe.each(Object.entries(TAGS))('<%s>', (tag, properties) => {
  test.each(Object.entries(ANALYZERS))('%s', async (_, analyzer) => {
    await expectTold(await failureOf(tag, { ...properties, analyzer }), 'ERR_ANALYZER');
  });

  test('a failure with a code keeps it', async () => {
    const reason = new HintwrightError({ code: 'ERR_WORKER_CRASHED', message: 'The server has gone.' });
    await expectTold(
      await failureOf(tag, { ...properties, analyzer: failing(reason) }),
      'ERR_WORKER_CRASHED',
    );
  });

  test('another analyzer in its place is asked anew', async () => {
    await failureOf(tag, { ...properties, analyzer: answering({ game: 'poker' }) });
    const again = new Promise((asked) => Object.assign(element, { analyzer: { analyze: asked } }));
    if (tag === 'analyzer-benchmark') void element.analyze();
    await again;
    await expect.poll(() => element.state).toBe('running');
    expect(unhandled).toEqual([]);
  });
});

test.each([
  ['mahjong-analyzer', 'ruleOptions'],
  ['mahjong-analyzer', 'seatWind'],
  ['quoridor-analyzer', 'nodes'],
  ['sudoku-analyzer', 'cages'],
  ['sudoku-analyzer', 'limit'],
  ['analyzer-benchmark', 'suite'],
  ['analyzer-benchmark', 'rounds'],
] as const)('<%s> whose %s does not let itself be read', async (tag, property) => {
  await expectTold(await failureOf(tag, { ...TAGS[tag], [property]: trapped({}) }), 'ERR_REQUEST');
});
