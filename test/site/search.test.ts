import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { serve } from '../consumers/support/serve.js';
import { findings } from './findings.js';
import { openSite } from './support.js';

const site = openSite();
const field = (page: Page) => page.getByRole('combobox', { name: 'Search these pages' });
const options = (page: Page) => page.getByRole('option');

async function searchFor(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type(query);
  await page.getByRole('listbox', { name: 'Found' }).waitFor();
}

/** What is found first: its page and the heading. */
async function firstOf(page: Page): Promise<string> {
  const group = page
    .getByRole('group')
    .filter({ has: options(page) })
    .first();
  return `${await group.locator('p').textContent()} / ${await group.locator('.found-heading').first().textContent()}`;
}

describe('by keyboard alone', () => {
  test('a slash leads to the field, arrows through what is found, Enter to the place', async () => {
    const page = await site.open('/docs/techniques/x-wing.html');
    await searchFor(page, 'ERR_TOO_LONG');
    await expect.poll(() => firstOf(page)).toBe('Errors / ERR_TOO_LONG');
    expect(await field(page).getAttribute('aria-expanded')).toBe('true');
    expect(await field(page).getAttribute('aria-activedescendant')).toBe(null);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    const active = await field(page).getAttribute('aria-activedescendant');
    expect(await page.locator(`#${active}`).getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/errors.html#err_too_long');
    expect(site.complaints).toEqual([]);
  });

  test('Enter opens the first place where no other was chosen; one on the same page as well', async () => {
    const page = await site.open('/mahjong.html');
    await searchFor(page, 'win-tile attribute');
    await options(page).first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/mahjong.html#attribute-win-tile');
    await expect.poll(() => page.locator('.found').isVisible()).toBe(false);
  });

  test('Escape closes the list and keeps the words, then empties the field; leaving closes too', async () => {
    const page = await site.open('/index.html');
    await searchFor(page, 'shanten');
    await options(page).first().waitFor();
    await page.keyboard.press('Escape');
    expect(await page.locator('.found').isVisible()).toBe(false);
    expect(await field(page).inputValue()).toBe('shanten');
    await page.keyboard.press('ArrowDown');
    await options(page).first().waitFor();
    await page.keyboard.press('Tab');
    expect(await page.locator('.found').isVisible()).toBe(false);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Escape');
    expect(await field(page).inputValue()).toBe('');
  });

  test('a slash that is typed into a field of an element stays there', async () => {
    const page = await site.open('/quoridor.html');
    const entry = page.locator('quoridor-analyzer').getByRole('textbox').first();
    await entry.fill('');
    await entry.press('/');
    expect(await entry.inputValue()).toBe('/');
  });
});

test.each([
  ['xwing', 'X-Wing / Top of the page', 'a hyphenated word as one'],
  ['expected scores', 'Mahjong: what a report says', 'words of a heading'],
  ['nakd pair', 'Naked Pair', 'a slip of the pen'],
  ['content security', 'Embedding / Content-Security-Policy', 'several words'],
])('%s leads to %s: %s', async (query, expected) => {
  const page = await site.open('/api/mahjong.html');
  await searchFor(page, query);
  await expect.poll(() => firstOf(page)).toContain(expected);
});

test('what is found is told: how much, nothing, or that the index cannot be had', async () => {
  const page = await site.open('/index.html');
  const heard = page.getByRole('status').first();
  await searchFor(page, 'furiten');
  await expect.poll(() => heard.textContent()).toMatch(/^\d+ places? found$/);
  await field(page).fill('qqzzqq');
  await expect.poll(() => heard.textContent()).toContain('Nothing found for “qqzzqq”');
  const offline = await site.open('/index.html');
  await offline.route('**/search.json', (route) => route.abort());
  await offline.keyboard.press('/');
  await offline.keyboard.type('a');
  await expect.poll(() => offline.locator('.found').textContent()).toContain('cannot be loaded');
});

test('of what is pasted by mistake only the beginning is looked for: a whole page of it would hold up this one', async () => {
  const page = await site.open('/index.html');
  await page.keyboard.press('/');
  await page.keyboard.insertText('qx'.repeat(10_000));
  await expect
    .poll(() => page.locator('.found-told').textContent())
    .toMatch(/^Nothing found for “(?:qx){50}”/);
});

test('nothing of it is loaded before the field is used', async () => {
  const page = await site.open('/docs/index.html');
  const loaded = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => /search\.json/.test(name)).length,
    );
  expect(await loaded()).toBe(0);
  await field(page).focus();
  await expect.poll(loaded).toBe(1);
});

test('in a sub-folder, on a phone, in the dark: axe finds nothing, and it fits', async () => {
  const other = await serve(join(site.folder, '..'));
  try {
    const page = await site.open(`${other.origin}/site/docs/rules/riichi.html`, {
      scheme: 'dark',
      width: 320,
    });
    await searchFor(page, 'hint');
    await options(page).first().waitFor();
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const { left, right } = await page.locator('.found').evaluate((popup) => popup.getBoundingClientRect());
    expect({ left: left >= 0, right: right <= 320 }).toEqual({ left: true, right: true });
    await options(page).first().click();
    await page.waitForURL(`${other.origin}/site/**`);
    expect(await page.locator('h1').count()).toBe(1);
    expect(site.complaints).toEqual([]);
  } finally {
    await other.close();
  }
});
