/**
 * The chances of each choice: a plan of searches, quick ones first.
 *
 * Choices that lead to the same hands are searched together. Where the whole search may take long, a smaller one answers
 * first, and its figures are a lower bound until the whole one replaces them, if that fits into the room there is.
 */
import { HintwrightError } from '../errors.js';
import type { Choice } from './choices.js';
import type { Chances, MahjongKernel } from './kernel.js';
import type { Position } from './request.js';
import { outlookOf } from './score/outlook.js';
import { KINDS } from './tiles.js';

export interface Figures extends Chances {
  /** False for a lower bound. */
  exact: boolean;
  /** By kind: what the chance to win gains when a tile comes that is kept though it does not lower the shanten. */
  gains: Float64Array;
  /** By kind: the expected score once an accepted tile has come, where it is known (kernel.ts). */
  outcomes: Float64Array;
}

export type Found = [Choice, Figures][];

/** A search to make: which choices, and how (SearchOptions in kernel.ts). */
interface Plan {
  choices: readonly Choice[];
  limit: number | null;
  looseFrom?: number;
  width?: number;
  /** True where a tile counts as unseen again once it is discarded. */
  comesBack?: boolean;
  /** False for a search that leaves something out: its figures are a lower bound. */
  exact: boolean;
  /** True for a search to make only while its choices have no figures. */
  fallback?: boolean;
}

/** What the module may take of the machine's memory, and what it holds besides the search's hands. */
const MEMORY_BUDGET = 192 * 2 ** 20;
const FIXED_BYTES = 4 * 2 ** 20;
/** Bytes a hand of the graph and the leaves (graph.ts, leaves.ts), and of tables, which have a power of two of slots. */
const STORE_BYTES = 208;
const TABLE_BYTES = 163;
/** A pair of chances and a score for each number of draws left. */
const FIGURE_BYTES = 24;
const MOST_ROOM = 2 ** 18;
const ROOM_STEP = 4;
/** By shanten: room to begin with, enough for most hands. */
const FIRST_ROOM = [2 ** 10, 2 ** 12, 2 ** 14, 2 ** 16, 2 ** 18];

/** The most hands that there is room for with so many draws left. */
function lastRoom(draws: number): number {
  const handBytes = STORE_BYTES + FIGURE_BYTES * (draws + 1) + 16;
  const room = (tables: number) =>
    Math.floor((MEMORY_BUDGET - FIXED_BYTES - tables * TABLE_BYTES) / handBytes);
  let tables = MOST_ROOM;
  while (room(tables) <= tables / 2) tables /= 2;
  return Math.min(tables, room(tables));
}

/** Hands opened between two breaths: about a millisecond. */
const SLICE = 500;

/** From these shantens on, a whole search has smaller ones before it. */
const QUICK_BEFORE_FULL = 3;
const NARROW_BEFORE_WIDE = 4;
/** Searches grow with shanten: beyond these a whole one never fits. */
const FULL_UP_TO = 4;
const WIDE_UP_TO = 5;
/** By shanten, for what lies between: from which shanten hands may stray so that most searches fit. */
const LOOSE_FROM = [Infinity, Infinity, Infinity, Infinity, 1, 0];

/**
 * Yields `undefined` to breathe and figures as they are found; later ones replace earlier ones. `shanten` is that of the
 * hand before the discard.
 */
export function* chancesOf(
  kernel: MahjongKernel,
  position: Position,
  shanten: number,
  choices: readonly Choice[],
): Generator<Found | undefined, void> {
  if (position.draws === 0) return yield choices.map((choice) => [choice, withoutDraws(choice)]);
  const full = position.model === 'full';
  const plans = full ? planFull(choices, position.locked) : planAdvance(choices, shanten);
  const done = new Set<Choice>();
  let refused = false;
  for (const plan of plans) {
    if (plan.choices.every((choice) => plan.fallback && done.has(choice))) continue;
    const found = yield* search(kernel, position, plan);
    refused ||= found === 'refused';
    if (!found || found === 'refused') continue;
    for (const choice of plan.choices) done.add(choice);
    yield found;
  }
  // Lower bounds that were found stand; without any figure there is no answer.
  if (refused && done.size === 0) throw outOfMemory();
}

/** Nothing to come, nothing to search: to be tenpai is to be so now. */
function withoutDraws({ shanten }: Choice): Figures {
  const none = new Float64Array(KINDS);
  return { win: [0], tenpai: [Number(shanten === 0)], score: [0], exact: true, gains: none, outcomes: none };
}

