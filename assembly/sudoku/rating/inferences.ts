/**
 * Off nodes that follow from more than a link: from a pattern or a nested chain that is there only because the chain took candidates
 * away. Those candidates, its basis, become the parents; without any, it was there before and is of no use here.
 */
import { hasRoom, Level } from './level';
import { BY_PATTERN } from './links';
import { BASIS_LIST, BASIS_MARKS, CANDIDATE_COUNT } from './memory';
import { addNode, addParent, enter, offsetOf } from './record';

let basisCount: i32 = 0;
let hint: u32 = 0;

export function clearBasis(): void {
  basisCount = 0;
  if (++hint != 0) return;
  memory.fill(BASIS_MARKS, 0, 4 * 729);
  hint = 1;
}

/** A candidate that the chain took away; each counts once. */
export function addBasis(candidate: i32): void {
  if (load<u32>(BASIS_MARKS + 4 * candidate) == hint) return;
  store<u32>(BASIS_MARKS + 4 * candidate, hint);
  store<u16>(BASIS_LIST + 2 * basisCount++, <u16>candidate);
}

export function hasBasis(): bool {
  return basisCount > 0;
}

/** A candidate goes, by the basis at hand; `nested`: the number of the chain it follows from, or NONE. */
export function infer(level: Level, candidate: i32, nested: i32): void {
  const record = level.record;
  const node = CANDIDATE_COUNT + candidate;
  if (offsetOf(record, node) != 0 || !hasRoom(level, 8)) return;
  const offset = addNode(record, node, BY_PATTERN, nested);
  for (let i = 0; i < basisCount; i++) addParent(record, offset, CANDIDATE_COUNT + <i32>load<u16>(BASIS_LIST + 2 * <usize>i));
  enter(record, offset);
  level.hasGrown = true;
}
