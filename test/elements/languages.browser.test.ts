import axe from 'axe-core';
import { html, type TemplateResult } from 'lit';
import { afterEach, describe, expect, test } from 'vitest';
import { phrasebook as benchmark } from '../../src/elements/analyzer-benchmark/strings.js';
import { phrasebook as mahjong } from '../../src/elements/mahjong-analyzer/strings.js';
import { phrasebook as quoridor } from '../../src/elements/quoridor-analyzer/strings.js';
import { LANGUAGES, type Language } from '../../src/elements/shared/languages.js';
import { LocalizedElement } from '../../src/elements/shared/localized-element.js';
import { Phrasebook } from '../../src/elements/shared/phrasebook.js';
import { commonPhrasebook } from '../../src/elements/shared/strings.js';
import { phrasebook as sudoku } from '../../src/elements/sudoku-analyzer/strings.js';
import { HintwrightError } from '../../src/errors.js';
import {
  caseOf,
  reportOf as measured,
  mount as mountBenchmark,
  settle as settleBenchmark,
} from './benchmark/mount.js';
import { button, mount, settle, text } from './mount.js';
import { mount as mountQuoridor, settle as settleQuoridor } from './quoridor/mount.js';
import { readingsReport, TWO_AWAY, twoAwayReport, WON, wonReport } from './reports.js';
import { isLeft } from './same-phrases.js';
import { sentences } from './sentences.js';
import { EASY, mount as mountSudoku, press, rest } from './sudoku/mount.js';

const HEADLINE = { en: /^Discard /, de: / abwerfen: / };

/** A language comes from a file of its own. */
const becomes = (root: ParentNode, words: RegExp) =>
  expect.poll(() => text(root, '.headline'), { timeout: 5000 }).toMatch(words);

async function shown(lang = '') {
  const mounted = await mount(TWO_AWAY, lang ? { lang } : {});
  // Seen or not: several do not find room on a screen.
  void mounted.element.analyze();
  await settle(mounted.element);
  mounted.fake.last.finish(twoAwayReport);
  await settle(mounted.element);
  return mounted;
}

afterEach(() => document.documentElement.removeAttribute('lang'));

