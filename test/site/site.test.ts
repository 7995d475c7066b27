import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { describe, expect, test } from 'vitest';
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
  expect(pages).toEqual(built.sort());
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

test('by keyboard the first stop leads past the navigation', async () => {
  const page = await site.open('/docs/index.html');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
});
