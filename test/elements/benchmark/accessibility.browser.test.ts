import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { HintwrightError } from '../../../src/errors.js';
import { findings } from '../matrix/findings.js';
import { SCHEMES } from '../matrix/media.js';
import { button, caseOf, type Mounted, mount, partialOf, reportOf, settle, text } from './mount.js';

async function running(): Promise<Mounted> {
  const mounted = await mount({ quick: true });
  button(mounted.root, 'Run').click();
  await settle(mounted.element);
  mounted.fake.last.progress(partialOf([caseOf('first', 40)], 0.3));
  await settle(mounted.element);
  return mounted;
}

async function done(...cases: ReturnType<typeof caseOf>[]): Promise<Mounted> {
  const mounted = await running();
  mounted.fake.last.finish(reportOf(cases));
  await settle(mounted.element);
  return mounted;
}

describe.each(SCHEMES)('in a %s page axe finds nothing', (scheme, background, color) => {
  beforeEach(() => Object.assign(document.body.style, { colorScheme: scheme, background, color }));
  afterEach(() => document.body.removeAttribute('style'));

  test('idle, suites unfolded', async () => {
    const { element, root } = await mount();
    expect(await findings(element)).toEqual([]);
    button(root, 'Choose suites').click();
    await settle(element);
    expect(await findings(element)).toEqual([]);
  });

  test('nothing chosen', async () => {
    const { element, root } = await mount();
    for (const box of root.querySelectorAll<HTMLInputElement>('.games input')) {
      box.click();
      await settle(element);
    }
    expect(text(root, '.progress-text')).toBe('Choose at least one suite.');
    expect(await findings(element)).toEqual([]);
  });

  test('running', async () => {
    const { element } = await running();
    expect(await findings(element)).toEqual([]);
  });

  test.each([320, 1200])('done, with losses and wrong answers, %i px wide', async (width) => {
    const { element } = await done(caseOf('first', 40), caseOf('second', 0.5), caseOf('third', 3, 2));
    element.style.inlineSize = `${width}px`;
    await settle(element);
    expect(await findings(element)).toEqual([]);
  });

  test('stopped', async () => {
    const { element } = await running();
    element.stop();
    await settle(element);
    expect(await findings(element)).toEqual([]);
  });

  test('error', async () => {
    const { element, fake } = await running();
    fake.last.fail(new HintwrightError({ code: 'ERR_WORKER_CRASHED', message: 'The worker has gone.' }));
    await settle(element);
    expect(await findings(element)).toEqual([]);
  });
});

describe('on a phone', () => {
  test.each([320, 375])('%i px: targets are 44 px, nothing is wider than the screen', async (width) => {
    const { element, root } = await done(caseOf('first', 12345), caseOf('second', 0.5));
    button(root, 'Choose suites').click();
    element.style.inlineSize = `${width - 32}px`;
    await settle(element);
    const targets = [...root.querySelectorAll('button, .check, .segment')];
    const small = targets.filter((target) => target.getBoundingClientRect().height < 43.9);
    expect(small.map((target) => target.textContent)).toEqual([]);
    expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
  });
});

describe('by keyboard and ear alone', () => {
  test('choose, run, stop, run again and copy', async () => {
    const { element, fake, root } = await mount({ suite: 'sudoku' });
    const focused = () =>
      root.activeElement?.textContent?.trim() || root.activeElement?.closest('label')?.textContent?.trim();
    const press = async (key: string) => {
      await userEvent.keyboard(key);
      await settle(element);
    };
    const tabTo = async (label: string) => {
      for (let i = 0; i < 30 && focused() !== label; i++) await press('{Tab}');
      expect(focused()).toBe(label);
    };
    root.querySelector<HTMLInputElement>('.games input')!.focus();
    await tabTo('Quoridor');
    await press(' ');
    expect(element.suite).toBe('quoridor sudoku');
    await tabTo('Run');
    await press('{Enter}');
    expect(element.state).toBe('running');
    // The button stays where the focus is.
    expect(focused()).toBe('Stop');
    fake.last.progress(partialOf([caseOf('first', 40)], 0.3));
    await settle(element);
    await press('{Enter}');
    expect(element.state).toBe('done');
    expect(focused()).toBe('Run again');
    await press('{Enter}');
    fake.last.finish(reportOf([caseOf('first', 40)]));
    await settle(element);
    await press('{Tab}');
    expect(focused()).toBe('Copy as Markdown');
  });

  test('a screen reader hears the beginning and the result, by one region', async () => {
    const { element, fake, root } = await mount();
    expect(root.querySelectorAll('[aria-live], [role=status], [role=alert]')).toHaveLength(1);
    button(root, 'Run').click();
    await settle(element);
    expect(text(root, '[role=status]')).toBe('Measuring.');
    fake.last.finish(reportOf([caseOf('first', 40)]));
    await settle(element);
    await new Promise((done) => setTimeout(done, 1100));
    await settle(element);
    expect(text(root, '[role=status]')).toBe(
      'The engine is faster than plain TypeScript, which takes 40.0 × as long.',
    );
  });
});
