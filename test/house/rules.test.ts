import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { handsPage, page } from '../../scripts/build-rules.mjs';
import hands from '../../src/mahjong/names/hands.json' with { type: 'json' };
import type { RuleSet } from '../../src/mahjong/rules/types.js';

/** The data of the rule sets, and the pages that are made of it. */
const root = resolve(import.meta.dirname, '../..');
const sets = readdirSync(join(root, 'src/mahjong/rules'))
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(join(root, 'src/mahjong/rules', name), 'utf8')) as RuleSet);

describe.each(sets)('$rules', (set) => {
  test('its page is up to date (npm run docs:rules)', () => {
    expect(readFileSync(join(root, `docs/rules/${set.rules}.md`), 'utf8')).toBe(page(set));
  });

  test('every item has an id of its own, names in three languages, and a source', () => {
    expect(new Set(set.items.map(({ id }) => id)).size).toBe(set.items.length);
    for (const { id, names, source } of set.items) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      for (const text of [names.en, names.ja, names.zh, source]) expect(text, id).toBeTruthy();
    }
  });

  test('every option has a default that it takes, a note and a source', () => {
    for (const { name, choices, default: value, note, source } of set.options) {
      if (choices) expect(choices, name).toContain(value);
      for (const text of [note, source]) expect(text, name).toBeTruthy();
    }
  });
});

test('the page of hands is up to date (npm run docs:rules)', () => {
  expect(readFileSync(join(root, 'docs/rules/hands.md'), 'utf8')).toBe(handsPage(hands));
});
