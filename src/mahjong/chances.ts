/**
 * The chances of each choice: a plan of searches, quick ones first.
 *
 * Choices that lead to the same hands are searched together. Where the whole search may take long, a smaller one answers
 * first, and its figures are a lower bound until the whole one replaces them, if that fits into the room there is.
 */
import { HintwrightError } from '../errors.js';
import type { Choice } from './choices.js';
import type { Chances, MahjongKernel, SearchOptions } from './kernel.js';
import type { Position } from './request.js';

export interface Figures extends Chances {
  /** False for a lower bound. */
  exact: boolean;
}

export type Found = [Choice, Figures][];

/** A search to make: which choices, and how. */
interface Plan {
  choices: readonly Choice[];
  limit: number | null;
  width: number;
}

/** 2^18 hands need about 250 MB. */
const LAST_ROOM = 2 ** 18;
const ROOM_STEP = 4;
/** By shanten: room to begin with, enough for most hands. */
const FIRST_ROOM = [2 ** 10, 2 ** 12, 2 ** 14, 2 ** 16];

/** Hands opened between two breaths: about a millisecond. */
const SLICE = 500;

/** From this shanten on, whole searches have smaller ones before them. */
const QUICK_BEFORE_FULL = 3;
const NARROW_BEFORE_WIDE = 4;
/** Searches grow with shanten: beyond these a whole one does not fit. */
const FULL_UP_TO = 3;
const WIDE_UP_TO = 5;

/** Yields `undefined` to breathe and figures as they are found; later ones replace earlier ones. */
export function* chancesOf(
  kernel: MahjongKernel,
  position: Position,
  choices: readonly Choice[],
): Generator<Found | undefined, void> {
  const start = position.model === 'full' ? position.concealed : undefined;
  kernel.setTable(position.melded, position.available, start);
  const plan = position.model === 'full' ? planFull : planAdvance;
  yield* plan(kernel, position, choices);
}

/** `advance`: choices of equal shanten together. */
function* planAdvance(
  kernel: MahjongKernel,
  position: Position,
  choices: readonly Choice[],
): Generator<Found | undefined, void> {
  for (const group of groupByShanten(choices)) {
    const shanten = shantenOf(group);
    if (shanten >= NARROW_BEFORE_WIDE)
      yield* searchEach(kernel, position, { choices: group, limit: null, width: 1 });
    if (shanten <= WIDE_UP_TO)
      yield* searchAll(kernel, position, { choices: group, limit: null, width: 0 }, true);
  }
}

/** `full`: the best choices, and those one step back, may lead to each other; any others stand alone. */
function* planFull(
  kernel: MahjongKernel,
  position: Position,
  choices: readonly Choice[],
): Generator<Found | undefined, void> {
  const least = Math.min(...choices.map(({ shanten }) => shanten));
  const near = choices.filter(({ shanten }) => shanten <= least + 1);
  if (least >= QUICK_BEFORE_FULL) {
    for (const group of groupByShanten(near)) {
      const width = shantenOf(group) >= NARROW_BEFORE_WIDE ? 1 : 0;
      yield* searchEach(kernel, position, { choices: group, limit: null, width });
    }
  }
  if (least <= FULL_UP_TO)
    yield* searchAll(kernel, position, { choices: near, limit: least + 1, width: 0 }, true);
  const far = choices.filter((choice) => !near.includes(choice));
  for (const group of groupByShanten(far)) {
    yield* searchAll(kernel, position, { choices: group, limit: shantenOf(group), width: 0 }, true);
  }
}

function groupByShanten(choices: readonly Choice[]): Choice[][] {
  const groups = new Map<number, Choice[]>();
  for (const choice of choices) groups.set(choice.shanten, [...(groups.get(choice.shanten) ?? []), choice]);
  return [...groups].sort(([a], [b]) => a - b).map(([, group]) => group);
}

const shantenOf = (group: readonly Choice[]): number => group[0]?.shanten ?? 0;

/** A smaller search of all choices together or, should that be too much, of one after the other. */
function* searchEach(
  kernel: MahjongKernel,
  position: Position,
  plan: Plan,
): Generator<Found | undefined, void> {
  const together = yield* searchAll(kernel, position, plan, false);
  if (together || plan.choices.length === 1) return;
  for (const choice of plan.choices)
    yield* searchAll(kernel, position, { ...plan, choices: [choice] }, false);
}

/** One search, begun anew with more room when it needs it; false when there is none left. */
function* searchAll(
  kernel: MahjongKernel,
  position: Position,
  { choices, limit, width }: Plan,
  exact: boolean,
): Generator<Found | undefined, boolean> {
  const { sets, draws, unseen, model } = position;
  const options = { sets, draws, unseen, limit, width, decline: model === 'full' };
  for (let room = firstRoom(choices, limit); room <= LAST_ROOM; room *= ROOM_STEP) {
    const roots = begin(kernel, { ...options, room }, choices);
    let state = kernel.stepSearch(SLICE);
    for (; state === 'running'; state = kernel.stepSearch(SLICE)) yield undefined;
    if (state === 'full') continue;
    yield choices.map((choice, i) => [choice, { ...kernel.chances(roots[i] as number, draws), exact }]);
    return true;
  }
  return false;
}

/** Straying hands are about as many as those of one shanten more. */
function firstRoom(choices: readonly Choice[], limit: number | null): number {
  const shanten = limit ?? shantenOf(choices) - 1;
  return FIRST_ROOM[Math.max(0, Math.min(shanten, FIRST_ROOM.length - 1))] as number;
}

function begin(kernel: MahjongKernel, options: SearchOptions, choices: readonly Choice[]): number[] {
  if (!kernel.beginSearch(options)) {
    throw new HintwrightError({
      code: 'ERR_MEMORY',
      message: 'There is not enough memory for this analysis.',
    });
  }
  return choices.map((choice) => kernel.addRoot(choice.concealed));
}
