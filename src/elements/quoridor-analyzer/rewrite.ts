import { makeMoves, makePosition, parsePosition, type Supply } from '../../quoridor/notation.js';
import type { Notation } from '../../quoridor/types.js';

/** A position in modern notation, moves or five parts, as another notation writes it. */
export function rewrite(text: string, supply: Supply, notation: Notation): string {
  if (notation === 'modern') return text;
  const read = parsePosition(text, supply);
  if (!read.ok) return text;
  const { value } = read;
  return value.form === 'moves'
    ? makeMoves(
        value.moves.map(({ move }) => move),
        supply,
        notation,
      )
    : makePosition(value.position, supply, notation);
}
