import { expect, test } from 'vitest';
import { excerpt, mark } from '../../pages/search/excerpt.js';

const marked = (text: string, terms: string[]) =>
  mark(text, terms)
    .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
    .join('');
const cut = (text: string, terms: string[]) =>
  excerpt(text, terms)
    .map(({ text: piece }) => piece)
    .join('');

test.each([
  ['in any case', 'Draws and draws', ['draws'], '[Draws] and [draws]'],
  ['the beginning of a word alone', 'withdraws', ['draw'], 'withdraws'],
  ['the longest that fits', 'drawing', ['draw', 'drawing'], '[drawing]'],
  ['signs of expressions as they are', 'a (b) c', ['(b)'], 'a [(b)] c'],
  ['nothing where nothing is looked for', 'draws', [], 'draws'],
])('marks %s', (_, text, terms, expected) => {
  expect(marked(text, terms)).toBe(expected);
});

test('a long text is cut there where most of the terms stand, at words', () => {
  const filler = 'word '.repeat(60);
  const found = cut(`one ${filler}one and two ${filler}`, ['one', 'two']);
  expect(found).toMatch(/^… word .*one and two word .* …$/);
  expect(found.length).toBeLessThan(150);
});

test('a short text stands whole, and a long one without a match from its beginning', () => {
  expect(cut('few words', ['words'])).toBe('few words');
  expect(cut('word '.repeat(60), ['other'])).toMatch(/^word .*word …$/);
});
