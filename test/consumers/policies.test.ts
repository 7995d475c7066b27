/** What a page gets under a Content-Security-Policy: a right answer, or one sentence that says what to allow. */
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterEach, describe, expect, inject, test } from 'vitest';
import {
  documentOf,
  expectMahjong,
  expectQuoridor,
  expectSudoku,
  MAHJONG,
  QUORIDOR,
  SUDOKU,
} from './support/answers.js';
import { type Served, serve } from './support/serve.js';
import { openPages, outcomeOf, type Visit } from './support/visit.js';

const visit = openPages();
const installed = join(inject('place'), 'node_modules/hintwright');
const opened: Served[] = [];

afterEach(async () => {
  for (const served of opened.splice(0)) await served.close();
});

async function visitUnder(policy: string, pages: Readonly<Record<string, string>> = {}): Promise<Visit> {
  const script = '<script type="module" src="/dist/cdn/hintwright.js"></script>';
  const served = await serve(installed, {
    headers: { 'content-security-policy': policy },
    pages: { '/': documentOf(script, MAHJONG + QUORIDOR + SUDOKU), ...pages },
  });
  opened.push(served);
  return visit(`${served.origin}/`);
}

/** A favicon is what the browser asks for by itself. */
const NOTHING_ELSE = "default-src 'none'; img-src 'self'";

const ANSWERED = [
  [
    `${NOTHING_ELSE}; script-src 'self' 'wasm-unsafe-eval'; worker-src blob:`,
    3,
    'all it wants, and nothing else',
  ],
  [`${NOTHING_ELSE}; script-src 'self' 'wasm-unsafe-eval'`, 0, 'no Blob worker: on the thread of the page'],
  [
    `${NOTHING_ELSE}; script-src 'self' 'wasm-unsafe-eval'; worker-src blob:; require-trusted-types-for 'script'`,
    3,
    'trusted types with any policy',
  ],
  [
    `${NOTHING_ELSE}; script-src 'self' 'wasm-unsafe-eval'; worker-src blob:; require-trusted-types-for 'script'; trusted-types lit-html hintwright`,
    3,
    'trusted types with both policies named',
  ],
  [
    `${NOTHING_ELSE}; script-src 'self' 'wasm-unsafe-eval'; worker-src blob:; require-trusted-types-for 'script'; trusted-types lit-html`,
    0,
    "trusted types with Lit's policy alone: on the thread of the page",
  ],
] as const;

test.each(ANSWERED)('%s: answered by %i workers (%s)', async (policy, workers) => {
  const { page, complaints } = await visitUnder(policy);
  await expectMahjong(page);
  await expectQuoridor(page);
  await expectSudoku(page);
  expect(page.workers()).toHaveLength(workers);
  if (workers > 0) expect(complaints, 'the policy has been kept to').toEqual([]);
});

describe("without 'wasm-unsafe-eval'", () => {
  const policy = `${NOTHING_ELSE}; script-src 'self'; worker-src 'self' blob:`;

  const expectRefusal = async (page: Page, tag: string) => {
    const { state, error, text } = await outcomeOf(page, tag);
    expect({ state, error }).toEqual({ state: 'error', error: 'ERR_WASM' });
    expect(text).toContain("'wasm-unsafe-eval'");
  };

  test('elements say what to allow', async () => {
    const { page } = await visitUnder(policy);
    await expectRefusal(page, 'mahjong-analyzer');
    await expectRefusal(page, 'quoridor-analyzer');
    await expectRefusal(page, 'sudoku-analyzer');
  });

  test('a worker from an address has a policy of its own, and answers', async () => {
    const script = `<script type="module" src="/page.js"></script>`;
    const code = `import { MahjongAnalyzer } from '/dist/cdn/mahjong.js';
      const element = document.querySelector('mahjong-analyzer');
      element.analyzer = new MahjongAnalyzer({ workerUrl: '/dist/workers/mahjong.js' });`;
    const served = await serve(installed);
    opened.push(served);
    const { page } = await visit(`${served.origin}/package.json`);
    await page.route(`${served.origin}/`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'content-security-policy': policy },
        body: documentOf(script, MAHJONG),
      }),
    );
    await page.route('**/page.js', (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
    await page.goto(`${served.origin}/`);
    await expectMahjong(page);
    expect(page.workers()).toHaveLength(1);
  });
});

test("without Lit's policy no element is made, the browser says why, and the content of the tag stays", async () => {
  const policy = `${NOTHING_ELSE}; script-src 'self' 'wasm-unsafe-eval'; require-trusted-types-for 'script'; trusted-types 'none'`;
  const script = '<script type="module" src="/dist/cdn/hintwright.js"></script>';
  const body = '<mahjong-analyzer hand="123m">Analyze 123m</mahjong-analyzer>';
  const { page, complaints } = await visitUnder(policy, { '/': documentOf(script, body) });
  await expect.poll(() => complaints.join()).toContain('lit-html');
  expect(await page.locator('mahjong-analyzer').textContent()).toBe('Analyze 123m');
});
