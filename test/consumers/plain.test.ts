/** What a site gets without a bundler: one line, from wherever the file lies. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import {
  documentOf,
  expectMahjong,
  expectQuoridor,
  MAHJONG,
  QUORIDOR,
  SUDOKU_SOLUTION,
} from './support/answers.js';
import { type Served, serve } from './support/serve.js';
import { tagsOf } from './support/tags.js';
import { openPages, outcomeOf } from './support/visit.js';

const visit = openPages();
const place = inject('place');
const installed = join(place, 'node_modules/hintwright');
const CORS = { 'access-control-allow-origin': '*' };
const closing: Served[] = [];
let cdn: Served;
let closedCdn: Served;

const script = (origin: string, file = 'hintwright') =>
  `<script type="module" src="${origin}/dist/cdn/${file}.js" onerror="document.title = 'refused'"></script>`;

async function site(pages: Readonly<Record<string, string>>): Promise<string> {
  const served = await serve(installed, { pages });
  closing.push(served);
  return served.origin;
}

beforeAll(async () => {
  cdn = await serve(installed, { headers: CORS });
  closedCdn = await serve(installed);
  closing.push(cdn, closedCdn);
});

afterAll(async () => {
  for (const served of closing) await served.close();
});

describe('from another origin', () => {
  test('everything in one file, with the header that modules need', async () => {
    const origin = await site({ '/': documentOf(script(cdn.origin), MAHJONG + QUORIDOR) });
    const { page, complaints } = await visit(origin);
    await expectMahjong(page);
    await expectQuoridor(page);
    expect(page.workers()).toHaveLength(2);
    expect(complaints).toEqual([]);
  });

  test.each([
    ['mahjong', MAHJONG, expectMahjong],
    ['quoridor', QUORIDOR, expectQuoridor],
  ] as const)('one game: %s', async (file, body, answered) => {
    const { page, complaints } = await visit(await site({ '/': documentOf(script(cdn.origin, file), body) }));
    await answered(page);
    expect(complaints).toEqual([]);
  });

  test('without the header the browser refuses the file: it says so, and the content of the tag stays', async () => {
    const body = '<mahjong-analyzer hand="123m">Analyze 123m</mahjong-analyzer>';
    const { page, complaints } = await visit(await site({ '/': documentOf(script(closedCdn.origin), body) }));
    await page.waitForFunction(() => document.title === 'refused');
    expect(await page.locator('mahjong-analyzer').textContent()).toBe('Analyze 123m');
    expect(complaints.join()).toContain('Access-Control-Allow-Origin');
  });
});

test('a page opened as a file', async () => {
  const file = join(place, 'page.html');
  await writeFile(file, documentOf(script(cdn.origin), MAHJONG + QUORIDOR));
  const { page, complaints } = await visit(pathToFileURL(file).href);
  await expectMahjong(page);
  await expectQuoridor(page);
  expect(page.workers()).toHaveLength(2);
  expect(complaints).toEqual([]);
});

test.each(['sudoku', 'hintwright'])('a script of the page that imports %s', async (file) => {
  const grid = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
  const code = `import { SudokuAnalyzer } from '${cdn.origin}/dist/cdn/${file}.js';
    const sudoku = new SudokuAnalyzer();
    const { solution } = await sudoku.analyze({ grid: '${grid}', rate: false, hints: 0 });
    document.title = solution;
    await sudoku.dispose();`;
  const origin = await site({ '/': documentOf(`<script type="module">${code}</script>`, '') });
  const { page, complaints } = await visit(origin);
  await page.waitForFunction(() => document.title !== 'A page');
  expect(await page.title()).toBe(SUDOKU_SOLUTION);
  expect(complaints).toEqual([]);
});

// The benchmarks have a file of their own: suites, oracles and element weigh 35 kB even where modules are shared.
test('every element of the package is defined by the file of all games or by that of the benchmarks', async () => {
  const origin = await site({ '/': documentOf(script(cdn.origin) + script(cdn.origin, 'benchmark'), '') });
  const { page } = await visit(origin);
  const tags = await tagsOf(installed);
  expect(tags.length).toBeGreaterThan(1);
  for (const tag of tags) await page.evaluate((name) => customElements.whenDefined(name).then(() => {}), tag);
});

test('two copies on one page: the first defines, both do no harm', async () => {
  const copies = script(cdn.origin, 'mahjong') + script(cdn.origin) + script(cdn.origin, 'quoridor');
  const origin = await site({ '/': documentOf(copies, MAHJONG + QUORIDOR) });
  const { page, complaints } = await visit(origin);
  await expectMahjong(page);
  await expectQuoridor(page);
  expect(complaints).toEqual([]);
});

test('an error of one copy is known to the other', async () => {
  const body = '<mahjong-analyzer hand="12x"></mahjong-analyzer>';
  const { page } = await visit(await site({ '/': documentOf(script(cdn.origin), body) }));
  expect(await outcomeOf(page, 'mahjong-analyzer')).toMatchObject({
    state: 'error',
    error: 'ERR_UNKNOWN_TILE',
  });
  const known = await page.evaluate(`import('${cdn.origin}/dist/cdn/mahjong.js').then(
    ({ HintwrightError }) => document.querySelector('mahjong-analyzer').error instanceof HintwrightError)`);
  expect(known).toBe(true);
});