describe('the language', () => {
  test('is the element’s own, and changes without a word being said', async () => {
    const { element, root } = await shown();
    const said: string[] = [];
    const status = root.querySelector('[role=status]')!;
    new MutationObserver(() => said.push(status.textContent ?? '')).observe(status, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    await becomes(root, HEADLINE.en);
    element.lang = 'de';
    await becomes(root, HEADLINE.de);
    expect(root.querySelector('.position')!.getAttribute('aria-label')).toBe('Stellung');
    expect(root.querySelector('.frame')!.getAttribute('lang')).toBe('de');
    element.removeAttribute('lang');
    await becomes(root, HEADLINE.en);
    expect(said.filter(Boolean)).toEqual([]);
  });

  test('is that of the nearest ancestor, in the document, in shadow roots, and of the document itself', async () => {
    const { element, root } = await shown();
    const outer = document.createElement('div');
    const inner = document.createElement('section');
    document.body.append(outer);
    outer.attachShadow({ mode: 'open' }).append(inner);
    inner.append(element);
    outer.lang = 'de-AT';
    await becomes(root, HEADLINE.de);
    inner.lang = 'en';
    await becomes(root, HEADLINE.en);
    inner.removeAttribute('lang');
    await becomes(root, HEADLINE.de);
    outer.removeAttribute('lang');
    await becomes(root, HEADLINE.en);
    document.documentElement.lang = 'de';
    await becomes(root, HEADLINE.de);
    outer.remove();
  });

  test('nobody has written is English', async () => {
    const { element, root } = await shown('de');
    await becomes(root, HEADLINE.de);
    element.lang = 'ru';
    await becomes(root, HEADLINE.en);
  });

  test('moves with the element to another place', async () => {
    const { element, root } = await shown();
    const place = document.createElement('div');
    place.lang = 'de';
    document.body.append(place);
    place.append(element);
    await becomes(root, HEADLINE.de);
    place.remove();
  });
});

test('two elements of a page each speak their own, whichever is drawn or speaks', async () => {
  const board = await mountQuoridor({ lang: 'de' });
  const [german, english] = [await shown('de'), await shown('en')];
  await becomes(german.root, HEADLINE.de);
  for (const { element } of [german, english]) element.sort = 'score';
  board.element.play('e2');
  await Promise.all([settle(german.element), settle(english.element), settleQuoridor(board.element)]);
  await becomes(german.root, /abwerfen: .* wert/);
  await becomes(english.root, /^Discard .*: worth /);
  await becomes(board.root, /^Spieler 2 am Zug/);
  const discards = ({ root }: { root: ShadowRoot }) => root.querySelectorAll<HTMLElement>('.discard');
  for (const each of [german, english]) discards(each)[1]!.click();
  await expect.poll(() => text(german.root, '[role=status]'), { timeout: 5000 }).toMatch(/ statt /);
  await expect.poll(() => text(english.root, '[role=status]'), { timeout: 5000 }).toMatch(/ instead of /);
  await expect.poll(() => text(board.root, '[role=status]'), { timeout: 5000 }).toMatch(/zieht nach e2/);
});

test('a fault is told in the language, its place too', async () => {
  const { element, fake, root } = await mount('33789m35x', { lang: 'de' });
  await becomes(root, /./);
  const fault = { code: 'ERR_UNKNOWN_TILE', message: '"x" is no tile.', input: '33789m35x', at: 8 } as const;
  fake.last.fail(new HintwrightError(fault));
  await settle(element);
  await expect.poll(() => text(root, '.fault'), { timeout: 5000 }).toMatch(/^„x“ ist kein Stein\./);
  expect(text(root, '.fault-place .unseen')).toBe('Der Fehler ist bei „x“.');
});

/** Tiles, squares and walls are written alike everywhere. */
const NOTATION = /\b(?:[0-9]*[mpsz]|[a-i](?:[1-9][hv]?)?)\b/g;

const left = (parts: Set<string>, others: Set<string>, language: Language) =>
  [...parts].filter((part) => others.has(part) && isLeft(part.replace(NOTATION, ''), language));

const languagesOf = (...books: { offers(language: Language): boolean }[]) =>
  LANGUAGES.filter(
    (language) => language !== 'en' && [commonPhrasebook, ...books].every((book) => book.offers(language)),
  );
const speaks = (element: LocalizedElement, language: Language) =>
  expect.poll(() => element.language, { timeout: 5000 }).toBe(language);

/** What is said in English, then in another language. */
async function inBoth(element: LocalizedElement, language: Language): Promise<[Set<string>, Set<string>]> {
  const before = sentences(element.shadowRoot!, 'en');
  element.lang = language;
  await speaks(element, language);
  await element.updateComplete;
  return [sentences(element.shadowRoot!, language), before];
}

/** At a phone's width and a desktop's. */
async function fits(element: LocalizedElement, language: Language, width: number): Promise<void> {
  await speaks(element, language);
  element.style.inlineSize = `${width}px`;
  await element.updateComplete;
  const { violations } = await axe.run(element, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
  const frame = element.shadowRoot!.querySelector<HTMLElement>('.frame')!;
  expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
}

describe.each(languagesOf(mahjong, quoridor))('in %s', (language) => {
  test('nothing is left in English on a hand to discard from, all unfolded', async () => {
    const { element, root, fake } = await mount(TWO_AWAY, { rules: 'riichi' });
    fake.last.finish(readingsReport);
    await settle(element);
    button(root, 'Edit tiles').click();
    root.querySelector<HTMLElement>('.rules .unfolder')!.click();
    root.querySelector<HTMLElement>('.discard')!.click();
    await settle(element);
    for (const closed of root.querySelectorAll<HTMLElement>('.rules [aria-expanded=false]')) closed.click();
    await settle(element);
    const [after, before] = await inBoth(element, language);
    expect(left(after, before, language)).toEqual([]);
  });

  test('nor on a hand that has won, but for what counts', async () => {
    const { element, fake } = await mount(WON);
    fake.last.finish(wonReport);
    await settle(element);
    const names = wonReport.score!.items.map(({ name }) => name);
    const [after, before] = await inBoth(element, language);
    expect(left(after, before, language).filter((part) => !names.includes(part))).toEqual([]);
  });

  test('nor on a board, hints and effects shown, with a computer to play', async () => {
    const { element, root } = await mountQuoridor({ lines: 3, timeMs: 100 });
    for (const name of ['Every move’s effect', 'Board', 'Opponent']) button(root, name).click();
    element.play('e2');
    await settleQuoridor(element);
    await expect.poll(() => element.state, { timeout: 5000 }).toBe('done');
    const [after, before] = await inBoth(element, language);
    expect(left(after, before, language)).toEqual([]);
  });

  test.each([320, 1200])('axe finds nothing and nothing sticks out, %i px wide', async (width) => {
    const hand = await mount(TWO_AWAY, { lang: language });
    hand.fake.last.finish(readingsReport);
    hand.root.querySelector<HTMLElement>('.rules .unfolder')!.click();
    await fits(hand.element, language, width);
    hand.element.remove(); // else the board may lie too far below to be seen, and would wait
    const board = await mountQuoridor({ lang: language });
    await fits(board.element, language, width);
  });
});

describe.each(languagesOf(sudoku))('Sudoku in %s', (language) => {
  /** Every panel unfolded, and the hint told whole. */
  async function unfolded() {
    const mounted = await mountSudoku({ grid: EASY });
    await press(mounted, 'Hint', 'Say more', 'Say more', 'New puzzle', 'Settings');
    await press(mounted, 'Rating', 'Solutions', 'Chances', 'Guesses', 'Solution');
    return mounted;
  }

  test('nothing is left in English, all unfolded', async () => {
    const { element } = await unfolded();
    const [after, before] = await inBoth(element, language);
    expect(left(after, before, language)).toEqual([]);
  });

  test('nor on the way to the solution', async () => {
    const mounted = await mountSudoku({ grid: EASY });
    await press(mounted, 'Solution path');
    const [after, before] = await inBoth(mounted.element, language);
    expect(left(after, before, language)).toEqual([]);
  });

  test('nor of a grid without a solution', async () => {
    const { element } = await mountSudoku({ grid: `55${EASY.slice(2)}` });
    const [after, before] = await inBoth(element, language);
    expect(left(after, before, language)).toEqual([]);
  });

  test('a fault of the grid is told', async () => {
    const { element, root } = await mountSudoku({ grid: EASY.slice(1) });
    const english = root.querySelector('.fault')!.textContent;
    element.lang = language;
    await speaks(element, language);
    await rest(element);
    expect(root.querySelector('.fault')!.textContent).not.toBe(english);
  });

  test.each([320, 1200])('axe finds nothing and nothing sticks out, %i px wide', async (width) => {
    const { element } = await unfolded();
    element.lang = language;
    await fits(element, language, width);
  });
});

describe.each(languagesOf(benchmark))('the benchmark in %s', (language) => {
  async function shown() {
    const mounted = await mountBenchmark();
    button(mounted.root, 'Run').click();
    await settleBenchmark(mounted.element);
    mounted.fake.last.finish(measured([caseOf('normal', 4)]));
    await settleBenchmark(mounted.element);
    return mounted;
  }

  test('nothing is left in English but what the report says', async () => {
    const { element } = await shown();
    const [after, before] = await inBoth(element, language);
    expect(left(after, before, language)).toEqual([]);
  });

  test.each([320, 1200])('axe finds nothing and nothing sticks out, %i px wide', async (width) => {
    const { element } = await shown();
    element.lang = language;
    await fits(element, language, width);
  });
});

test('in a page that runs from right to left the hand and its tiles run from left to right', async () => {
  document.documentElement.dir = 'rtl';
  const { root } = await shown('de');
  const boxes = [...root.querySelectorAll('.hand-tile')].map((tile) => tile.getBoundingClientRect());
  const readable = [...boxes].sort((a, b) => a.top - b.top || a.left - b.left);
  expect(boxes.map(({ x, y }) => [x, y])).toEqual(readable.map(({ x, y }) => [x, y]));
  expect(getComputedStyle(root.querySelector('.headline')!).direction).toBe('rtl');
  document.documentElement.removeAttribute('dir');
});

describe('words that cannot be fetched', () => {
  const phrasebook = new Phrasebook(
    { hello: () => 'Hello' },
    {
      de: () => Promise.reject(new Error('offline')),
      fr: async () => ({ phrases: { hello: () => 'Bonjour' } }),
    },
  );
  class Greeting extends LocalizedElement {
    protected override readonly phrasebook = phrasebook;
    protected override render(): TemplateResult {
      return html`<p>${phrasebook.strings.hello()}</p>`;
    }
  }
  customElements.define('test-greeting', Greeting);

  test('leave English, and no rejection unhandled', async () => {
    const unhandled: unknown[] = [];
    const note = (event: PromiseRejectionEvent) => unhandled.push(event.reason);
    addEventListener('unhandledrejection', note);
    const element = document.createElement('test-greeting') as Greeting;
    element.lang = 'de';
    document.body.append(element);
    await new Promise((done) => setTimeout(done, 50));
    expect(element.shadowRoot!.textContent).toBe('Hello');
    expect(element.language).toBe('en');
    removeEventListener('unhandledrejection', note);
    expect(unhandled).toEqual([]);
    element.remove();
  });
});
