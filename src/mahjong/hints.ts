/** From choices and their figures to the ranked hints of a report. */
import type { Figures } from './chances.js';
import type { Choice } from './choices.js';
import { explainHints, WORTH_SAYING } from './explain.js';
import type { Prospects } from './explain-score.js';
import type { Position } from './request.js';
import { isSimple, kindName } from './tiles.js';
import type { Hint, Improvement, Rules, TileCount } from './types.js';
import { winlessKinds } from './winless.js';

/** Hints, best first; `shanten` is that of the hand before the discard. */
export function makeHints(
  position: Position,
  choices: readonly Choice[],
  figures: ReadonlyMap<Choice, Figures>,
  shanten: number,
): Hint[] {
  const byHint = new Map(choices.map((choice) => [makeHint(position, choice, figures.get(choice)), choice]));
  const hints = [...byHint.keys()].sort(compareHints);
  const best = hints[0] && byHint.get(hints[0]);
  if (!best) return hints;
  const prospects = prospectsOf(position, best, figures.get(best), hints[0]?.winless);
  explainHints(hints, { rules: position.rules, shanten, unseen: position.unseen, prospects });
  return hints;
}

function prospectsOf(
  position: Position,
  choice: Choice,
  figures: Figures | undefined,
  winless: readonly string[] = [],
): Prospects {
  const outcomes = [...choice.accepted].flatMap((count, kind) => {
    const tile = kindName(kind);
    if (count === 0 || winless.includes(tile)) return [];
    return [{ tile, count, score: figures?.outcomes[kind] ?? 0 }];
  });
  return { outcomes, simples: figures !== undefined && keepsSimples(position, choice) };
}

/** Rules that count a hand without terminals and honours. */
const SIMPLES_COUNT: readonly Rules[] = ['riichi', 'mcr'];

function keepsSimples({ rules, melded, hand, setup }: Position, { concealed, accepted }: Choice): boolean {
  if (!SIMPLES_COUNT.includes(rules)) return false;
  const openTanyao = setup.set.options.findIndex(({ name }) => name === 'openTanyao');
  const open = hand.melds.some((meld) => !meld.concealed);
  if (open && openTanyao >= 0 && setup.options[openTanyao] === 0) return false;
  const kinds = [...concealed.keys()].filter((kind) => (concealed[kind] ?? 0) + (melded[kind] ?? 0) > 0);
  return kinds.every(isSimple) && [...accepted].some((count, kind) => count > 0 && isSimple(kind));
}

function makeHint(position: Position, choice: Choice, figures: Figures | undefined): Hint {
  const accepts = tileCounts(choice.accepted);
  const winless = winlessKinds(position, choice, figures);
  return {
    discard: choice.discard,
    shanten: choice.shanten,
    accepts,
    acceptCount: accepts.reduce((sum, { count }) => sum + count, 0),
    improvements: figures ? listImprovements(position, choice, figures.gains) : [],
    ...(choice.furiten && { furiten: true }),
    ...(winless.length > 0 && { winless: winless.map(kindName) }),
    exact: figures?.exact ?? false,
    winProbability: figures?.win ?? [],
    tenpaiProbability: figures?.tenpai ?? [],
    expectedScore: figures?.score ?? [],
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
 * Best first: by the chance to win now, then by expected score, by tiles accepted and by shanten. Hints without figures
 * follow those with; among themselves they go by shanten first.
 */
function compareHints(a: Hint, b: Hint): number {
  const [winA, winB] = [a.winProbability.at(-1), b.winProbability.at(-1)];
  const [bySize, byShanten] = [b.acceptCount - a.acceptCount, a.shanten - b.shanten];
  if (winA === undefined && winB === undefined) return byShanten || bySize;
  if (winA === undefined || winB === undefined) return winA === undefined ? 1 : -1;
  const byScore = (b.expectedScore.at(-1) ?? 0) - (a.expectedScore.at(-1) ?? 0);
  return winB - winA || byScore || bySize || byShanten;
}
