/**
 * The chances of each choice, by the model `advance`: a plan of searches, quick ones first.
 *
 * Choices of equal shanten are searched together, since most of what they lead to is the same. From 4-shanten on a narrow
 * search answers first: it follows only the discard that accepts most, so its figures are a lower bound (within about
 * 1 % of the exact ones on random hands), and the full search replaces them when it fits into the room there is.
 */

import { HintwrightError } from '../errors.js';
import type { Choice } from './choices.js';
import type { AdvanceOptions, Chances, MahjongKernel } from './kernel.js';
import type { Position } from './request.js';

export interface Figures extends Chances {
  /** False for a lower bound. */
  exact: boolean;
}

/** Searches start small: most are. Hands that a search has room for, and its memory: 2^18 hands need about 160 MB. */
const FIRST_ROOM = 2 ** 12;
const LAST_ROOM = 2 ** 18;
const ROOM_STEP = 4;

/** Hands opened between two breaths: about a millisecond. */
const SLICE = 1000;

/** From this shanten on a narrow search answers first. */
const NARROW_FROM = 4;
/** A full search meets about six times the hands of a narrow one; with more than that it can't be expected to fit. */
const FULL_TO_NARROW = 6;

type Found = [Choice, Figures][];

/** Yields `undefined` to breathe and figures as they are found; later ones replace earlier ones. */
export function* chancesOf(
  kernel: MahjongKernel,
  position: Position,
  choices: readonly Choice[],
): Generator<Found | undefined, void> {
  for (const group of groupByShanten(choices)) {
    let narrowSize = 0;
    if (shantenOf(group) >= NARROW_FROM) {
      const found = yield* searchApart(kernel, position, group);
      narrowSize = kernel.searchSize;
      yield found;
    }
    if (narrowSize * FULL_TO_NARROW > LAST_ROOM) continue;
    const found = yield* search(kernel, position, group, 0);
    if (found) yield found;
  }
}

function groupByShanten(choices: readonly Choice[]): Choice[][] {
  const groups = new Map<number, Choice[]>();
  for (const choice of choices) groups.set(choice.shanten, [...(groups.get(choice.shanten) ?? []), choice]);
  return [...groups].sort(([a], [b]) => a - b).map(([, group]) => group);
}

const shantenOf = (group: readonly Choice[]): number => group[0]?.shanten ?? 0;

/** A narrow search of all choices together or, should that be too much, of one after the other. */
function* searchApart(
  kernel: MahjongKernel,
  position: Position,
  group: Choice[],
): Generator<undefined, Found> {
  const together = yield* search(kernel, position, group, 1);
  if (together || group.length === 1) return together ?? [];
  const found: Found = [];
  for (const choice of group) found.push(...((yield* search(kernel, position, [choice], 1)) ?? []));
  return found;
}

/** One search, begun anew with more room when it needs it; `null` when there is none left. */
function* search(
  kernel: MahjongKernel,
  position: Position,
  group: readonly Choice[],
  width: number,
): Generator<undefined, Found | null> {
  const { sets, draws, unseen } = position;
  const options = { sets, draws, unseen, shanten: shantenOf(group), width };
  for (let room = FIRST_ROOM; room <= LAST_ROOM; room *= ROOM_STEP) {
    const roots = begin(kernel, { ...options, room }, group);
    let state = kernel.stepAdvance(SLICE);
    for (; state === 'running'; state = kernel.stepAdvance(SLICE)) yield undefined;
    if (state === 'full') continue;
    return group.map((choice, i) => {
      const chances = kernel.chances(roots[i] as number, draws);
      return [choice, { ...chances, exact: width === 0 }];
    });
  }
  return null;
}

function begin(kernel: MahjongKernel, options: AdvanceOptions, group: readonly Choice[]): number[] {
  if (!kernel.beginAdvance(options)) {
    throw new HintwrightError({
      code: 'ERR_MEMORY',
      message: 'There is not enough memory for this analysis.',
    });
  }
  return group.map((choice) => kernel.addRoot(choice.concealed));
}
