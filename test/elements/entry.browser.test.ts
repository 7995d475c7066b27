import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { HintwrightError } from '../../src/errors.js';
import { button, byLabel, mount, settle, text } from './mount.js';
import { TWO_AWAY, twoAwayReport } from './reports.js';

const DEBOUNCE_MS = 200;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

const focused = (root: ShadowRoot) => root.activeElement as HTMLElement | null;

test('by keyboard alone: type a hand, reach the hints, see a discard dimmed', async () => {
  const { element, fake, root } = await mount('', {});
  root.querySelector('input')!.focus();
  await userEvent.keyboard(TWO_AWAY);
  await pause(DEBOUNCE_MS);
  await settle(element);
  expect(fake.last.request.hand).toBe(TWO_AWAY);
  fake.last.finish(twoAwayReport);
  await settle(element);
  for (let i = 0; i < 12 && !focused(root)?.classList.contains('discard'); i++)
    await userEvent.keyboard('{Tab}');
  await settle(element);
  expect(focused(root)?.getAttribute('aria-label')).toBe('Discard 9 of dots: show and compare');
  expect(byLabel(root, /^9 of dots/).getAttribute('aria-label')).toContain('would be discarded');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await settle(element);
  const dimmed = root.querySelectorAll('.hand-tile.dimmed');
  expect(dimmed).toHaveLength(1);
  expect(dimmed[0]?.getAttribute('aria-label')).toContain('2 of bamboo, would be discarded');
  expect(root.querySelectorAll('.hand-tile.accepted')).toHaveLength(2);
  expect(text(root, '.caption')).toBe('Discard 2s: 43.1 % to win, 10 tiles help');
});

test('hovering a row, or focusing a tile in the hand, shows the same', async () => {
  const { element, fake, root } = await mount(TWO_AWAY);
  fake.last.finish(twoAwayReport);
  await settle(element);
  root.querySelectorAll('.hint')[1]!.dispatchEvent(new PointerEvent('pointerenter'));
  await settle(element);
  expect(root.querySelector('.hand-tile.dimmed')?.getAttribute('aria-label')).toContain('3 of dots');
  root.querySelectorAll('.hint')[1]!.dispatchEvent(new PointerEvent('pointerleave'));
  await settle(element);
  expect(root.querySelector('.hand-tile.dimmed')).toBeNull();
  root.querySelectorAll<HTMLElement>('.hand-tile')[6]!.focus();
  await settle(element);
  expect(root.querySelector('.hint.looked')?.getAttribute('data-key')).toBe('5p');
});

test('pressing a row keeps it shown', async () => {
  const { element, fake, root } = await mount(TWO_AWAY);
  fake.last.finish(twoAwayReport);
  await settle(element);
  const row = root.querySelectorAll<HTMLButtonElement>('.discard')[1]!;
  row.click();
  row.blur();
  await settle(element);
  expect(row.getAttribute('aria-pressed')).toBe('true');
  expect(root.querySelector('.hand-tile.dimmed')?.getAttribute('aria-label')).toContain('3 of dots');
});

test('typing waits for a pause and tells the page once', async () => {
  const { element, fake, root } = await mount('');
  const changes = vi.fn();
  element.addEventListener('position-change', (event) => changes(event.detail));
  const input = root.querySelector('input')!;
  input.focus();
  await userEvent.keyboard('123m');
  expect(root.querySelectorAll('.hand-tile')).toHaveLength(3);
  await pause(DEBOUNCE_MS);
  expect(changes).toHaveBeenCalledExactlyOnceWith({ hand: '123m' });
  expect(element.hand).toBe('123m');
  expect(fake.calls).toHaveLength(1);
});

test('numbers whose suit is still to come are no fault until the field is left', async () => {
  const { element, fake, root } = await mount('');
  const input = root.querySelector('input')!;
  input.focus();
  await userEvent.keyboard('12m34');
  await pause(DEBOUNCE_MS);
  fake.last.fail(
    new HintwrightError({ code: 'ERR_MISSING_SUIT', message: 'No suit.', input: '12m34', at: 3 }),
  );
  await settle(element);
  expect(text(root, '.headline')).toBe('12 tiles to go');
  expect(root.querySelector('.fault')).toBeNull();
  input.blur();
  await settle(element);
  expect(text(root, '.fault-place mark')).toBe('3');
});

