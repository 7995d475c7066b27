import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { serve } from '../consumers/support/serve.js';
import { answerOf, openSite } from './support.js';

const site = openSite();
const code = (page: Page) => page.locator('#code').textContent();

const HAND = 'hand=33789m35689p2334s&rules=mcr&draws=6&seat-wind=2';
const RENDER = `
import { createRoot } from 'react-dom/client';
createRoot(document.body.appendChild(document.createElement('div'))).render(<Analyzer />);
`;

/** One script of what the playground has written, the package found by its name as anyone finds it. */
async function bundle(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, loader: 'tsx', resolveDir: fileURLToPath(new URL('../..', import.meta.url)) },
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    minify: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return (outputFiles[0]?.text ?? '').replaceAll('</script', '<\\/script');
}

describe('the code for a page without a build, put in a file of another origin, answers', () => {
  test.each([
    ['mahjong-analyzer', '?element=mahjong-analyzer&hand=33789m35689p2334s&draws=6', { game: 'mahjong' }],
    [
      'quoridor-analyzer',
      '?element=quoridor-analyzer&position=e2+e8+e3+d6h&nodes=2000&seed=1',
      { pathLengths: [7, 8] },
    ],
    ['sudoku-analyzer', '?element=sudoku-analyzer', { status: 'unique' }],
    ['analyzer-benchmark', '?element=analyzer-benchmark&suite=mahjong/shanten&rounds=1&autorun', {}],
  ])('%s', async (tag, query, answer) => {
    const playground = await site.open(`/playground.html${query}`);
    const written = (await code(playground)) ?? '';
    const other = await serve(site.folder, {
      pages: { '/own.html': `<!doctype html><title>Own</title>${written}` },
    });
    try {
      const page = await site.open(`${other.origin}/own.html`);
      const { state, report } = await answerOf(page, tag);
      expect(state).toBe('done');
      expect(report).toMatchObject(answer);
    } finally {
      await other.close();
    }
  });
});

describe('the code for programs, bundled as it stands, answers', () => {
  test.each([
    ['bundler', (code: string) => code.replace(/\n(<.*)/s, '\ndocument.body.innerHTML = `$1`;')],
    ['react', (code: string) => `${code}${RENDER}`],
  ])('%s', async (way, complete) => {
    const playground = await site.open(`/playground.html?element=mahjong-analyzer&way=${way}&${HAND}`);
    const written = complete((await code(playground)) ?? '');
    const script = await bundle(written);
    const pages = {
      '/own.html': `<!doctype html><title>Own</title><body><script type="module">${script}</script>`,
    };
    const other = await serve(site.folder, { pages });
    try {
      const page = await site.open(`${other.origin}/own.html`);
      await page.waitForSelector('mahjong-analyzer');
      const { state, report } = await answerOf(page, 'mahjong-analyzer');
      const { rules, hints } = report as { rules: string; hints: { winProbability: number[] }[] };
      expect({ state, rules, draws: hints[0]?.winProbability.length }).toEqual({
        state: 'done',
        rules: 'mcr',
        draws: 7,
      });
    } finally {
      await other.close();
    }
  });
});

test('an element that is told its language speaks it there as well', async () => {
  const playground = await site.open('/playground.html?element=quoridor-analyzer&lang=de');
  const written = (await code(playground)) ?? '';
  expect(written).toContain('lang="de"');
  const other = await serve(site.folder, {
    pages: { '/own.html': `<!doctype html><title>Own</title>${written}` },
  });
  try {
    const page = await site.open(`${other.origin}/own.html`);
    await expect
      .poll(() => page.locator('quoridor-analyzer .headline').textContent())
      .toMatch(/^\S+ spielen/);
  } finally {
    await other.close();
  }
});

test('every attribute has a control by its type, and what it does', async () => {
  const page = await site.open('/playground.html?element=mahjong-analyzer');
  const rules = page.getByLabel('rules', { exact: true });
  expect(await rules.locator('option').allTextContents()).toContain('mcr');
  expect(await page.getByLabel('self-draw').getAttribute('type')).toBe('checkbox');
  expect(await page.getByLabel('draws', { exact: true }).getAttribute('type')).toBe('number');
  expect(await page.getByLabel('round-wind').locator('option').allTextContents()).toEqual([
    'default',
    '1',
    '2',
    '3',
    '4',
  ]);
});

test('a change shows in the element, the code and the address, from which it can be opened again', async () => {
  const page = await site.open('/playground.html?element=mahjong-analyzer&hand=33789m35689p2334s');
  await page.getByLabel('rules', { exact: true }).selectOption('mcr');
  await page.getByLabel('self-draw').check();
  await page.getByLabel('For', { exact: true }).selectOption('vue');
  await page.getByLabel('Analyzers speak').selectOption('ja');
  const element = page.locator('mahjong-analyzer');
  await expect.poll(() => element.getAttribute('rules')).toBe('mcr');
  expect(await code(page)).toContain(
    '<mahjong-analyzer hand="33789m35689p2334s" rules="mcr" self-draw lang="ja" />',
  );
  await expect
    .poll(() => new URL(page.url()).search)
    .toBe('?element=mahjong-analyzer&way=vue&lang=ja&hand=33789m35689p2334s&rules=mcr&self-draw=');
  const again = await site.open(page.url());
  expect(await code(again)).toBe(await code(page));
  expect(await again.getByLabel('self-draw').isChecked()).toBe(true);
});

test('what is entered in the element shows in its controls', async () => {
  const page = await site.open('/playground.html?element=mahjong-analyzer');
  await page.locator('mahjong-analyzer').getByRole('textbox').first().fill('234567m3488p345s');
  await expect.poll(() => page.getByLabel('hand', { exact: true }).inputValue()).toBe('234567m3488p345s');
});

test('an address that asks for no element of ours shows Mahjong, and nothing of what it brought', async () => {
  const page = await site.open(
    '/playground.html?element=script&onload=alert(1)&way=__proto__&hand=123m"><b>',
  );
  expect(
    await page.locator('#live').evaluate((live) => [...live.children].map(({ localName }) => localName)),
  ).toEqual(['mahjong-analyzer']);
  expect(await code(page)).toContain('hand="123m&quot;&gt;&lt;b&gt;"');
  expect(site.complaints).toEqual([]);
});

test('the code is copied as it stands', async () => {
  const page = await site.open('/playground.html');
  await page.getByRole('button', { name: 'Copy', exact: true }).first().click();
  await expect.poll(() => page.getByRole('button', { name: 'Copied' }).count()).toBe(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code(page));
});
