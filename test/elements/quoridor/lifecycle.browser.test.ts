import { expect, test } from 'vitest';
import { sharedQuoridor } from '../../../src/elements/quoridor-analyzer/engine.js';
import { define } from '../../../src/elements/shared/define.js';
import { mount, mountFake, reportOf, settle } from './mount.js';

test('every field of a request is an attribute and a property', async () => {
  const { element, fake } = await mountFake({ position: 'e2' });
  const attributes = {
    columns: '7',
    rows: '8',
    walls: '5',
    notation: 'glendenning',
    'time-ms': '200',
    depth: '4',
    nodes: '1000',
    lines: '2',
    seed: '9',
  };
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  await settle(element);
  expect(fake.last.request).toEqual({
    position: 'e2',
    columns: 7,
    rows: 8,
    walls: 5,
    notation: 'glendenning',
    timeMs: 200,
    depth: 4,
    nodes: 1000,
    lines: 2,
    seed: 9,
  });
  element.timeMs = 300;
  await settle(element);
  expect(element.getAttribute('time-ms')).toBe('300');
});

test('events tell of start, progress, end, error and what the user entered', async () => {
  const { element, fake } = await mountFake();
  const types: string[] = [];
  for (const type of ['start', 'progress', 'end', 'error'])
    document.addEventListener(`analysis-${type}`, (event) => types.push(event.type), { once: true });
  document.addEventListener('position-change', (event) => types.push(event.type), { once: true });
  void element.analyze();
  await settle(element);
  const report = await reportOf('');
  fake.last.progress({ ...report, complete: false });
  fake.last.finish(report);
  await settle(element);
  element.play('e2');
  await settle(element);
  expect(types).toEqual(['analysis-start', 'analysis-progress', 'analysis-end', 'position-change']);
});

test('bad values never throw', async () => {
  const { element } = await mountFake();
  for (const name of ['position', 'columns', 'rows', 'walls', 'notation', 'time-ms', 'seed']) {
    expect(() => element.setAttribute(name, '{"no": ]')).not.toThrow();
    expect(() => element.removeAttribute(name)).not.toThrow();
  }
  Object.assign(element, { position: 14 });
  await settle(element);
  expect(element.position).toBe('14');
  Object.assign(element, { position: null });
  await settle(element);
  expect(element.position).toBe('');
});

test('a board that cannot be is told in the answer', async () => {
  const { element, root } = await mount({ columns: 1 });
  expect(element.state).toBe('error');
  expect(root.querySelector('.answer .fault')?.textContent).toBe(element.error?.message);
});

test('leaving the page ends the run; coming back starts it again', async () => {
  const { element, fake } = await mountFake();
  element.remove();
  expect(fake.last.signal?.aborted).toBe(true);
  document.body.append(element);
  await settle(element);
  expect(fake.calls).toHaveLength(2);
});

test('stop keeps the figures so far', async () => {
  const { element, fake, root } = await mountFake();
  const partial = { ...(await reportOf('')), complete: false };
  fake.last.progress(partial);
  element.stop();
  await settle(element);
  expect(element.report).toEqual(partial);
  expect(root.querySelector('.status')?.textContent).toContain('stopped early');
  expect(element.figures).toEqual(partial);
});

test('a position set by the page replaces the game, one it has led to does not', async () => {
  const { element } = await mount({ position: 'e2 e8' });
  element.undo();
  await settle(element);
  expect(element.line?.moves).toEqual(['e2', 'e8']);
  element.position = 'd1';
  await settle(element);
  await new Promise((done) => setTimeout(done, 100));
  expect(element.line?.moves).toEqual(['d1']);
});

test('all elements share one analyzer', async () => {
  const before = sharedQuoridor.users;
  const { element } = await mountFake();
  expect(sharedQuoridor.users).toBe(before + 1);
  element.remove();
  expect(sharedQuoridor.users).toBe(before);
});

test('another definition of the name does no harm', () => {
  const original = customElements.get('quoridor-analyzer');
  define('quoridor-analyzer', class extends HTMLElement {});
  expect(customElements.get('quoridor-analyzer')).toBe(original);
});
