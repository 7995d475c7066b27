/** Sentences about what a discard is worth on average. */
import type { Hint, Rules, TileCount } from './types.js';

/** What the words about one hint's score need besides the hint. */
export interface Prospects {
  /** Accepted tiles, with the expected score once one has come; 0 where it is not known. */
  outcomes: readonly (TileCount & { score: number })[];
  /** Whether all tiles, melds included, are 2 to 8, and the rules count that. */
  simples: boolean;
}

/** By how much a tile must better the average to be named. */
const MUCH_MORE = 1.2;
/** How many such tiles are named at most. */
const NAMED_TILES = 3;
/** Less than one part in fifty is not worth a word. */
const WORTH_SAYING = 1.02;

/** What rules count in, where not in points. */
export const UNITS: Partial<Record<Rules, string>> = { mcr: 'fan', hongkong: 'faan' };

/** "; keeps all simples", and which tiles make much more of the hand. */
export function describeProspects({ outcomes, simples }: Prospects, tenpai: boolean): string {
  return `${simples ? '; keeps all simples' : ''}${betterTiles(outcomes, tenpai)}`;
}

function betterTiles(outcomes: Prospects['outcomes'], tenpai: boolean): string {
  const average = averageOf(outcomes);
  const better = outcomes.filter(({ score }) => score >= MUCH_MORE * average);
  if (average === 0 || better.length === 0 || better.length > NAMED_TILES) return '';
  const more = Math.round(100 * (averageOf(better) / average - 1));
  const names = joinOr(better.map(({ tile }) => tile));
  return tenpai ? `; worth ${more} % more on ${names}` : `; worth ${more} % more if ${names} comes`;
}

const joinOr = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

function averageOf(outcomes: Prospects['outcomes']): number {
  const copies = outcomes.reduce((sum, { count }) => sum + count, 0);
  return outcomes.reduce((sum, { count, score }) => sum + count * score, 0) / Math.max(1, copies);
}

const scoreOf = ({ expectedScore }: Hint): number => expectedScore.at(-1) ?? 0;

/** Where another discard than the one most likely to win is worth more, a sentence for each of the two. */
export function compareScores(hints: readonly Hint[], rules: Rules): Map<Hint, string> {
  const [likeliest] = hints;
  if (!likeliest) return new Map();
  const richest = hints.reduce((best, hint) => (scoreOf(hint) > scoreOf(best) ? hint : best));
  if (richest === likeliest || scoreOf(richest) < WORTH_SAYING * scoreOf(likeliest)) return new Map();
  const worth = `${amount(richest, rules)} ${UNITS[rules] ?? 'points'} on average`;
  const other = amount(likeliest, rules);
  return new Map([
    [likeliest, ` ${richest.discard} scores more: ${worth}, against ${other}.`],
    [richest, ` Scores most: ${worth}, against ${other} after ${likeliest.discard}.`],
  ]);
}

/** Whole points from a hundred on, else tenths. */
function amount(hint: Hint, rules: Rules): string {
  const score = scoreOf(hint);
  const digits = score < 100 || UNITS[rules] ? 1 : 0;
  return score.toLocaleString('en', { maximumFractionDigits: digits });
}
