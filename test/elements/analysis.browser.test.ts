import { expect, test, vi } from 'vitest';
import { HintwrightError } from '../../src/errors.js';
import { button, mount, rows, settle, text } from './mount.js';
import {
  COMPLETE,
  completeReport,
  TWO_AWAY,
  twoAwayPartial,
  twoAwayReport,
  WAITING,
  waitingReport,
} from './reports.js';

test('answers in one sentence, then five rows, then more on request', async () => {
  const { element, fake, root } = await mount(TWO_AWAY);
  expect(element.state).toBe('running');
  fake.last.finish(twoAwayReport);
  await settle(element);
  expect(element.state).toBe('done');
  expect(element.report).toBe(twoAwayReport);
  expect(text(root, '.headline')).toBe('Discard 9p: 52 % to win, 3 percentage points better than 3p');
  expect(rows(root)).toEqual(['9p', '3p', '2s', '3s', '5p']);
  button(root, 'Show 3 more').click();
  await settle(element);
  expect(rows(root)).toHaveLength(8);
});

test('a row says chance and reason, and shows the tiles', async () => {
  const { element, fake, root } = await mount(TWO_AWAY);
  fake.last.finish(twoAwayReport);
  await settle(element);
  const row = root.querySelector('.hint')!;
  expect(text(row, '.share')).toBe('52.3 %');
  expect(row.querySelector('[role=meter]')?.getAttribute('aria-valuenow')).toBe('52.3');
  expect(text(row, '.reason')).toBe('17 tiles bring tenpai');
  const [accepts, improvements] = row.querySelectorAll('.tiles');
  const spoken = (list: Element | undefined) =>
    [...list!.querySelectorAll('.unseen')].map((item) => item.textContent?.replace(/\s/g, ' '));
  expect(accepts?.getAttribute('aria-label')).toBe('Accepted tiles');
  expect(spoken(accepts)).toEqual([
    '4 of dots: 4 unseen',
    '7 of dots: 4 unseen',
    '1 of bamboo: 4 unseen',
    '3 of bamboo: 2 unseen',
    '4 of bamboo: 3 unseen',
  ]);
  expect(improvements?.getAttribute('aria-label')).toBe('Tiles worth keeping');
  expect(spoken(improvements)).toEqual([
    '2 of dots: 4 unseen, 9 % better',
    '6 of characters: 4 unseen, 7 % better',
    '5 of bamboo: 4 unseen, 7 % better',
    '2 of bamboo: 3 unseen, 1 % better',
  ]);
});

test('a row with many kinds stays a row until it is pressed', async () => {
  const { element, fake, root } = await mount(TWO_AWAY);
  fake.last.finish(twoAwayReport);
  await settle(element);
  button(root, 'Show 3 more').click();
  await settle(element);
  const row = root.querySelector('.hint[data-key="3m"]')!;
  expect(text(row, '.reason')).toBe('Back to 2-shanten; 40 tiles help');
  expect(row.querySelectorAll('.row-tiles .small-tile')).toHaveLength(8);
  expect(text(row, '.row-tiles')).toContain('2 more');
  row.querySelector<HTMLElement>('.discard')!.click();
  await settle(element);
  expect(row.querySelectorAll(':scope > .row-tiles .small-tile')).toHaveLength(10);
});

test('lower bounds are told as such, in the rows, the headline and the status', async () => {
  const { element, fake, root } = await mount(TWO_AWAY);
  const [first, second, ...rest] = twoAwayReport.hints;
  const bound = (hint: typeof first) => ({ ...hint!, exact: false });
  const unknown = { ...bound(rest[0]), winProbability: [], tenpaiProbability: [] };
  fake.last.finish({ ...twoAwayReport, complete: false, hints: [bound(first), bound(second), unknown] });
  await settle(element);
  expect(text(root, '.headline')).toBe(
    'Discard 9p: at least 52 % to win, about 3 percentage points better than 3p',
  );
  expect(text(root, '.share')).toBe('≥ 52.3 %');
  expect(root.querySelector('[role=meter]')?.getAttribute('aria-valuetext')).toBe('at least 52.3\u00a0%');
  expect(text(root, '.status p')).toContain('1 chance not worked out, 2 chances are lower bounds');
});

test('rows keep their order while figures refine, and take the last one at the end', async () => {
  const { element, fake, root } = await mount(TWO_AWAY);
  fake.last.progress(twoAwayPartial);
  await settle(element);
  const first = rows(root);
  expect(first.slice(0, 3)).toEqual(['3p', '2s', '9p']);
  await new Promise((seen) => setTimeout(seen, 100));
  fake.last.progress({ ...twoAwayReport, complete: false });
  await settle(element);
  expect(rows(root)).toEqual(first);
  fake.last.finish(twoAwayReport);
  await element.updateComplete;
  await vi.waitFor(() => expect(rows(root).slice(0, 3)).toEqual(['9p', '3p', '2s']));
  const motions = [...root.querySelectorAll('.hint')].slice(0, 3).flatMap((row) => row.getAnimations());
  expect(motions).toHaveLength(3);
  for (const motion of motions) expect(motion.effect?.getComputedTiming().duration).toBeLessThan(200);
});

test('keeps the last figures, dimmed, until a new run has its own', async () => {
  const { element, fake, root } = await mount(TWO_AWAY);
  fake.last.finish(twoAwayReport);
  await settle(element);
  element.draws = 10;
  await settle(element);
  expect(rows(root)).toHaveLength(5);
  expect(root.querySelector('.figures.stale')).not.toBeNull();
  fake.last.progress(twoAwayPartial);
  await settle(element);
  expect(root.querySelector('.figures.stale')).toBeNull();
});

