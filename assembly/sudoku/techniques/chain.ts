/**
 * Chains: a way from one literal to another by strong links, from what is false to what is true, and weak ones, from what is true to
 * what is false. Read backwards it says the same.
 */
import { and, first, isEmpty, or, rest, seenByAll } from './board';
import { cellsOfSet, digitsOfSet } from './als';
import { distanceTo, writeWay } from './inferences';
import { ON_CHAIN } from './memory';
import { cellsOf, digitOf, FIRST_SET } from './nodes';
import { candidatesOf, digitBoard } from './state';
import { EXTRA, PATTERN, removeAll, removeDigits, showCandidates, showCells, showGroup, showLink, STRONG, WEAK } from './step';

let length: i32 = 0;

// @ts-ignore: decorator
@inline
function literalAt(index: i32): i32 {
  return <i32>load<u16>(ON_CHAIN + 2 * index);
}

/** Takes down the way to a literal that was reached. */
export function trace(end: i32): void {
  length = distanceTo(end);
  writeWay(end, ON_CHAIN);
}

/** Whether it says the same twice: a detour. */
export function repeats(): bool {
  for (let i = 1; i <= length; i++) for (let j = 0; j < i; j++) if (literalAt(i) == literalAt(j)) return true;
  return false;
}

/** Whether it passes no node twice, as true and as false: if it does, a shorter chain shows more. The last may be the first. */
export function isSimple(): bool {
  for (let i = 1; i <= length; i++)
    for (let j = i == length ? 1 : 0; j < i; j++) if (literalAt(i) >> 1 == literalAt(j) >> 1) return false;
  return true;
}

/** Writes the chain into the draft: its links in order, and what its nodes are made of. */
export function showChain(): void {
  for (let i = 0; i <= length; i++) {
    const literal = literalAt(i), node = literal >> 1;
    if (node >= FIRST_SET) showCells(EXTRA, cellsOfSet((node - FIRST_SET) / 9));
    // A discontinuous loop ends where it began.
    if (i == 0 || node != literalAt(0) >> 1) showNode(node, (literal & 1) != 0);
  }
  for (let i = 0; i < length; i++) showStep(literalAt(i), literalAt(i + 1));
}

function showNode(node: i32, holds: bool): void {
  const digit = digitOf(node), cells = cellsOf(node);
  showCandidates(holds ? PATTERN : EXTRA, digit, cells);
  for (let others = rest(cells); !isEmpty(others); others = rest(others)) showGroup(digit, first(cells), first(others));
}

function showStep(from: i32, to: i32): void {
  const node = from >> 1, next = to >> 1;
  const role = (from & 1) == 0 ? STRONG : WEAK;
  if (next < FIRST_SET) {
    showLink(role, first(cellsOf(node)), digitOf(node), first(cellsOf(next)), digitOf(next));
    return;
  }
  // Into a set by one digit, out of it by another.
  const digit = digitOf(node), entry = first(and(cellsOfSet((next - FIRST_SET) / 9), digitBoard(digit)));
  showLink(WEAK, first(cellsOf(node)), digit, entry, digit);
  showLink(STRONG, entry, digit, first(cellsOf(next)), digitOf(next));
}

/** The weak link that closes a loop, from its end to its start. */
export function showClosing(): void {
  showStep(literalAt(length), literalAt(0));
}

/** In a loop each weak link joins two nodes one of which is true; what sees both is false. The chain begins and ends strong. */
export function removeByLoop(): void {
  for (let i = 0; i < length; i++) {
    const from = literalAt(i), node = from >> 1, next = literalAt(i + 1) >> 1;
    if ((from & 1) == 0) continue;
    if (next >= FIRST_SET) removeByEntry(node, (next - FIRST_SET) / 9, digitOf(next));
    else removeByWeak(node, next);
  }
  removeByWeak(literalAt(length) >> 1, literalAt(0) >> 1);
}

function removeByWeak(node: i32, next: i32): void {
  const digit = digitOf(node);
  if (digit == digitOf(next)) removeAll(digit, seenByAll(or(cellsOf(node), cellsOf(next))));
  else removeDigits(candidatesOf(node / 9) & ~(1 << digit) & ~(1 << digitOf(next)), cellsOf(node));
}

/** The set holds either the digit that takes it in or the one that leads out; all its others it holds anyway. */
function removeByEntry(node: i32, set: i32, out: i32): void {
  const digit = digitOf(node), cells = cellsOfSet(set);
  removeAll(digit, seenByAll(or(cellsOf(node), and(cells, digitBoard(digit)))));
  for (let left = digitsOfSet(set) & ~(1 << digit) & ~(1 << out); left != 0; left &= left - 1)
    removeAll(<i32>ctz(left), seenByAll(and(cells, digitBoard(<i32>ctz(left)))));
}
