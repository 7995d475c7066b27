/** A page of the shared browser, and what its elements say. */
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';

/** What hangs hangs for this long. */
const TIMEOUT_MS = 30_000;

export interface Visit {
  page: Page;
  /** What the page's console and its uncaught errors said. */
  complaints: string[];
}

/** Connects before the tests of a file; returns what opens a page. */
export function openPages(): (url: string) => Promise<Visit> {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'));
  });
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
  });
  afterAll(() => browser.close());
  return async (url) => {
    const context = await browser.newContext();
    contexts.push(context);
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      if (!message.location().url.endsWith('/favicon.ico')) complaints.push(message.text());
    });
    page.on('pageerror', ({ message }) => complaints.push(message));
    await page.goto(url);
    return { page, complaints };
  };
}

/** What every element offers, whatever its game. */
interface AnyElement extends HTMLElement {
  state: string;
  report: Record<string, unknown> | null;
  error: { code: string; message: string } | null;
}

export interface Outcome {
  state: string;
  report: Record<string, unknown> | null;
  error: string | null;
  /** All that can be read in it. */
  text: string;
}

/** How the analysis of an element ends. */
export async function outcomeOf(page: Page, tag: string): Promise<Outcome> {
  await page.waitForFunction((name) => {
    const { state } = document.querySelector(name) as AnyElement;
    return state === 'done' || state === 'error';
  }, tag);
  return page
    .locator(tag)
    .first()
    .evaluate((element) => {
      const { state, report, error, shadowRoot } = element as AnyElement;
      return { state, report, error: error?.code ?? null, text: shadowRoot?.textContent ?? '' };
    });
}
