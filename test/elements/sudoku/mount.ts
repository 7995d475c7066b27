import { afterEach } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { SudokuAnalyzerElement } from '../../../src/elements/sudoku-analyzer/index.js';
import '../../../src/elements/sudoku-analyzer/index.js';
import { SudokuAnalyzer } from '../../../src/sudoku/analyzer.js';
import type { GenerateRequest, SudokuReport, SudokuRequest } from '../../../src/sudoku/types.js';
import { FakeAnalyzer } from '../fake-analyzer.js';
import { tap } from '../touch.js';

/** Three cells to go: r1c3 is 4, r5c5 is 5, r9c7 is 1. */
export const NEARLY = '53.6789126721953481983425678597614234268.3791713924856961537284287419635345286.79';
export const NEARLY_CELLS = [
  [2, 4],
  [40, 5],
  [78, 1],
] as const;
/** Of Sudoku Explainer 7.2: chains are needed. */
export const EXPERT = '2.798.........3.5..6...2.....8...1.3.3.8.9.2.6.2...7.....5...4..4.3.........418.5';
/** 53..7…, which singles solve. */
export const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
/** 16x16, nearly open. */
export const LARGE = 'A....B...C....D.'.padEnd(256, '.');
export const SMALL = '1.3..4.2.3.12...';

const mounted: Element[] = [];

afterEach(() => {
  for (const element of mounted.splice(0)) element.remove();
});

export interface Mounted {
  element: SudokuAnalyzerElement;
  root: ShadowRoot;
}

type Properties = Partial<SudokuAnalyzerElement>;

/** An element on the page, once its first analysis has ended. */
export async function mount(properties: Properties = {}): Promise<Mounted> {
  const element = document.createElement('sudoku-analyzer');
  Object.assign(element, properties);
  document.body.append(element);
  mounted.push(element);
  await rest(element);
  return { element, root: element.shadowRoot! };
}

export type Fake = FakeAnalyzer<SudokuRequest | GenerateRequest, SudokuReport>;

/** An element with an analyzer that does as it is told. */
export async function mountFake(properties: Properties = {}): Promise<Mounted & { fake: Fake }> {
  const fake: Fake = new FakeAnalyzer();
  const element = document.createElement('sudoku-analyzer');
  Object.assign(element, { analyzer: fake, ...properties });
  document.body.append(element);
  mounted.push(element);
  await settle(element);
  return { element, fake, root: element.shadowRoot! };
}

const analyzer = new SudokuAnalyzer();

/** What the real analyzer says of a grid. */
export const reportOf = (grid: string, more: Partial<SudokuRequest> = {}): Promise<SudokuReport> =>
  analyzer.analyze({ grid, rate: false, ...more });

/** Waits until updates, and what they cause, have come to rest. */
export async function settle(element: SudokuAnalyzerElement): Promise<void> {
  for (let i = 0; i < 4; i++) {
    await element.updateComplete;
    await Promise.resolve();
  }
  await new Promise((done) => setTimeout(done));
  await element.updateComplete;
}

/** Waits until the analysis has ended, where there is anything to analyze. */
export async function rest(element: SudokuAnalyzerElement): Promise<void> {
  await settle(element);
  while (element.state === 'running' || (element.state === 'idle' && element.grid.trim() !== ''))
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

export const cell = (root: ParentNode, index: number): HTMLElement =>
  root.querySelectorAll<HTMLElement>('[role=gridcell]')[index]!;

export function button(root: ParentNode, label: string): HTMLButtonElement {
  const found = [...root.querySelectorAll('button')].find(
    (one) => one.textContent?.trim() === label || one.getAttribute('aria-label') === label,
  );
  if (!found) throw new Error(`There is no button "${label}".`);
  return found;
}

export const has = (root: ParentNode, label: string): boolean =>
  [...root.querySelectorAll('button')].some((one) => one.textContent?.trim() === label);

export async function press({ element, root }: Mounted, ...labels: string[]): Promise<void> {
  for (const label of labels) {
    button(root, label).click();
    await rest(element);
  }
}

/** Types keys, one after the other, and waits for what follows. */
export async function keys({ element }: Mounted, ...names: string[]): Promise<void> {
  for (const name of names) {
    // An opening bracket is written twice in the language of user-event.
    await userEvent.keyboard(name === '[' ? '[[' : name.length === 1 ? name : `{${name}}`);
    await settle(element);
  }
}

/** A finger's tap on the middle of an element. */
export async function touch(at: Mounted, target: Element): Promise<void> {
  await tap(target);
  await settle(at.element);
}
