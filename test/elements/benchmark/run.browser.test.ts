import { describe, expect, onTestFinished, test } from 'vitest';
import type { BenchmarkReport } from '../../../src/benchmark/index.js';
import { HintwrightError } from '../../../src/errors.js';
import {
  button,
  caseOf,
  type Mounted,
  mount,
  mountReal,
  partialOf,
  reportOf,
  settle,
  text,
} from './mount.js';

async function started(properties = {}): Promise<Mounted> {
  const mounted = await mount(properties);
  button(mounted.root, 'Run').click();
  await settle(mounted.element);
  return mounted;
}

describe('a run', () => {
  // A page that heats the reader's lap unasked would be a bad neighbour.
  test('never starts by itself', async () => {
    const { element, fake } = await mount({ suite: 'sudoku', quick: true });
    element.quick = false;
    element.suite = 'mahjong';
    await settle(element);
    expect(fake.calls).toEqual([]);
    expect(element.state).toBe('idle');
    const parent = element.parentElement!;
    element.remove();
    parent.append(element);
    await settle(element);
    expect(fake.calls).toEqual([]);
  });

  test('starts once where the page asks for it', async () => {
    const { element, fake } = await mount({ autorun: true });
    expect(fake.calls).toHaveLength(1);
    fake.last.finish(reportOf([caseOf('normal', 40)]));
    await settle(element);
    element.quick = true;
    await settle(element);
    expect(fake.calls).toHaveLength(1);
    expect(element.state).toBe('done');
  });

  test('asks for what is set, and nothing else', async () => {
    const { fake } = await started({ suite: 'mahjong/shanten', quick: true, rounds: 3, seed: 7, timeMs: 2 });
    expect(fake.last.request).toEqual({
      suite: 'mahjong/shanten',
      quick: true,
      rounds: 3,
      seed: 7,
      timeMs: 2,
    });
  });

  test('an attribute that is taken away leaves the default, and what is no text is refused', async () => {
    const { element, fake, root } = await mount();
    for (const name of ['suite', 'rounds', 'seed', 'time-ms', 'quick']) {
      element.setAttribute(name, name === 'suite' ? 'sudoku' : '3');
      await settle(element);
      element.removeAttribute(name);
      await settle(element);
    }
    void element.analyze();
    await settle(element);
    expect(fake.last.request).toEqual({});
    expect(text(root, '.suites-line .small')).toBe('all 16 suites');
    Object.assign(element, { suite: 5 });
    void element.analyze();
    await settle(element);
    expect(fake.last.request).toEqual({ suite: 5 });
  });

  test('its progress is a progress bar only while it runs', async () => {
    const { element, fake, root } = await started();
    const bar = root.querySelector('[role=progressbar]')!;
    expect(bar.getAttribute('aria-valuenow')).toBe('0');
    fake.last.progress(partialOf([], 0.25));
    await settle(element);
    expect(bar.getAttribute('aria-valuenow')).toBe('25');
    expect(text(root, '.progress-text')).toBe('Mahjong, shanten: normal, 1.5 s so far');
    fake.last.finish(reportOf([caseOf('normal', 40)]));
    await settle(element);
    expect(root.querySelector('[role=progressbar]')).toBeNull();
    expect(text(root, '.progress-text')).toBe('complete, took 4.2 s');
  });

  test('rows appear as cases are measured, under those that are there', async () => {
    // When a page gets a scrollbar it grows narrower, and what stands on it moves: here it has one from the start.
    document.documentElement.style.overflowY = 'scroll';
    onTestFinished(() => document.documentElement.removeAttribute('style'));
    const { element, fake, root } = await started();
    fake.last.progress(partialOf([caseOf('first', 40)], 0.3));
    await settle(element);
    const [first] = root.querySelectorAll('.case');
    const top = first!.getBoundingClientRect().top;
    fake.last.progress(partialOf([caseOf('first', 40), caseOf('second', 4)], 0.6));
    await settle(element);
    expect([...root.querySelectorAll('caption')].map((one) => one.textContent?.split(' ')[0])).toEqual([
      'first',
      'second',
    ]);
    expect(root.querySelector('.case')).toBe(first);
    expect(first!.getBoundingClientRect().top).toBe(top);
  });

  test('that is stopped keeps what it has measured', async () => {
    const { element, fake, root } = await started();
    fake.last.progress(partialOf([caseOf('first', 40)], 0.3));
    await settle(element);
    button(root, 'Stop').click();
    await settle(element);
    expect(fake.last.signal?.aborted).toBe(true);
    expect(element.state).toBe('done');
    expect(element.report?.complete).toBe(false);
    expect(root.querySelectorAll('.case')).toHaveLength(1);
    expect(text(root, '.progress-text')).toBe('stopped early, took 1.5 s');
  });

  test('that is stopped before its first figures leaves nothing', async () => {
    const { element, root } = await started();
    element.stop();
    await settle(element);
    expect(element.state).toBe('idle');
    expect(text(root, '.headline')).toBe('Nothing measured yet');
  });

  test('tells the page what happens', async () => {
    const { element, fake, root } = await mount();
    const heard: string[] = [];
    for (const type of ['analysis-start', 'analysis-progress', 'analysis-end', 'analysis-error'] as const)
      document.body.addEventListener(type, () => heard.push(type), { once: true });
    button(root, 'Run').click();
    await settle(element);
    fake.last.progress(partialOf([], 0.1));
    fake.last.finish(reportOf([caseOf('first', 40)]));
    await settle(element);
    expect(heard).toEqual(['analysis-start', 'analysis-progress', 'analysis-end']);
    button(root, 'Run again').click();
    await settle(element);
    fake.last.fail(new HintwrightError({ code: 'ERR_OPTION', message: 'The benchmark has no suite "x".' }));
    await settle(element);
    expect(heard.at(-1)).toBe('analysis-error');
    expect(text(root, '.fault')).toBe('The benchmark has no suite "x".');
  });
});

describe('the real thing', () => {
  test('a suite is measured in a worker, and the page stays free', async () => {
    const { element, root } = await mountReal({
      suite: 'mahjong/readings',
      quick: true,
      rounds: 2,
      timeMs: 1,
    });
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 5);
    const report = await element.analyze();
    clearInterval(timer);
    await settle(element);
    expect(turns).toBeGreaterThan(3);
    expect(report).toMatchObject({ complete: true, flags: { filters: ['mahjong/readings'], rounds: 2 } });
    expect(report?.suites.flatMap(({ cases }) => cases.map(({ name }) => name))).toEqual([
      'normal',
      'full flush',
    ]);
    expect(text(root, 'tbody th')).toContain('hintwright, WASM');
  });

  test('an element stopped, and run again, measures again', async () => {
    const { element } = await mountReal({ suite: 'sudoku/first', quick: true });
    const first = element.analyze();
    await new Promise<void>((done) =>
      element.addEventListener('analysis-progress', () => done(), { once: true }),
    );
    element.stop();
    expect((await first)?.complete).toBe(false);
    Object.assign(element, { suite: 'mahjong/readings', rounds: 1, timeMs: 1 });
    const second: BenchmarkReport | null = await element.analyze();
    expect(second?.suites.map(({ name }) => name)).toEqual(['readings']);
  });

  test('an unknown suite is told, with what it may have meant', async () => {
    const { element, root } = await mountReal({ suite: 'shantem' });
    await element.analyze();
    await settle(element);
    expect(element.state).toBe('error');
    expect(element.error?.code).toBe('ERR_OPTION');
    expect(text(root, '.fault')).toContain('Did you mean shanten?');
  });
});
