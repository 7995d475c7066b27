/** Simple colouring: the candidates of one digit that conjugate pairs join take turns; one of the two colours is right throughout. */
import { and, cellBoard, first, has, isEmpty, meet, none, or, peers, rest, seenByAny } from './board';
import { SIMPLE_COLORS_TRAP, SIMPLE_COLORS_WRAP } from './ids.generated';
import { listPairs, pairCount, pairEnd } from './strong-links';
import { commit, EXTRA, isUseless, open, PATTERN, removeAll, showCandidates, showDigits, showLink, STRONG } from './step';

/** Components of one digit, two boards each. */
const COMPONENTS: usize = memory.data(27 * 32, 16);
export let componentCount: i32 = 0;

/** One colour, 0 or 1, of a component. */
export function colour(component: i32, side: i32): v128 {
  return v128.load(COMPONENTS + 32 * component + 16 * side);
}

/** Lists the components of a digit. */
export function listComponents(digit: i32): void {
  listPairs(digit);
  componentCount = 0;
  let coloured = none();
  for (let pair = 0; pair < pairCount; pair++) {
    if (has(coloured, pairEnd(pair, 0))) continue;
    const at = COMPONENTS + 32 * componentCount++;
    v128.store(at, cellBoard(pairEnd(pair, 0)));
    v128.store(at, none(), 16);
    grow(at);
    coloured = or(coloured, or(v128.load(at), v128.load(at, 16)));
  }
}

function grow(at: usize): void {
  for (let changed = true; changed; ) {
    changed = false;
    for (let pair = 0; pair < pairCount; pair++)
      for (let end = 0; end < 2; end++)
        for (let side: usize = 0; side < 2; side++) {
          const other = cellBoard(pairEnd(pair, 1 - end));
          const to = at + 16 * (1 - side);
          if (!has(v128.load(at + 16 * side), pairEnd(pair, end)) || meet(v128.load(to), other)) continue;
          v128.store(to, or(v128.load(to), other));
          changed = true;
        }
  }
}

/** Trap: cells that see both colours lose the digit. */
export function findColorTraps(): bool {
  for (let digit = 0; digit < 9; digit++) {
    listComponents(digit);
    for (let i = 0; i < componentCount; i++) {
      open(SIMPLE_COLORS_TRAP);
      removeAll(digit, and(seenByAny(colour(i, 0)), seenByAny(colour(i, 1))));
      if (!isUseless() && commitColours(digit, i)) return true;
    }
  }
  return false;
}

/** Wrap: two cells of one colour see each other, so that the colour is wrong. */
export function findColorWraps(): bool {
  for (let digit = 0; digit < 9; digit++) {
    listComponents(digit);
    for (let i = 0; i < componentCount; i++)
      for (let side = 0; side < 2; side++) {
        if (!clashes(colour(i, side))) continue;
        open(SIMPLE_COLORS_WRAP);
        removeAll(digit, colour(i, side));
        if (!isUseless() && commitColours(digit, i)) return true;
      }
  }
  return false;
}

function clashes(cells: v128): bool {
  for (let left = cells; !isEmpty(left); left = rest(left)) if (meet(peers(first(left)), cells)) return true;
  return false;
}

function commitColours(digit: i32, component: i32): bool {
  showDigits(PATTERN, 1 << digit);
  showComponent(digit, component, PATTERN, EXTRA);
  return commit();
}

/** The candidates of a component by colour, and the pairs that join them. */
export function showComponent(digit: i32, component: i32, firstRole: i32, secondRole: i32): void {
  showCandidates(firstRole, digit, colour(component, 0));
  showCandidates(secondRole, digit, colour(component, 1));
  const all = or(colour(component, 0), colour(component, 1));
  for (let pair = 0; pair < pairCount; pair++)
    if (has(all, pairEnd(pair, 0))) showLink(STRONG, pairEnd(pair, 0), digit, pairEnd(pair, 1), digit);
}
