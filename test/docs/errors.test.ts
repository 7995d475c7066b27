import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ERROR_DOCS } from '../../src/error-docs.js';
import { ERROR_CODES } from '../../src/errors.js';
import { makeErrorsPage } from './errors-page.js';
import { provoke } from './provoke.js';

const root = resolve(import.meta.dirname, '../..');

describe('every code', () => {
  test.each(ERROR_CODES)('%s is what its documented example leads to', async (code) => {
    const error = await provoke(code, ERROR_DOCS[code].example);
    expect(error.code).toBe(code);
    expect(error.message).toMatch(/^[A-Za-z"].*[.?)]$/s);
    if (error.at !== undefined && error.input !== undefined)
      expect(error.at).toBeLessThanOrEqual(error.input.length);
  });
});

test('docs/errors.md is up to date: npm run docs:errors writes it', async () => {
  expect(readFileSync(join(root, 'docs/errors.md'), 'utf8')).toBe(await makeErrorsPage());
});
