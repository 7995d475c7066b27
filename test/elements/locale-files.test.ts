import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/elements/shared/languages.js';

const cdn = fileURLToPath(new URL('../../dist/cdn', import.meta.url));
const files = readdirSync(cdn).filter((name) => name.endsWith('.js'));
const locales = readdirSync(join(cdn, 'locales'));
const read = (name: string) => readFileSync(join(cdn, name), 'utf8');
const imported = (code: string, folder = 'locales|names') =>
  [...code.matchAll(/import\([`'"]\.\/([\w-]+\/[\w-]+\.js)[`'"]\)/g)]
    .map(([, name]) => name as string)
    .filter((name) => folder.split('|').includes(name.split('/')[0]!));

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

  // The name of an element is written where it is defined.
  test.each(files)('%s fetches every language of the elements that it defines, and no other', (name) => {
    const code = read(name);
    const defined = locales.filter((locale) => {
      const [, room] = /^(.+?)-[a-z]{2}(?:-[A-Z][a-z]+)?\.js$/.exec(locale)!;
      const tag = room!.startsWith('analyzer-') ? room : `${room}-analyzer`;
      return room === 'shared' || code.includes(`\`${tag}\``);
    });
    const fetched = imported(code, 'locales').map((path) => path.replace('locales/', ''));
    expect(fetched.sort()).toEqual(defined.sort());
    expect(defined.some((locale) => !locale.startsWith('shared'))).toBe(true);
  });

  test('every language of every element is fetched by one of them', () => {
    const fetched = files
      .flatMap((name) => imported(read(name), 'locales'))
      .map((path) => path.replace('locales/', ''));
    expect([...new Set(fetched)].sort()).toEqual(locales.sort());
  });
});

test.each(locales)('%s stands by itself and names a language', async (name) => {
  const { phrases } = (await import(join(cdn, 'locales', name))) as { phrases: Record<string, unknown> };
  expect(Object.values(phrases).filter((phrase) => typeof phrase !== 'function')).toEqual([]);
  expect(LANGUAGES.some((language) => name.endsWith(`-${language}.js`))).toBe(true);
});

test('names of what Mahjong hands are scored for are fetched by the files with Mahjong', () => {
  const named = readdirSync(join(cdn, 'names')).map((name) => `names/${name}`);
  for (const file of ['mahjong.js', 'hintwright.js'])
    expect(imported(read(file), 'names').sort()).toEqual(named.sort());
});

// Together with the file they fill in what it leaves open: see loadNames.
test.each(['ja', 'zh'])('names/%s.js has a name for all that English has one for', async (name) => {
  const { NAMES } = (await import(join(cdn, 'names', `${name}.js`))) as { NAMES: string };
  const english = (await import('../../src/mahjong/names/en.generated.js')).NAMES;
  expect(NAMES.split('|').length).toBeGreaterThanOrEqual(english.split('|').length);
});
