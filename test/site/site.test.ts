import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { serve } from '../consumers/support/serve.js';
import { crawl } from './crawl.js';
import { findings } from './findings.js';
import { answerOf, openSite } from './support.js';

const site = openSite();

test('every page is reached from the first, and every link and anchor leads somewhere', async () => {
  const { pages, dead } = await crawl(await site.open('/index.html'));
  expect(dead).toEqual([]);
  const built = readdirSync(site.folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => `/${relative('.', name).replaceAll('\\', '/')}`);
  // Nothing leads to the page that servers show where there is none.
  expect(pages).toEqual(built.filter((name) => name !== '/404.html').sort());
});

describe.each(['index', 'mahjong', 'quoridor', 'sudoku'])('%s.html', (name) => {
  const tags = name === 'index' ? ['mahjong', 'quoridor', 'sudoku'] : [name];

  test('answers at once, axe finds nothing, and it fits a narrow phone', async () => {
    const page = await site.open(`/${name}.html`);
    for (const tag of tags) {
      const { state, report } = await answerOf(page, `${tag}-analyzer`);
      expect({ tag, state, game: (report as { game: string }).game }).toEqual({
        tag,
        state: 'done',
        game: tag,
      });
    }
    expect(await findings(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(site.complaints).toEqual([]);
  });
});

test('the benchmark page measures, and says so', async () => {
  const page = await site.open('/benchmark.html');
  await page.locator('analyzer-benchmark').evaluate((element) => {
    Object.assign(element, { suite: 'mahjong/shanten', rounds: 1, timeMs: 1 });
    return (element as HTMLElement & { analyze(): Promise<unknown> }).analyze();
  });
  expect((await answerOf(page, 'analyzer-benchmark')).state).toBe('done');
  expect(await findings(page)).toEqual([]);
});

test.each([
  ['/playground.html', 'a form made of the manifest'],
  ['/docs/index.html', 'the list of pages'],
  ['/docs/mahjong.html', 'tables and code'],
  ['/docs/errors.html', 'examples of all errors'],
  ['/docs/techniques/x-wing.html', 'a picture'],
  ['/api/sudoku.html', 'the largest reference'],
])('axe finds nothing in %s: %s; it fits a narrow phone, dark as well', async (path) => {
  const page = await site.open(path, { scheme: 'dark', width: 320 });
  expect(await findings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(site.complaints).toEqual([]);
});

test('an error code has an anchor of its own', async () => {
  const page = await site.open('/docs/errors.html#err_too_long');
  await expect.poll(() => page.locator('#err_too_long').textContent()).toBe('ERR_TOO_LONG');
});

describe('positions in the address', () => {
  test('are shown, and follow what is typed', async () => {
    const page = await site.open('/mahjong.html?hand=111222333m44455p&rules=mcr&self-draw');
    const element = page.locator('mahjong-analyzer');
    expect((await answerOf(page, 'mahjong-analyzer')).report).toMatchObject({
      rules: 'mcr',
      state: 'mahjong',
    });
    await page.getByRole('link', { name: 'One tile away' }).click();
    await expect.poll(() => element.getAttribute('rules')).toBe(null);
    expect(new URL(page.url()).search).toBe('?hand=234m340678p3377s9m');
    await element.getByRole('textbox').first().fill('2479m1356p2468s15z');
    await expect.poll(() => new URL(page.url()).searchParams.get('hand')).toBe('2479m1356p2468s15z');
    await expect.poll(() => page.locator('#code').textContent()).toContain('hand="2479m1356p2468s15z"');
    await page.goBack();
    await expect.poll(() => element.getAttribute('rules')).toBe('mcr');
  });

  test('a link brings nothing in but what the element knows', async () => {
    const page = await site.open(
      '/quoridor.html?onclick=alert(1)&style=color:red&position=e2&position=e8&id=x',
    );
    const element = page.locator('quoridor-analyzer');
    await expect.poll(() => element.getAttribute('position')).toBe('e2');
    expect(await element.evaluate((found) => found.getAttributeNames())).toEqual(['position']);
    expect(site.complaints).toEqual([]);
  });

  test('a link with nonsense is told so by the element, in words', async () => {
    const page = await site.open('/sudoku.html?grid=%3Cimg%20src%3Dx%3E%ff');
    expect((await answerOf(page, 'sudoku-analyzer')).state).toBe('error');
    expect(site.complaints).toEqual([]);
  });
});

test('the analyzers speak the language that is chosen, here and on the next page', async () => {
  const page = await site.open('/quoridor.html');
  await page.getByLabel('Analyzers speak').selectOption('de');
  await expect.poll(() => page.locator('quoridor-analyzer .headline').textContent()).toMatch(/^\S+ spielen/);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await expect.poll(() => page.locator('#code').textContent()).toContain('lang="de"');
  await page.goto(`${site.origin}/mahjong.html`);
  expect(await page.locator('.live').getAttribute('lang')).toBe('de');
});

test('light or dark is the reader’s to choose, and is kept', async () => {
  const page = await site.open('/docs/mahjong.html', { scheme: 'light' });
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await ground();
  await page.getByRole('button', { name: 'Dark' }).click();
  const dark = await ground();
  expect(dark).not.toBe(light);
  await page.goto(`${site.origin}/index.html`);
  expect(await ground()).toBe(dark);
});

test('code of the documentation is copied as it stands, and that is said', async () => {
  const page = await site.open('/docs/embedding.html');
  const first = page.locator('.code').first();
  await first.getByRole('button', { name: 'Copy' }).click();
  await expect.poll(() => page.getByRole('status').last().textContent()).toBe('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await first.locator('code').textContent());
});

test('the first page gives the two lines that show its first element, as it is now', async () => {
  const page = await site.open('/index.html');
  const code = page.locator('#code');
  await expect.poll(() => code.textContent()).toContain(`src="${site.origin}/cdn/mahjong.js"`);
  await page.locator('mahjong-analyzer').getByRole('textbox').first().fill('2479m1356p2468s15z');
  await expect.poll(() => code.textContent()).toContain('hand="2479m1356p2468s15z"');
});

test('what scrolls sideways is a stop of the Tab key, what fits is none', async () => {
  const page = await site.open('/docs/mahjong.html', { width: 320 });
  const wrong = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('pre, .table')]
        .filter((block) => block.scrollWidth > block.clientWidth !== block.hasAttribute('tabindex'))
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
  await expect.poll(wrong).toEqual([]);
  await page.setViewportSize({ width: 1200, height: 900 });
  await expect.poll(wrong).toEqual([]);
});

test('every page says what it is about, in a title of its own', async () => {
  const { pages } = await crawl(await site.open('/index.html'));
  const heads = pages.map((path) => {
    const html = readFileSync(join(site.folder, path), 'utf8');
    const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '';
    const about = /<meta name="description" content="(.*?)"/s.exec(html)?.[1] ?? '';
    return { path, title, about };
  });
  expect(heads.filter(({ title, about }) => !title.includes('hintwright') || about.length < 8)).toEqual([]);
  expect(new Set(heads.map(({ title }) => title)).size).toBe(pages.length);
});

test('where there is no page, one says so and leads back, however deep and wherever the site stands', async () => {
  const notFound = readFileSync(join(site.folder, '404.html'), 'utf8');
  const other = await serve(join(site.folder, '..'), { pages: { '/site/docs/a/b.html': notFound } });
  try {
    const page = await site.open(`${other.origin}/site/docs/a/b.html`);
    const link = page.getByRole('link', { name: 'Documentation' });
    await expect.poll(() => link.getAttribute('href')).toBe(`${other.origin}/site/docs/index.html`);
    expect(await findings(page)).toEqual([]);
  } finally {
    await other.close();
  }
});

test('in print the page is light, whatever was chosen', async () => {
  const page = await site.open('/docs/mahjong.html', { scheme: 'dark' });
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).color)).toBe('rgb(28, 29, 33)');
  expect(await page.locator('.search').isVisible()).toBe(false);
});

test('by keyboard the first stop leads past the navigation', async () => {
  const page = await site.open('/docs/index.html');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
});
