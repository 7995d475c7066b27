/** From choices and their figures to the ranked hints of a report. */
import type { Figures } from './chances.js';
import type { Choice } from './choices.js';
import { explainHints, WORTH_SAYING } from './explain.js';
import type { Position } from './request.js';
import { kindName } from './tiles.js';
import type { Hint, Improvement, TileCount } from './types.js';

/** Hints, best first; `shanten` is that of the hand before the discard. */
export function makeHints(
  position: Position,
  choices: readonly Choice[],
  figures: ReadonlyMap<Choice, Figures>,
  shanten: number,
): Hint[] {
  const hints = choices.map((choice) => makeHint(position, choice, figures.get(choice))).sort(compareHints);
  explainHints(hints, shanten, position.unseen);
  return hints;
}

function makeHint(position: Position, choice: Choice, figures: Figures | undefined): Hint {
  const accepts = tileCounts(choice.accepted);
  return {
    discard: choice.discard,
    shanten: choice.shanten,
    accepts,
    acceptCount: accepts.reduce((sum, { count }) => sum + count, 0),
    improvements: figures ? listImprovements(position, choice, figures.gains) : [],
    ...(choice.furiten && { furiten: true }),
    exact: figures?.exact ?? false,
    winProbability: figures?.win ?? [],
    tenpaiProbability: figures?.tenpai ?? [],
    expectedScore: [],
    explanation: '',
  };
}

function tileCounts(copies: Uint8Array): TileCount[] {
  return [...copies].flatMap((count, kind) => (count > 0 ? [{ tile: kindName(kind), count }] : []));
}

function listImprovements(
  { available, concealed }: Position,
  choice: Choice,
  gains: Float64Array,
): Improvement[] {
  const worthwhile = [...gains].flatMap((gain, kind) => {
    const held = Math.max(choice.concealed[kind] ?? 0, concealed[kind] ?? 0);
    return gain < WORTH_SAYING ? [] : [{ tile: kindName(kind), count: (available[kind] ?? 0) - held, gain }];
  });
  return worthwhile.sort((a, b) => b.gain - a.gain);
}

/**
 * Best first: by the chance to win now, then by tiles accepted, then by shanten. Hints without figures follow those with; among
 * themselves they go by shanten first.
 */
function compareHints(a: Hint, b: Hint): number {
  const [winA, winB] = [a.winProbability.at(-1), b.winProbability.at(-1)];
  const [bySize, byShanten] = [b.acceptCount - a.acceptCount, a.shanten - b.shanten];
  if (winA === undefined && winB === undefined) return byShanten || bySize;
  if (winA === undefined || winB === undefined) return winA === undefined ? 1 : -1;
  return winB - winA || bySize || byShanten;
}
