import { afterEach } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { QuoridorAnalyzerElement } from '../../../src/elements/quoridor-analyzer/index.js';
import '../../../src/elements/quoridor-analyzer/index.js';
import { centreOf, extent, type Spot, wallBox } from '../../../src/elements/quoridor-analyzer/geometry.js';
import { QuoridorAnalyzer } from '../../../src/quoridor/analyzer.js';
import type { QuoridorReport, QuoridorRequest } from '../../../src/quoridor/types.js';
import { FakeAnalyzer } from '../fake-analyzer.js';
import * as mouse from '../mouse.js';
import * as finger from '../touch.js';

const mounted: Element[] = [];

afterEach(() => {
  for (const element of mounted.splice(0)) element.remove();
});

export interface Mounted {
  element: QuoridorAnalyzerElement;
  root: ShadowRoot;
}

/** An element on the page, once its first analysis has ended: without hints unless it is told to look for them. */
export async function mount(properties: Partial<QuoridorAnalyzerElement> = {}): Promise<Mounted> {
  const element = document.createElement('quoridor-analyzer');
  Object.assign(element, { lines: 0, ...properties });
  document.body.append(element);
  mounted.push(element);
  await rest(element);
  return { element, root: element.shadowRoot! };
}

export interface Faked extends Mounted {
  fake: FakeAnalyzer<QuoridorRequest, QuoridorReport>;
}

/** An element with an analyzer that does as it is told. */
export async function mountFake(properties: Partial<QuoridorAnalyzerElement> = {}): Promise<Faked> {
  const fake = new FakeAnalyzer<QuoridorRequest, QuoridorReport>();
  const element = document.createElement('quoridor-analyzer');
  Object.assign(element, { analyzer: fake, ...properties });
  document.body.append(element);
  mounted.push(element);
  await settle(element);
  return { element, fake, root: element.shadowRoot! };
}

const analyzer = new QuoridorAnalyzer();

/** What the real analyzer says of a position. */
export const reportOf = (position: string, more: Partial<QuoridorRequest> = {}): Promise<QuoridorReport> =>
  analyzer.analyze({ position, lines: 0, ...more });

/** Waits until updates, and what they cause, have come to rest. */
export async function settle(element: QuoridorAnalyzerElement): Promise<void> {
  for (let i = 0; i < 4; i++) {
    await element.updateComplete;
    await Promise.resolve();
  }
  await new Promise((done) => setTimeout(done));
  await element.updateComplete;
}

/** Waits until the analysis has ended. */
export async function rest(element: QuoridorAnalyzerElement): Promise<void> {
  await settle(element);
  while (element.state === 'running' || element.state === 'idle')
    await new Promise((done) => setTimeout(done, 2));
  await settle(element);
}

export function text(root: ParentNode, selector: string): string {
  return root.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}

/** What the live region says once it has had time to. */
export async function spoken(root: ParentNode): Promise<string> {
  await new Promise((done) => setTimeout(done, 1100));
  return text(root, '[role=status]');
}

export function cell(root: ParentNode, square: string): HTMLElement {
  return root.querySelector<HTMLElement>(`[data-square="${square}"]`)!;
}

export const pawnHandle = (root: ParentNode): HTMLElement => root.querySelector<HTMLElement>('.pawn-handle')!;

export const walls = (root: ParentNode): number => root.querySelectorAll('.drawing .wall').length;

export function button(root: ParentNode, label: string): HTMLButtonElement {
  const found = [...root.querySelectorAll('button')].find(
    (one) => one.textContent?.trim() === label || one.getAttribute('aria-label') === label,
  );
  if (!found) throw new Error(`There is no button "${label}".`);
  return found;
}

/** Types keys, one after the other, and waits for what follows. */
export async function keys({ element }: Mounted, ...names: string[]): Promise<void> {
  for (const name of names) {
    await userEvent.keyboard(name.length === 1 ? name : `{${name}}`);
    await rest(element);
  }
}

/** Where a move lies on the board, in pixels from the board's corner. */
export function spotOf({ element, root }: Mounted, move: string): Spot {
  const board = element.board!;
  const { width, height } = root.querySelector('.board')!.getBoundingClientRect();
  const spot = move.length === 2 ? centreOf(board, move) : inWall(wallBox(board, move));
  return { x: (spot.x / extent(board.columns)) * width, y: (spot.y / extent(board.rows)) * height };
}

/** Beside a wall's middle, where walls of both directions cross. */
const BESIDE = 0.38;

const inWall = ({ x, y, width, height }: ReturnType<typeof wallBox>): Spot => ({
  x: x + width * (width > height ? BESIDE : 0.5),
  y: y + height * (height > width ? BESIDE : 0.5),
});

const boardOf = ({ root }: Mounted): Element => root.querySelector('.board')!;

/** A click of the mouse where a move lies. */
export async function click(at: Mounted, move: string): Promise<void> {
  await mouse.click(boardOf(at), { position: spotOf(at, move) });
  await rest(at.element);
}

export async function hover(at: Mounted, move: string): Promise<void> {
  await mouse.hover(boardOf(at), spotOf(at, move));
  await settle(at.element);
}

/** A finger's tap where a move lies. */
export async function tap(at: Mounted, move: string): Promise<void> {
  await finger.tap(boardOf(at), spotOf(at, move));
  await rest(at.element);
}
