/** The site as `npm start` serves it. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerOf, openSite } from './support.js';

const ROOT = new URL('../..', import.meta.url).pathname;

const folder = mkdtempSync(join(tmpdir(), 'hintwright-page-'));
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
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test('the first lines of the README work in an empty file, with this host in place of a CDN', async () => {
  const [, lines] = readFileSync(join(ROOT, 'README.md'), 'utf8').match(/```html\n(.*?)```/s)!;
  const file = join(folder, 'empty.html');
  writeFileSync(file, lines!.replace('https://any.cdn', origin));
  const page = await site.open(pathToFileURL(file).href);
  expect((await answerOf(page, 'mahjong-analyzer')).state).toBe('done');
  const answer = page.locator('mahjong-analyzer').getByText(/^Discard 9p: \d+\s%\sto win/);
  expect(await answer.count()).toBeGreaterThan(0);
  expect(site.complaints).toEqual([]);
});

test('an address that leads nowhere is told so', async () => {
  const answer = await fetch(`${origin}/nowhere/at-all`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toMatch(/<h1>/);
});
