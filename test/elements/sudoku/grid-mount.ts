import { afterEach } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { makeSheet } from '../../../src/sudoku/play/sheet.js';
import { GridHostElement } from './grid-host.js';

const mounted: Element[] = [];

afterEach(async () => {
  for (const element of mounted.splice(0)) element.remove();
  if (mouse) await session().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 });
  mouse = false;
});

/** The mouse lies somewhere on the page, where it would hover over what the next test puts there. */
let mouse = false;

export interface Mounted {
  host: GridHostElement;
  root: ShadowRoot;
}

export async function mount(fields: Partial<GridHostElement> = {}, width = 520): Promise<Mounted> {
  const host = new GridHostElement();
  host.style.inlineSize = `${width}px`;
  document.body.append(host);
  mounted.push(host);
  host.set(fields);
  await host.updateComplete;
  return { host, root: host.shadowRoot! };
}

/** A classic sheet: givens, and entries where those are open. */
export const sheetOf = (givens: string, entries = '') =>
  makeSheet(digits(givens), 9, { entries: digits(entries) });

const digits = (text: string): number[] =>
  Array.from({ length: 81 }, (_, cell) => Number(text[cell] ?? 0) || 0);

/** `r3c5` as the number of its cell. */
export function at(name: string, side = 9): number {
  const [, row, column] = /^r(\d+)c(\d+)$/.exec(name)!;
  return (Number(row) - 1) * side + Number(column) - 1;
}

export const cell = (root: ParentNode, name: string, side = 9): HTMLElement =>
  root.querySelector<HTMLElement>(`[data-cell="${at(name, side)}"]`)!;

export const label = (root: ParentNode, name: string, side = 9): string =>
  cell(root, name, side).getAttribute('aria-label')!;

/** The cell that has the focus. */
export const focused = (root: ShadowRoot): string | undefined =>
  (root.activeElement as HTMLElement | null)?.dataset.cell;

/** Types keys, such as `5`, `ArrowUp`, `Shift+5`, one after the other. */
export async function keys({ host }: Mounted, ...names: string[]): Promise<void> {
  for (const name of names) {
    const parts = name.length > 1 ? name.split('+') : [name];
    const down = parts.slice(0, -1).map((part) => `{${HELD[part]}>}`);
    const up = parts.slice(0, -1).map((part) => `{/${HELD[part]}}`);
    const key = parts.at(-1)!;
    await userEvent.keyboard(
      `${down.join('')}${key.length === 1 && key !== '[' ? key : named(key)}${up.join('')}`,
    );
    await host.updateComplete;
  }
}

const HELD: Record<string, string> = { Shift: 'Shift', Ctrl: 'Control', Alt: 'Alt' };

const named = (key: string): string => (key === '[' ? '[[' : `{${key}}`);

/** A key event with a `key` and a `code` of any keyboard. */
export async function press(
  { host, root }: Mounted,
  key: string,
  code: string,
  more: KeyboardEventInit = {},
): Promise<boolean> {
  const target = root.querySelector('.sudoku-cell[tabindex="0"]')!;
  const event = new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  await host.updateComplete;
  return event.defaultPrevented;
}

export const selected = (root: ParentNode): number[] =>
  [...root.querySelectorAll<HTMLElement>('.sudoku-cell[aria-selected="true"]')].map(({ dataset }) =>
    Number(dataset.cell),
  );

/** The button that ears know by a name. */
export function button(root: ParentNode, name: string): HTMLButtonElement {
  const nameOf = (one: Element) =>
    one.getAttribute('aria-label') ?? (one.querySelector('.unseen') ?? one).textContent?.trim();
  const found = [...root.querySelectorAll('button')].find((one) => nameOf(one) === name);
  if (!found) throw new Error(`There is no button "${name}".`);
  return found;
}

export async function click(
  { host, root }: Mounted,
  name: string,
  options: Parameters<typeof userEvent.click>[1] = {},
): Promise<void> {
  mouse = true;
  await userEvent.click(cell(root, name), options);
  await host.updateComplete;
}

export async function doubleClick({ host, root }: Mounted, name: string): Promise<void> {
  mouse = true;
  await userEvent.dblClick(cell(root, name));
  await host.updateComplete;
}

interface Point {
  x: number;
  y: number;
}

/** What of the browser's own protocol is used here. */
interface InputSession {
  send(
    method: 'Input.dispatchTouchEvent',
    params: { type: 'touchStart' | 'touchMove' | 'touchEnd'; touchPoints: Point[] },
  ): Promise<unknown>;
  send(
    method: 'Input.dispatchMouseEvent',
    params: {
      type: 'mouseMoved' | 'mousePressed' | 'mouseReleased';
      button?: 'left';
      buttons?: number;
      clickCount?: number;
    } & Point,
  ): Promise<unknown>;
}

const session = (): InputSession => cdp() as unknown as InputSession;

/** The middle of a cell in the coordinates of the whole page, where the test's frame is but a part. */
function pointOf(root: ParentNode, name: string): Point {
  const { left, top, width, height } = cell(root, name).getBoundingClientRect();
  const frame = window.frameElement!.getBoundingClientRect();
  const scale = frame.width / window.innerWidth;
  return { x: frame.left + (left + width / 2) * scale, y: frame.top + (top + height / 2) * scale };
}

/** A mouse pressed on the first cell, drawn over the others, let go on the last. */
export async function drag({ host, root }: Mounted, ...names: string[]): Promise<void> {
  mouse = true;
  const points = names.map((name) => pointOf(root, name));
  const held = { button: 'left', buttons: 1, clickCount: 1 } as const;
  await session().send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...points[0]! });
  await session().send('Input.dispatchMouseEvent', { type: 'mousePressed', ...held, ...points[0]! });
  for (const point of points)
    await session().send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...held, ...point });
  await session().send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...held, ...points.at(-1)! });
  await host.updateComplete;
}

/** A finger put down on the first cell, moved over the others, lifted after a time. */
export async function touch({ host, root }: Mounted, names: readonly string[], holdMs = 0): Promise<void> {
  root.querySelector('.sudoku-grid')!.scrollIntoView({ block: 'center' });
  const points = names.map((name) => pointOf(root, name));
  await session().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [points[0]!] });
  for (const point of points.slice(1))
    await session().send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  await new Promise((done) => setTimeout(done, holdMs));
  await session().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await new Promise((done) => setTimeout(done, 50));
  await host.updateComplete;
}
