import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import '../../src/elements/sudoku-analyzer/index.js';
import type { SudokuAnalyzerElement } from '../../src/elements/sudoku-analyzer/index.js';
import { sendFault } from '../../src/engine/faults.js';
import { readRequest } from '../../src/sudoku/request.js';
import type { GenerateRequest, SudokuReport, SudokuRequest } from '../../src/sudoku/types.js';
import { reportOf } from '../elements/sudoku/mount.js';
import { hostileText, hostileValue } from './arbitraries.js';
import { expectGoodError } from './check.js';
import { TEXTS } from './corpus.js';
import { PATIENCE, runs } from './runs.js';
import { GRIDS } from './sudoku-arbitraries.js';

const GRID = GRIDS[0]!;
const FOREIGN = 'img, script, iframe, object, embed, base, link, meta, form, a, video, audio';
const FIELDS = [
  ...(['grid', 'variant', 'boxes', 'regions', 'cages', 'entries', 'candidates', 'limit', 'rate'] as const),
  ...(['hints', 'find', 'check', 'timer'] as const),
];
const ATTRIBUTES = [
  ...FIELDS,
  'time-ms',
  'analyze-guesses',
  'auto-remove',
  'tap-cycle',
  'lang',
  'class',
  'report',
];
const PROPERTIES = [...FIELDS, 'timeMs', 'analyzeGuesses', 'autoRemove', 'tapCycle', 'puzzles'] as const;

const REPORT = await reportOf(GRID);

/** Reads a request as the real one does, over the same border, and does not work on it. */
class Reader {
  async analyze(request: SudokuRequest | GenerateRequest): Promise<SudokuReport> {
    let sent: typeof request;
    try {
      sent = structuredClone(request);
    } catch (error) {
      throw sendFault(error, request);
    }
    readRequest(sent);
    return REPORT;
  }
}

let element: SudokuAnalyzerElement;
let refused = 0;
const count = () => {
  refused++;
};

beforeEach(() => {
  element = document.createElement('sudoku-analyzer');
  element.analyzer = new Reader();
  document.body.append(element);
  addEventListener('unhandledrejection', count);
});

afterEach(() => {
  element.remove();
  removeEventListener('unhandledrejection', count);
});

/** Lets the element settle and looks at what it has made of what it got. */
async function look(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    await element.updateComplete;
    await Promise.resolve();
  }
  if (!['idle', 'running', 'done', 'error'].includes(element.state)) throw new Error(element.state);
  if (element.error) expectGoodError(element.error.toJSON());
  const foreign = element.shadowRoot!.querySelector(FOREIGN);
  if (foreign) throw new Error(`an element out of text: ${foreign.outerHTML}`);
  if ('hostile' in globalThis || refused > 0) throw new Error('text was run, or a promise left alone');
}

async function setAttribute(name: string, text: string): Promise<void> {
  element.setAttribute(name, text);
  await look();
}

test.each(ATTRIBUTES)('the corpus as the attribute %s', async (name) => {
  element.grid = GRID;
  for (const text of TEXTS) await setAttribute(name, text);
});

test('every form of a grid, under any rules', async () => {
  for (const grid of GRIDS) {
    await setAttribute('grid', grid);
    for (const variant of ['x', 'killer', 'latin', '6x6']) await setAttribute('variant', variant);
    element.removeAttribute('variant');
  }
});

test(
  'any text as any attribute: no markup, no crash, every error with a code',
  async () => {
    const attribute = fc.tuple(fc.constantFrom(...ATTRIBUTES), hostileText);
    await fc.assert(
      fc.asyncProperty(attribute, ([name, text]) => setAttribute(name, text)),
      runs(300),
    );
  },
  PATIENCE,
);

test(
  'any value as any property',
  async () => {
    element.grid = GRID;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...PROPERTIES), hostileValue, async (name, value) => {
        Object.assign(element, { [name]: value });
        await look();
        Object.assign(element, { [name]: name === 'grid' ? GRID : undefined });
      }),
      runs(300),
    );
  },
  PATIENCE,
);

// Symbols become neither numbers nor text, which a random run meets too seldom.
test.each(PROPERTIES)('a symbol, and an object that is no text, as the property %s', async (name) => {
  element.grid = GRID;
  for (const value of [Symbol('any'), Object.create(null)]) {
    Object.assign(element, { [name]: value });
    await look();
  }
});

test(
  'any text restored, any value set up, any place tapped',
  async () => {
    element.grid = GRID;
    await fc.assert(
      fc.asyncProperty(hostileText, hostileValue, async (text, value) => {
        const restored = element.restore(text);
        if (!restored.ok) expectGoodError(restored.error);
        element.game.setup(value as never);
        element.game.start();
        element.game.tap(value as never, 0);
        element.game.stop();
        await look();
      }),
      runs(200),
    );
  },
  PATIENCE,
);

test('10 MB as a grid are refused unread', async () => {
  await setAttribute('grid', '1.'.repeat(5 << 20));
  await expect.poll(() => element.error?.code).toBe('ERR_TOO_LONG');
  expect(element.shadowRoot!.querySelector('textarea')!.value.length).toBeLessThan(1 << 16);
});
