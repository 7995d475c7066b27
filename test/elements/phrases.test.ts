import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../src/elements/shared/languages.js';
import { ERROR_DOCS } from '../../src/error-docs.js';
import { ERROR_CODES, type ErrorCode } from '../../src/errors.js';
import { type Phrase, repeated, samplesOf, tell } from './phrase-samples.js';
import { isLeft } from './same-phrases.js';

const elements = fileURLToPath(new URL('../../src/elements', import.meta.url));
const fileOf = (room: string, language: Language) => join(elements, room, 'locales', `${language}.ts`);
const speaks = (room: string, language: Language) => existsSync(fileOf(room, language));

const phrasesOf = async (room: string, language: Language): Promise<Readonly<Record<string, Phrase>>> =>
  ((await import(fileOf(room, language))) as { phrases: Record<string, Phrase> }).phrases;

const rooms = readdirSync(elements).filter((room) => speaks(room, 'en'));
const tables = rooms.flatMap((room) =>
  LANGUAGES.filter((language) => language !== 'en' && speaks(room, language)).map(
    (language) => [room, language] as const,
  ),
);
/** Told by code. */
const FAULTS = ['fault', 'commonFault'];

/** The game whose requests may have a fault; '' where any may, or what runs it. */
function gameOf(code: ErrorCode): string {
  const { example } = ERROR_DOCS[code];
  if ('position' in example) return 'quoridor';
  if ('sudoku' in example) return 'sudoku';
  return 'request' in example && !COMMON.includes(code) ? 'mahjong' : '';
}
const COMMON: readonly ErrorCode[] = ['ERR_REQUEST', 'ERR_OPTION', 'ERR_TOO_LONG'];
/** Of the command line, and of what only programs ask for. */
const NEVER: readonly ErrorCode[] = ['ERR_JSON', 'ERR_USAGE', 'ERR_IO', 'ERR_NOT_FOUND', 'ERR_TIME'];

const faultsOf = (room: string): ErrorCode[] =>
  ERROR_CODES.filter((code) => !NEVER.includes(code) && `${gameOf(code) || 'shared'}` === room.split('-')[0]);

// An element with words of its own, but without the common ones, stays English.
test('a language that an element speaks has the common words', () => {
  const lacking = tables.filter(([, language]) => !speaks('shared', language));
  expect(lacking).toEqual([]);
  expect(tables.length).toBeGreaterThan(0);
});

// A file that no phrasebook names is never fetched.
test.each(tables)('%s fetches %s', (room, language) => {
  const source = readFileSync(join(elements, room, 'strings.ts'), 'utf8');
  expect(source).toContain(`import('./locales/${language}.js')`);
});

/** All that may ask for a phrase, other phrases included. */
const asking = readdirSync(join(elements, '..'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(elements, '..', file), 'utf8'))
  .join('\n');

// It would be translated seven times for nobody.
test.each(rooms)('%s has no phrase that nothing asks for', async (room) => {
  const keys = Object.keys(await phrasesOf(room, 'en'));
  expect(keys.filter((key) => !new RegExp(`\\.${key}\\b|\\b${key}\\(`).test(asking))).toEqual([]);
});

describe.each(tables)('%s in %s', async (room, language) => {
  const english = await phrasesOf(room, 'en');
  const phrases = await phrasesOf(room, language);

  // Types see that none is missing, not that one is left over.
  test('has the phrases of English and no others', () => {
    expect(Object.keys(phrases).sort()).toEqual(Object.keys(english).sort());
  });

  // A code without a sentence would be told in English.
  test.each(faultsOf(room))('%s is told', (code) => {
    const tell = phrases[room === 'shared' ? 'commonFault' : 'fault']!;
    const fault = { code, message: '⟨message⟩', character: '⟨a⟩', word: '⟨b⟩' };
    expect(tell(fault)).toMatch(/\p{L}{2}.*[.。⟩]$/u);
    expect(tell(fault)).not.toBe(fault.message);
  });

  // A sentence that drops what it is given, or that nobody has translated, still type-checks.
  test.each(Object.keys(english).filter((key) => !FAULTS.includes(key)))('%s', (key) => {
    const pairs = samplesOf(english[key]!).flatMap((sample) => {
      const told = tell(phrases[key]!, sample.args);
      return told === null ? [] : [{ ...sample, told }];
    });
    expect(pairs.length, 'no sample fits: add one to phrase-samples.ts').toBeGreaterThan(0);
    const dropped = pairs.filter((pair) => repeated(pair).some((part) => !pair.told.includes(part)));
    expect(dropped, 'something is not told').toEqual([]);
    const left = pairs.filter(({ said, told }) => said === told && isLeft(told, language));
    expect(left, 'as in English').toEqual([]);
  });
});
