/** What a grid to be made must be. */
import { readChoice, readWhole } from '../../fields.js';
import { badOption, readRecord } from '../fields.js';
import { LEAST_SIDE, MOST_SIDE } from '../formats/alphabet.js';
import { readVariation } from '../rules.js';
import {
  type GenerateRequest,
  LEVELS,
  type Level,
  type RulesRequest,
  SYMMETRIES,
  type Symmetry,
} from '../types.js';
import type { Rule } from '../variants.js';
import { orbitsOf } from './symmetry.js';

export interface GeneratePlan {
  side: number;
  rules: ReadonlySet<Rule>;
  /** As asked for; regions and cages that are missing are made. */
  request: RulesRequest;
  seed: number;
  symmetry: Symmetry;
  /** Cells given together. */
  orbits: readonly (readonly number[])[];
  /** `null`: as few as can be. */
  clues: number | null;
  level: Level | null;
  wantsRating: boolean;
}

const FIELDS = ['seed', 'symmetry', 'clues', 'size', 'level'];
const DEFAULT_SIDE = 9;
const CODE = 'ERR_BAD_OPTION';

/** Errors: `ERR_BAD_OPTION`, `ERR_BAD_VARIANT`. The layout is checked when it is made. */
export function readGenerate({ generate, rate = true, ...request }: GenerateRequest): GeneratePlan {
  const { seed, symmetry, clues, size, level } = readRecord('generate', generate, FIELDS);
  const { rules, side: wanted } = readVariation(request);
  const fallback = wanted ?? sideOfRegions(request.regions) ?? DEFAULT_SIDE;
  const side = readWhole('size', size, { code: CODE, least: LEAST_SIDE, most: MOST_SIDE, fallback });
  const cells = side * side;
  const kind = readChoice('symmetry', symmetry, SYMMETRIES, 'none', CODE);
  return {
    side,
    rules,
    request,
    level: readLevel(level, side, rules),
    wantsRating: rate,
    symmetry: kind,
    orbits: orbitsOf(kind, side),
    seed: readWhole('seed', seed, { code: CODE, least: 0, most: 2 ** 32 - 1, fallback: 1 }),
    clues:
      clues === undefined
        ? null
        : readWhole('clues', clues, { code: CODE, least: 0, most: cells, fallback: 0 }),
  };
}

/** Fewer have more than one solution on 9x9 with boxes of 3x3 (McGuire, Tugemann, Civario 2014). */
const LEAST_CLUES = 17;

/** Why there is no grid with so many givens, where that is plain; else `null`. */
export function whyImpossible({ clues, symmetry, orbits, side, rules }: GeneratePlan): string | null {
  if (clues === null) return null;
  if (side === 9 && rules.size === 0 && clues < LEAST_CLUES)
    return `Every 9x9 grid with one solution has ${LEAST_CLUES} givens or more.`;
  if (sumsOf(orbits.map((orbit) => orbit.length)).has(clues)) return null;
  return `No ${side}x${side} grid of ${symmetry} symmetry has ${clues} givens.`;
}

/** What some of the numbers add up to. */
function sumsOf(numbers: readonly number[]): Set<number> {
  const sums = new Set([0]);
  for (const number of numbers) for (const sum of [...sums]) sums.add(sum + number);
  return sums;
}

/** Only grids that can be rated can be made by level. Errors: `ERR_BAD_OPTION`. */
function readLevel(level: unknown, side: number, rules: ReadonlySet<Rule>): Level | null {
  if (level === undefined) return null;
  const wanted = readChoice('level', level, LEVELS, 'easy', CODE);
  if (side === 9 && rules.size === 0) return wanted;
  throw badOption('level is for 9x9 grids of rows, columns and boxes alone: others are not rated.');
}

function sideOfRegions(text: string | undefined): number | null {
  const side = Math.sqrt(text?.replaceAll(/\s/g, '').length ?? 0.5);
  return Number.isInteger(side) ? side : null;
}
