/** The words around what was found. */

/** A piece of text, and whether it is what was looked for. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

/** Of an excerpt, in characters. */
const LENGTH = 140;
/** How much of it stands before the first match, in characters. */
const BEFORE = 40;

/** The part of a text where most of the terms stand; without any its beginning. Terms are beginnings of words, in small letters. */
export function excerpt(text: string, terms: readonly string[]): Piece[] {
  const found = densest(text, terms);
  const start = found > BEFORE ? wordAfter(text, found - BEFORE) : 0;
  const end = text.length > start + LENGTH ? wordBefore(text, start + LENGTH) : text.length;
  const cut = `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
  return mark(cut, terms);
}

/** Where a stretch of text begins that has more different terms than any before it. */
function densest(text: string, terms: readonly string[]): number {
  const found = [...text.matchAll(new RegExp(pattern(terms), 'giu'))];
  let best = { at: 0, count: 0 };
  for (const { index } of found) {
    const near = found.filter((other) => other.index >= index && other.index < index + LENGTH - BEFORE);
    const count = new Set(near.map(([term]) => term.toLowerCase())).size;
    if (count > best.count) best = { at: index, count };
  }
  return best.at;
}

/** A text in pieces, those that are terms marked. */
export function mark(text: string, terms: readonly string[]): Piece[] {
  return text
    .split(pattern(terms))
    .map((piece, at) => ({ text: piece, isMatch: at % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

/** Terms at the beginning of a word, the longest that fits. */
function pattern(terms: readonly string[]): RegExp {
  if (terms.length === 0) return /((?!))/;
  const longestFirst = [...terms].sort((one, other) => other.length - one.length);
  const known = longestFirst.map((term) => term.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(${known.join('|')})`, 'iu');
}

function wordAfter(text: string, at: number): number {
  const space = text.indexOf(' ', at);
  return space < 0 ? at : space + 1;
}

function wordBefore(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at);
  return space < at - BEFORE ? at : space;
}
