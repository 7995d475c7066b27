/** The site as `npm start` serves it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite } from './support.js';

const ROOT = new URL('../..', import.meta.url).pathname;

const site = openSite();
let server: PreviewServer;
let origin: string;

beforeAll(async () => {
  server = await preview({
    root: join(ROOT, 'pages'),
    configFile: join(ROOT, 'pages/vite.config.ts'),
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 0 },
  });
  origin = new URL(server.resolvedUrls!.local[0]!).origin;
});
afterAll(() => server.close());

test('the first lines of the README work in an empty file, with this host in place of a CDN', async () => {
  const [, lines] = readFileSync(join(ROOT, 'README.md'), 'utf8').match(/```html\n(.*?)```/s)!;
  const page = await site.open('about:blank');
  await page.setContent(lines!.replace('https://any.cdn', origin));
  const answer = page.locator('mahjong-analyzer').getByText(/^Discard 9p: \d+ % to win/);
  await expect.poll(() => answer.count(), { timeout: 30_000 }).toBeGreaterThan(0);
  expect(site.complaints).toEqual([]);
});

test('an address that leads nowhere is told so', async () => {
  const answer = await fetch(`${origin}/nowhere/at-all`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toMatch(/<h1>/);
});
