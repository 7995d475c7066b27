/** The built site on a server of its own, and a browser to look at it. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { findChromium, launchArgs } from '../../scripts/browser.mjs';
import { type Served, serve } from '../consumers/support/serve.js';

const ROOT = new URL('../..', import.meta.url).pathname;
const BUILD_TIMEOUT_MS = 120_000;

export interface Site {
  /** Where it stands. */
  readonly folder: string;
  readonly origin: string;
  /** Opens an address of the site, or a whole one. */
  open(path: string, look?: { scheme?: 'light' | 'dark'; width?: number }): Promise<Page>;
  /** What consoles said and what was not caught, since the last test. */
  readonly complaints: string[];
}

/**
 * Brings the site up to date before the tests of a file, in a process of its own, as `npm run site` does. Other origins may load its
 * files, as they may from any CDN.
 */
export function openSite(): Site {
  const folder = join(ROOT, 'build/site');
  const complaints: string[] = [];
  const pages: Page[] = [];
  let server: Served;
  let browser: Browser;
  beforeAll(async () => {
    execFileSync(process.execPath, [join(ROOT, 'scripts/site.mjs')], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    server = await serve(folder, { headers: { 'access-control-allow-origin': '*' } });
    const executablePath = findChromium();
    browser = await chromium.launch({ ...(executablePath && { executablePath }), args: [...launchArgs] });
  }, BUILD_TIMEOUT_MS);
  afterEach(async () => {
    complaints.length = 0;
    for (const page of pages.splice(0)) await page.context().close();
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });
  return {
    folder,
    complaints,
    get origin() {
      return server.origin;
    },
    async open(path, { scheme = 'light', width = 1200 } = {}) {
      const context = await browser.newContext({
        colorScheme: scheme,
        viewport: { width, height: 900 },
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      const page = await context.newPage();
      pages.push(page);
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', ({ message }) => complaints.push(message));
      await page.goto(new URL(path, server.origin).href);
      return page;
    },
  };
}

/** What an element's run comes to, once it is seen. */
export async function answerOf(page: Page, tag: string): Promise<{ state: string; report: unknown }> {
  const element = page.locator(tag).first();
  await element.scrollIntoViewIfNeeded();
  await page.waitForFunction((name) => {
    const { state } = document.querySelector(name) as HTMLElement & { state?: string };
    return state === 'done' || state === 'error';
  }, tag);
  return element.evaluate((found) => {
    const { state, report } = found as HTMLElement & { state: string; report: unknown };
    return { state, report };
  });
}