test('text that ends as it began leaves the figures bright', async () => {
  const { element, fake, root } = await mount(TWO_AWAY);
  fake.last.finish(twoAwayReport);
  await settle(element);
  root.querySelector('input')!.focus();
  await userEvent.keyboard('{End}1{Backspace}');
  expect(root.querySelector('.figures.stale')).not.toBeNull();
  await pause(DEBOUNCE_MS);
  expect(root.querySelector('.figures.stale')).toBeNull();
  expect(fake.calls).toHaveLength(1);
});

test('a hand that the page sets replaces what is typed, without an event', async () => {
  const { element, root } = await mount('');
  const changes = vi.fn();
  element.addEventListener('position-change', changes);
  const input = root.querySelector('input')!;
  input.focus();
  await userEvent.keyboard('123m');
  element.hand = TWO_AWAY;
  await pause(DEBOUNCE_MS);
  expect(input.value).toBe(TWO_AWAY);
  expect(changes).not.toHaveBeenCalled();
});

test('the palette builds a hand, sorted, the last tile lying as if drawn', async () => {
  const { element, root } = await mount('');
  for (const name of [/^5 of dots/, /^1 of characters/, /^East wind/, /^3 of dots/]) {
    byLabel(root.querySelector('.palette')!, name).click();
    await settle(element);
  }
  expect(element.hand).toBe('1m5p1z3p');
  expect(root.querySelector('input')!.value).toBe('1m5p1z3p');
});

test('the palette is a grid with one tab stop, moved through by keys', async () => {
  const { element, root } = await mount('');
  const grid = root.querySelector<HTMLElement>('.palette-grid')!;
  expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  grid.querySelector<HTMLElement>('[tabindex="0"]')!.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{Enter}{End} ');
  await settle(element);
  expect(element.hand).toBe('39p');
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await settle(element);
  expect(focused(root)?.dataset.tile).toBe('7z');
});

test('four copies used: the kind cannot be added, and says so', async () => {
  const { element, root } = await mount('5555p');
  button(root, 'Edit tiles').click();
  await settle(element);
  button(root, 'Red fives').click();
  await settle(element);
  const palette = root.querySelector('.palette')!;
  for (const label of [/^5 of dots, 0 left/, /^5 of dots, red, 0 left/]) {
    const cell = byLabel(palette, label);
    expect(cell.getAttribute('aria-disabled')).toBe('true');
    cell.click();
  }
  expect(element.hand).toBe('5555p');
});

test('melds from the palette', async () => {
  const { element, root } = await mount('11m');
  button(root, 'Edit tiles').click();
  await settle(element);
  const palette = root.querySelector('.palette')!;
  const add = async (mode: string, tile: RegExp) => {
    palette.querySelector<HTMLInputElement>(`input[value="${mode}"]`)!.click();
    await settle(element);
    byLabel(palette, tile).click();
    await settle(element);
  };
  await add('chow', /^2 of bamboo/);
  await add('chow', /^8 of bamboo/);
  await add('pung', /^East/);
  await add('concealed-kong', /^Red dragon/);
  expect(element.hand).toBe('11m[234s][111z](7777z)');
  expect(byLabel(root, /^Concealed kong:/)).toBeTruthy();
  expect(root.querySelectorAll('.lying')).toHaveLength(2);
});

test('pressing a tile takes it out while editing, Delete does always', async () => {
  const { element, root } = await mount('123m[555z]');
  const tiles = () => root.querySelectorAll<HTMLElement>('.hand-tile');
  tiles()[1]!.click();
  await settle(element);
  expect(element.hand).toBe('123m[555z]');
  tiles()[1]!.focus();
  await userEvent.keyboard('{Delete}');
  await settle(element);
  expect(element.hand).toBe('13m[555z]');
  expect(focused(root)?.getAttribute('aria-label')).toContain('3 of characters');
  button(root, 'Edit tiles').click();
  await settle(element);
  root.querySelector<HTMLElement>('.hand-meld')!.click();
  await settle(element);
  expect(element.hand).toBe('13m');
  button(root, 'Clear').click();
  await settle(element);
  expect(element.hand).toBe('');
});

test('half a hand is drawn as far as it can be read', async () => {
  const { root } = await mount('12m3x4p[555z 🀀 7');
  const names = [...root.querySelectorAll('[role=gridcell]')].map((cell) => cell.getAttribute('aria-label'));
  expect(names.slice(0, 4)).toEqual(['1 of characters', '2 of characters', '3 of dots', '4 of dots']);
});