/**
 * `advance`: choices of equal shanten together. By its recurrence tiles come back once discarded; that would let a discard that
 * raises the shanten wait for itself, so there they do not.
 */
function* planAdvance(choices: readonly Choice[], shanten: number): Generator<Plan> {
  for (const group of groupByShanten(choices)) {
    const plan = { choices: group, limit: null, comesBack: shantenOf(group) === shanten };
    if (shantenOf(group) >= NARROW_BEFORE_WIDE) yield* apart({ ...plan, width: 1, exact: false });
    if (shantenOf(group) <= WIDE_UP_TO) yield { ...plan, exact: true };
  }
}

/**
 * `full`: the best choices, and those one step back, may lead to each other; any others stand alone. So does tenpai in riichi,
 * which keeps its wait.
 */
function* planFull(choices: readonly Choice[], locked: boolean): Generator<Plan> {
  const groups = groupByShanten(choices);
  if (locked && shantenOf(groups[0]) === 0) yield { choices: groups.shift() ?? [], limit: 0, exact: true };
  const best = groups[0] ?? [];
  const least = shantenOf(best);
  const near = groups.filter((group) => shantenOf(group) <= least + 1);
  if (least >= QUICK_BEFORE_FULL) {
    for (const group of near) {
      const width = shantenOf(group) >= NARROW_BEFORE_WIDE ? 1 : 0;
      yield* apart({ choices: group, limit: null, width, exact: false });
    }
  }
  const looseFrom = LOOSE_FROM[least];
  if (looseFrom !== undefined && looseFrom < least)
    yield { choices: best, limit: least + 1, looseFrom, exact: false };
  if (least <= FULL_UP_TO) yield { choices: near.flat(), limit: least + 1, exact: true };
  for (const group of groups.slice(near.length))
    yield { choices: group, limit: shantenOf(group), exact: true };
}

/** A plan for all choices together and, should that be too much, for one after the other. */
function* apart(plan: Plan): Generator<Plan> {
  yield plan;
  for (const choice of plan.choices) yield { ...plan, choices: [choice], fallback: true };
}

function groupByShanten(choices: readonly Choice[]): Choice[][] {
  const groups = new Map<number, Choice[]>();
  for (const choice of choices) groups.set(choice.shanten, [...(groups.get(choice.shanten) ?? []), choice]);
  return [...groups].sort(([a], [b]) => a - b).map(([, group]) => group);
}

const shantenOf = (group: readonly Choice[] | undefined): number => group?.[0]?.shanten ?? 0;

/** One search, begun anew with more room when it needs it; `null` when there is none left, `refused` by the machine. */
function* search(
  kernel: MahjongKernel,
  position: Position,
  plan: Plan,
): Generator<undefined, Found | null | 'refused'> {
  const { sets, draws, unseen, model, melded, available, concealed } = position;
  const { choices, limit, looseFrom = Infinity, width = 0, exact } = plan;
  const most = lastRoom(draws);
  const declared = position.locked && shantenOf(choices) === 0;
  kernel.setTable(melded, available, plan.comesBack ? undefined : concealed);
  const options = { sets, draws, unseen, limit, looseFrom, width, decline: model === 'full' };
  const outlook = outlookOf(position, declared);
  for (const room of roomsFrom(firstRoom(choices, limit), most)) {
    if (!kernel.beginSearch({ ...options, room, outlook })) return 'refused';
    const roots = choices.map((choice) => kernel.addRoot(choice.concealed));
    let state = kernel.stepSearch(SLICE);
    for (; state === 'running'; state = kernel.stepSearch(SLICE)) yield undefined;
    if (state === 'full') continue;
    return choices.map((choice, i) => {
      const root = roots[i] as number;
      const [gains, outcomes] = [kernel.gains(root), kernel.outcomes(root)];
      return [choice, { ...kernel.chances(root, draws), gains, outcomes, exact }];
    });
  }
  return null;
}

/** More and more room, up to the most there is. */
function* roomsFrom(first: number, most: number): Generator<number> {
  for (let room = first; room < most; room *= ROOM_STEP) yield room;
  yield most;
}

/** Straying hands are about as many as those of one shanten more. */
function firstRoom(choices: readonly Choice[], limit: number | null): number {
  const shanten = limit ?? shantenOf(choices) - 1;
  return FIRST_ROOM[Math.max(0, Math.min(shanten, FIRST_ROOM.length - 1))] as number;
}

const outOfMemory = () =>
  new HintwrightError({ code: 'ERR_MEMORY', message: 'There is not enough memory for this analysis.' });
