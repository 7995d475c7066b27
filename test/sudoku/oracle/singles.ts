/** Naked and hidden singles, one at a time, from the definition. */
import { DIGITS, HOUSES, PEERS } from './grid.js';

export type Outcome = 'solved' | 'contradiction' | 'stuck';

/** By cell, the digits it may still hold. */
type Candidates = Set<number>[];

/** What the digits that stand leave to each cell. */
export function candidatesOracle(digits: readonly number[]): Candidates {
  const candidates = digits.map((digit) => new Set(digit ? [digit] : DIGITS));
  for (const [cell, digit] of digits.entries()) if (digit) removeFromPeers(candidates, cell, digit);
  return candidates;
}

function removeFromPeers(candidates: Candidates, cell: number, digit: number): void {
  for (const peer of PEERS[cell]!) candidates[peer]!.delete(digit);
}

/** Follows singles, given what stands and one more digit. */
export function singlesOracle(digits: readonly number[], more?: { cell: number; digit: number }): Outcome {
  const placed = [...digits];
  const candidates = candidatesOracle(digits);
  const place = (cell: number, digit: number) => {
    placed[cell] = digit;
    candidates[cell] = new Set(candidates[cell]!.has(digit) ? [digit] : []);
    removeFromPeers(candidates, cell, digit);
  };
  if (more) place(more.cell, more.digit);
  for (;;) {
    if (candidates.some((left) => left.size === 0)) return 'contradiction';
    if (HOUSES.some((house) => DIGITS.some((digit) => placesOf(digit, house, candidates).length === 0)))
      return 'contradiction';
    const single = nakedSingle(placed, candidates) ?? hiddenSingle(placed, candidates);
    if (!single) return placed.includes(0) ? 'stuck' : 'solved';
    place(...single);
  }
}

const placesOf = (digit: number, house: readonly number[], candidates: Candidates): number[] =>
  house.filter((cell) => candidates[cell]!.has(digit));

function nakedSingle(placed: readonly number[], candidates: Candidates): [number, number] | undefined {
  const cell = placed.findIndex((digit, i) => !digit && candidates[i]!.size === 1);
  return cell < 0 ? undefined : [cell, [...candidates[cell]!][0]!];
}

function hiddenSingle(placed: readonly number[], candidates: Candidates): [number, number] | undefined {
  for (const house of HOUSES)
    for (const digit of DIGITS) {
      const [cell, ...others] = placesOf(digit, house, candidates);
      if (others.length === 0 && !placed[cell!]) return [cell!, digit];
    }
  return undefined;
}