test('the latest run wins and the older one is aborted', async () => {
  const { element, fake, root } = await mount(TWO_AWAY);
  const [older] = fake.calls;
  element.hand = WAITING;
  await settle(element);
  expect(fake.calls).toHaveLength(2);
  expect(older?.signal?.aborted).toBe(true);
  older?.progress(twoAwayPartial);
  older?.finish(twoAwayReport);
  fake.last.finish(waitingReport);
  await settle(element);
  expect(element.report).toBe(waitingReport);
  expect(text(root, '.headline')).toBe('Waiting for 3s, East: 61 % to win');
});

test('stop aborts and keeps what is there; analyze starts again', async () => {
  const { element, fake, root } = await mount(TWO_AWAY);
  fake.last.progress(twoAwayPartial);
  await settle(element);
  const stop = button(root, 'Stop');
  stop.focus();
  stop.click();
  await settle(element);
  expect(fake.last.signal?.aborted).toBe(true);
  expect(element.state).toBe('done');
  expect(element.report).toBe(twoAwayPartial);
  expect(text(root, '.status')).toContain('stopped early');
  expect(root.activeElement).toBe(button(root, 'Again'));
  const again = element.analyze();
  await settle(element);
  expect(element.state).toBe('running');
  fake.last.finish(twoAwayReport);
  expect(await again).toBe(twoAwayReport);
});

test('stop before the first figures leaves it idle, and the promise of analyze resolves with null', async () => {
  const { element } = await mount(TWO_AWAY);
  const stopped = element.analyze();
  await settle(element);
  element.stop();
  expect(element.state).toBe('idle');
  expect(await stopped).toBeNull();
});

test('tells the page what happens', async () => {
  const { element, fake } = await mount('');
  const heard: [string, unknown][] = [];
  for (const type of [
    'analysis-start',
    'analysis-progress',
    'analysis-end',
    'analysis-error',
    'position-change',
  ] as const) {
    document.body.addEventListener(type, (event) => heard.push([event.type, event.detail]));
  }
  element.hand = TWO_AWAY;
  await settle(element);
  fake.last.progress(twoAwayPartial);
  fake.last.finish(twoAwayReport);
  await settle(element);
  expect(heard).toEqual([
    ['analysis-start', { hand: TWO_AWAY }],
    ['analysis-progress', twoAwayPartial],
    ['analysis-end', twoAwayReport],
  ]);
});

test('a listener may set another hand', async () => {
  const { element, fake } = await mount(TWO_AWAY);
  element.addEventListener('analysis-end', () => (element.hand = WAITING), { once: true });
  fake.last.finish(twoAwayReport);
  await settle(element);
  expect(fake.last.request.hand).toBe(WAITING);
  expect(element.state).toBe('running');
  element.stop();
  expect(fake.last.signal?.aborted).toBe(true);
});

test('13 tiles: the waits, and nothing to discard', async () => {
  const { element, fake, root } = await mount(WAITING);
  fake.last.finish(waitingReport);
  await settle(element);
  expect(rows(root)).toEqual(['']);
  expect(root.querySelector('.discard')).toBeNull();
  expect(root.querySelector('.hand-tile.best')).toBeNull();
});

test('a complete hand is called complete', async () => {
  const { element, fake, root } = await mount(COMPLETE);
  fake.last.finish(completeReport);
  await settle(element);
  expect(text(root, '.headline')).toBe('This hand is complete');
});

test('an error stands at the input, its place marked', async () => {
  const { element, fake, root } = await mount('33789m35x');
  const errors = vi.fn();
  element.addEventListener('analysis-error', (event) => errors(event.detail.code));
  fake.last.fail(
    new HintwrightError({ code: 'ERR_UNKNOWN_TILE', message: '"x" is no tile.', input: '33789m35x', at: 8 }),
  );
  await settle(element);
  expect(element.state).toBe('error');
  expect(errors).toHaveBeenCalledExactlyOnceWith('ERR_UNKNOWN_TILE');
  expect(text(root, '.fault')).toBe('"x" is no tile.');
  expect(text(root, '.fault-place mark')).toBe('x');
  const input = root.querySelector('input')!;
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(root.getElementById(input.getAttribute('aria-describedby')!)?.textContent).toContain('no tile');
});

test('a failure of the engine is told as one', async () => {
  const { element, fake, root } = await mount(TWO_AWAY);
  fake.last.fail(new HintwrightError({ code: 'ERR_WORKER_CRASHED', message: 'The worker has died.' }));
  await settle(element);
  expect(text(root, '.headline')).toBe('The analysis failed');
  expect(text(root, '.answer .fault')).toBe('The worker has died.');
  expect(root.querySelector('input')?.getAttribute('aria-invalid')).toBe('false');
});

test('too few tiles are no fault', async () => {
  const { element, fake, root } = await mount('22334m');
  fake.last.fail(
    new HintwrightError({
      code: 'ERR_HAND_SIZE',
      message: 'A hand has 13 or 14 tiles.',
      input: '22334m',
      at: 6,
    }),
  );
  await settle(element);
  expect(text(root, '.headline')).toBe('9 tiles to go');
  expect(root.querySelector('.fault')).toBeNull();
  expect(root.querySelector('input')?.getAttribute('aria-invalid')).toBe('false');
});

test('the end of a run is announced once, tiles by their spoken names', async () => {
  const { element, fake, root } = await mount(TWO_AWAY);
  fake.last.progress(twoAwayPartial);
  await settle(element);
  expect(text(root, '[role=status]')).toBe('');
  fake.last.finish(twoAwayReport);
  await settle(element);
  expect(text(root, '[role=status]')).toBe(
    'Discard 9 of dots: 52 % to win, 3 percentage points better than 3 of dots',
  );
});
