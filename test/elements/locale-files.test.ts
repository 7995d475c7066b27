import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/elements/shared/languages.js';

const cdn = fileURLToPath(new URL('../../dist/cdn', import.meta.url));
const files = readdirSync(cdn).filter((name) => name.endsWith('.js'));
const read = (name: string) => readFileSync(join(cdn, name), 'utf8');
const imported = (code: string) =>
  [...code.matchAll(/import\([`'"]\.\/((?:locales|names)\/[\w-]+\.js)[`'"]\)/g)].map(([, name]) => name as string);

describe('the self-contained files', () => {
  // A page in one language would carry seven.
  test.each(files)('%s carries English alone', (name) => {
    const code = read(name);
    expect(code).not.toContain('Nicht analysiert');
    expect(code).not.toContain('abwerfen');
    expect(code).not.toContain('門前清');
    expect(code).not.toContain('门前清');
  });

  test.each(files)('every language that %s fetches lies beside it', (name) => {
    expect(imported(read(name)).filter((path) => !existsSync(join(cdn, path)))).toEqual([]);
  });

  test('every language of every element is fetched by the file with all of them', () => {
    const beside = ['locales', 'names'].flatMap((folder) =>
      readdirSync(join(cdn, folder)).map((name) => `${folder}/${name}`),
    );
    const fetched = imported(read('hintwright.js'));
    expect(fetched.sort()).toEqual(beside.sort());
    expect(fetched.length).toBeGreaterThan(0);
  });
});

test.each(readdirSync(join(cdn, 'locales')))('%s stands by itself and names a language', async (name) => {
  const { phrases } = (await import(join(cdn, 'locales', name))) as { phrases: Record<string, unknown> };
  expect(Object.values(phrases).filter((phrase) => typeof phrase !== 'function')).toEqual([]);
  expect(LANGUAGES.some((language) => name.endsWith(`-${language}.js`))).toBe(true);
});

// Together with the file they fill in what it leaves open: see loadNames.
test.each(['ja', 'zh'])('names/%s.js has a name for all that English has one for', async (name) => {
  const { NAMES } = (await import(join(cdn, 'names', `${name}.js`))) as { NAMES: string };
  const english = (await import('../../src/mahjong/names/en.generated.js')).NAMES;
  expect(NAMES.split('|').length).toBeGreaterThanOrEqual(english.split('|').length);
});
