/** Arguments to try phrases with, found by trying: whatever makes an English sentence. */
import { FLAGS } from '../../src/elements/mahjong-analyzer/settings.js';
import { LEVELS } from '../../src/elements/quoridor-analyzer/levels.js';
import { RULES } from '../../src/mahjong/types.js';
import { describeHint } from '../../src/sudoku/index.js';
import { HODOKU_LEVELS, LEVELS as SUDOKU_LEVELS, SYMMETRIES } from '../../src/sudoku/types.js';

export type Phrase = (...args: unknown[]) => unknown;

/** Words that no language has, and numbers that none spells out: they must be found again in every sentence. */
const WORDS = ['⟨a⟩', '⟨b⟩', '⟨c⟩'];
const NUMBERS = [7, 13, 19];

const facts = {
  ...{ technique: 'Naked Single', placements: [{ cell: 40, digit: 5 }], eliminations: [], cells: [40] },
  ...{ candidates: [], links: [], groups: [], houses: [], digits: [] },
};
const HINT = { ...facts, se: 2.3, levels: describeHint(facts) };

/** What types list. */
const NAMES: readonly unknown[] = [
  ...['north', 'east', 'south', 'west', ['north'], ['east', 'west'], 'edge', 'wall', 'pawn'],
  ...['overlap', 'crossing', 'seals-player-1', 'seals-player-2', 'seals-both', 'none-left'],
  ...['chow', 'pung', 'kong', 'pair', 'knitted', 'single', 'closed', 'open', 'm', 'p', 's', 'z', 'f'],
  ...['han', 'fu', 'yakuman', 'fan', 'faan', 'doubles', 'points'],
  ...['mangan', 'haneman', 'baiman', 'sanbaiman', 'counted-yakuman', 'ERR_RIICHI_OPEN_HAND'],
  ...[
    ['givens', 'entries'],
    'exactly',
    'at-least',
    'more-than',
    'knight',
    'king',
    'row',
    'box',
    'group',
    'cage',
  ],
  ...['beyond', 'no-time', 'too-hard', 'paused', 'solved', 'shown', 'a', 'd', 'off', 'conflicts', 'solution'],
  ...['rating', 'count', 'chances', 'guesses', 'target', 'out', 'in', 'digit', 'corner', 'centre'],
  ...['cell-first', 'digit-first', ...SYMMETRIES, ...SUDOKU_LEVELS, ...HODOKU_LEVELS, HINT],
  ...[true, 2, 1, 0, -1],
  ...FLAGS,
  ...RULES,
  ...LEVELS,
];

const plain = (place: number): unknown[] => [
  WORDS[place],
  NUMBERS[place],
  [`${WORDS[place]}1`, `${WORDS[place]}2`],
];

export interface Sample {
  args: unknown[];
  said: string;
}

/** Which places take names, the fewest first. */
const NAMED_PLACES = [[], [0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]];

/** Arguments, and what English says of them: plain words and numbers as far as these fit, else names. */
export function samplesOf(phrase: Phrase): Sample[] {
  for (const named of NAMED_PLACES.filter((places) => places.every((place) => place < phrase.length))) {
    const found = samples(phrase, (place) => (named.includes(place) ? NAMES : plain(place)));
    if (found.length > 0) return found;
  }
  return [];
}

/** What of a sample must be found again: words and numbers that English repeats. */
export function repeated({ args, said }: Sample): string[] {
  const parts = args.flat().filter((arg) => plainParts.has(arg));
  return parts.map(String).filter((part) => said.includes(part));
}

const plainParts = new Set<unknown>([0, 1, 2].flatMap((place) => plain(place).flat()));

function samples(phrase: Phrase, candidates: (place: number) => readonly unknown[]): Sample[] {
  return product(phrase.length, candidates).flatMap((args) => {
    const said = tell(phrase, args);
    return said === null ? [] : [{ args, said }];
  });
}

function product(length: number, candidates: (place: number) => readonly unknown[]): unknown[][] {
  const places = Array.from({ length }, (_, place) => candidates(place));
  return places.reduce<unknown[][]>(
    (lists, more) => lists.flatMap((list) => more.map((arg) => [...list, arg])),
    [[]],
  );
}

/** Null where the arguments are not of the types that the phrase is for. */
export function tell(phrase: Phrase, args: readonly unknown[]): string | null {
  try {
    const said = phrase(...args);
    return typeof said === 'string' && !/undefined|NaN|\[object|=>|^$/.test(said) ? said : null;
  } catch {
    return null;
  }
}
