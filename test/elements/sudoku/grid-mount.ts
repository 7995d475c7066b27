import { afterEach } from 'vitest';
import { userEvent } from 'vitest/browser';
import { makeSheet } from '../../../src/sudoku/play/sheet.js';
import * as mouse from '../mouse.js';
import { middleOf } from '../spots.js';
import { stroke } from '../touch.js';
import { GridHostElement } from './grid-host.js';

const mounted: Element[] = [];

afterEach(() => {
  for (const element of mounted.splice(0)) element.remove();
});

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
  options: Parameters<typeof mouse.click>[1] = {},
): Promise<void> {
  await mouse.click(cell(root, name), options);
  await host.updateComplete;
}

export async function doubleClick({ host, root }: Mounted, name: string): Promise<void> {
  await mouse.doubleClick(cell(root, name));
  await host.updateComplete;
}

/** A mouse pressed on the first cell, drawn over the others, let go on the last. */
export async function drag({ host, root }: Mounted, ...names: string[]): Promise<void> {
  await mouse.drag(names.map((name) => middleOf(cell(root, name))));
  await host.updateComplete;
}

/** A finger put down on the first cell, moved over the others, lifted after a time. */
export async function touch({ host, root }: Mounted, names: readonly string[], holdMs = 0): Promise<void> {
  root.querySelector('.sudoku-grid')!.scrollIntoView({ block: 'center' });
  const spots = names.map((name) => middleOf(cell(root, name)));
  await stroke(spots, holdMs);
  await new Promise((done) => setTimeout(done, 50));
  await host.updateComplete;
}
