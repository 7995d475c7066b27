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
  expect(text(root, '.headline')).toBe('Discard 9p: 52 % to win, 3 points better than 3p');
  expect(rows(root)).toEqual(['9p', '3p', '2s', '3s', '5p']);
  button(root, 'Show 3 more').click();
  await settle(element);
  expect(rows(root)).toHaveLength(8);
});

test('a row says chance, reason, shanten, tiles and their total', async () => {
  const { element, fake, root } = await mount(TWO_AWAY);
  fake.last.finish(twoAwayReport);
  await settle(element);
  const row = root.querySelector('.hint')!;
  expect(text(row, '.share')).toBe('52.3 %');
  expect(row.querySelector('[role=meter]')?.getAttribute('aria-valuenow')).toBe('52.3');
  expect(text(row, '.reason')).toContain('gaps open');
  expect(text(row, '.accepts-line > p')).toBe('1-shanten, 17 tiles');
  expect([...row.querySelectorAll('.accept .unseen')].map((item) => item.textContent)).toEqual([
    '4 of dots: 4 unseen',
    '7 of dots: 4 unseen',
    '1 of bamboo: 4 unseen',
    '3 of bamboo: 2 unseen',
    '4 of bamboo: 3 unseen',
  ]);
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
  expect(root.activeElement).toBe(button(root, 'Analyze again'));
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
  expect(text(root, '[role=status]')).toBe('Discard 9 of dots: 52 % to win, 3 points better than 3 of dots');
});
