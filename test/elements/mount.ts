import { afterEach } from 'vitest';
import type { MahjongAnalyzerElement } from '../../src/elements/mahjong-analyzer/index.js';
import '../../src/elements/mahjong-analyzer/index.js';
import { FakeAnalyzer } from './fake-analyzer.js';

const mounted: Element[] = [];

afterEach(() => {
  for (const element of mounted.splice(0)) element.remove();
});

export interface Mounted {
  element: MahjongAnalyzerElement;
  fake: FakeAnalyzer;
  root: ShadowRoot;
}

/** An element on the page with an analyzer that does as it is told. */
export async function mount(
  hand: string,
  properties: Partial<MahjongAnalyzerElement> = {},
): Promise<Mounted> {
  const fake = new FakeAnalyzer();
  const element = document.createElement('mahjong-analyzer');
  Object.assign(element, { hand, analyzer: fake, ...properties });
  document.body.append(element);
  mounted.push(element);
  await settle(element);
  return { element, fake, root: element.shadowRoot! };
}

/** Waits until updates, and what they cause, have come to rest. */
export async function settle(element: MahjongAnalyzerElement): Promise<void> {
  for (let i = 0; i < 4; i++) {
    await element.updateComplete;
    await Promise.resolve();
  }
  await new Promise((done) => setTimeout(done));
  await element.updateComplete;
}

export function text(root: ParentNode, selector: string): string {
  return root.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}

/** The discards of the rows shown, from the top. */
export function rows(root: ParentNode): string[] {
  return [...root.querySelectorAll<HTMLElement>('.hint')].map((row) => row.dataset.key ?? '');
}

export function byLabel(root: ParentNode, label: RegExp): HTMLElement {
  const found = [...root.querySelectorAll<HTMLElement>('[aria-label]')].find((element) =>
    label.test(element.getAttribute('aria-label') ?? ''),
  );
  if (!found) throw new Error(`Nothing is labelled ${label}.`);
  return found;
}

export function button(root: ParentNode, label: string): HTMLButtonElement {
  const found = [...root.querySelectorAll('button')].find((element) => element.textContent?.trim() === label);
  if (!found) throw new Error(`There is no button "${label}".`);
  return found;
}
