import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import '../../src/elements/mahjong-analyzer/index.js';
import type { MahjongAnalyzerElement } from '../../src/elements/mahjong-analyzer/index.js';
import { hint, report } from '../elements/reports.js';
import { hostileText, hostileValue } from './arbitraries.js';
import { expectGoodError } from './check.js';
import { TEXTS } from './corpus.js';
import { PATIENCE, runs } from './runs.js';
import { Reader } from './stage.js';

const MARKUP = '<img src=x onerror="globalThis.hostile=1">';
const FOREIGN = 'img, script, iframe, object, embed, base, link, meta, form, a, video, audio';
const ATTRIBUTES = [
  ...['hand', 'rules', 'win-tile', 'self-draw', 'round-wind', 'seat-wind', 'dora', 'ura-dora', 'riichi'],
  ...['seen', 'draws', 'unseen', 'model', 'lang', 'class', 'title', 'rule-options', 'analyzer', 'report'],
];
const PROPERTIES = [
  'hand',
  'rules',
  'ruleOptions',
  'winTile',
  'selfDraw',
  'roundWind',
  'seatWind',
  'dora',
  'seen',
  'discards',
  'draws',
  'unseen',
  'northDora',
  'paarenchan',
  'model',
  'sort',
] as const;

let element: MahjongAnalyzerElement;
let refused = 0;
const count = () => {
  refused++;
};

beforeEach(() => {
  element = document.createElement('mahjong-analyzer');
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
  checkMarkup();
}

function checkMarkup(): void {
  const root = element.shadowRoot!;
  if (root.querySelector(FOREIGN))
    throw new Error(`an element out of text: ${root.querySelector(FOREIGN)?.outerHTML}`);
  for (const { attributes } of root.querySelectorAll('*')) {
    for (const { name } of attributes)
      if (name.startsWith('on')) throw new Error(`an attribute ${name} out of text`);
  }
  if ('hostile' in globalThis || refused > 0) throw new Error('text was run, or a promise left alone');
}

async function setAttribute(name: string, text: string): Promise<void> {
  element.setAttribute(name, text);
  await look();
}

test.each(ATTRIBUTES)('the corpus as the attribute %s', async (name) => {
  for (const text of TEXTS) await setAttribute(name, text);
});

test(
  'any text as any attribute: no markup, no crash, every error with a code',
  async () => {
    const attribute = fc.tuple(fc.constantFrom(...ATTRIBUTES), hostileText);
    const mark = element.shadowRoot;
    await fc.assert(
      fc.asyncProperty(attribute, ([name, text]) => setAttribute(name, text)),
      runs(1500),
    );
    expect(element.shadowRoot).toBe(mark);
  },
  PATIENCE,
);

test(
  'any value as any property',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...PROPERTIES), hostileValue, async (name, value) => {
        Object.assign(element, { [name]: value });
        await look();
        Object.assign(element, { [name]: undefined });
      }),
      runs(500),
    );
  },
  PATIENCE,
);

// Symbols become neither numbers nor text, which a random run meets too seldom.
test.each(PROPERTIES)('a symbol, and an object that is no text, as the property %s', async (name) => {
  element.hand = name === 'hand' ? '' : '22p345m567p678s56s7s';
  for (const value of [Symbol('any'), Object.create(null)]) {
    Object.assign(element, { [name]: value });
    await look();
  }
});

test('markup in what the page writes and in a report never becomes an element', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<mahjong-analyzer id="written" hand='${MARKUP}' seen='${MARKUP}'></mahjong-analyzer>`,
  );
  element.remove();
  element = document.querySelector<MahjongAnalyzerElement>('#written')!;
  element.analyzer = {
    analyze: async () =>
      report(MARKUP, [hint(MARKUP.slice(0, 2), 0.5, '3m×2', 1, MARKUP)], { rules: MARKUP }),
  };
  await look();
  await look();
  expect(element.state).toBe('done');
  expect(element.shadowRoot?.querySelectorAll('.hint')).toHaveLength(1);
});

test('10 MB as a hand do not hold up the page', async () => {
  const start = performance.now();
  await setAttribute('hand', '1m'.repeat(5 << 20));
  expect(performance.now() - start).toBeLessThan(2000);
  await expect.poll(() => element.error?.code).toBe('ERR_TOO_LONG');
  checkMarkup();
});
