import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { makeTechniquePages } from './technique-pages.js';

const folder = resolve(import.meta.dirname, '../../docs/techniques');
/** Written by hand. */
const SOURCES = ['cases.tsv', 'introduction.md'];

test('docs/techniques is up to date: npm run docs:techniques writes it', async () => {
  const pages = await makeTechniquePages();
  expect([...pages.keys(), ...SOURCES].sort()).toEqual(readdirSync(folder).sort());
  for (const [file, text] of pages) expect(readFileSync(join(folder, file), 'utf8'), file).toBe(text);
});
