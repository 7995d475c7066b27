/** Sentences a player would say about a discard. */
import type { Hint, TileCount } from './types.js';

/** How many kinds a sentence names before it sums up. */
const NAMED_KINDS = 6;

/** Writes each hint's explanation; hints come best first, `shanten` is that of the hand before the discard. */
export function explainHints(hints: Hint[], shanten: number): void {
  const best = hints[0];
  if (!best) return;
  for (const hint of hints) hint.explanation = explainHint(hint, best, shanten);
}

function explainHint(hint: Hint, best: Hint, shanten: number): string {
  const own = describe(hint);
  if (hint === best || hint.discard === null) return `${own}.`;
  const step =
    hint.shanten > Math.max(shanten, 0) && hint.shanten > best.shanten ? `Steps back: ${lower(own)}` : own;
  return `${step}; ${compare(hint, best)}.`;
}

function describe(hint: Hint): string {
  if (hint.acceptCount === 0) return `${standing(hint)}, but every tile that would help is gone`;
  const tiles = tileWord(hint.acceptCount);
  if (hint.shanten === 0)
    return `Tenpai: ${list(hint.accepts)} ${hint.accepts.length > 1 ? 'win' : 'wins'}, ${tiles}`;
  const goal = hint.shanten === 1 ? 'reach tenpai' : `come to ${hint.shanten - 1} away from tenpai`;
  return `${capital(list(hint.accepts))} ${goal.replace(/^(reach|come)/, hint.accepts.length > 1 ? '$1' : '$1es')}, ${tiles}`.replace(
    'comees',
    'comes',
  );
}

const standing = (hint: Hint): string => (hint.shanten === 0 ? 'Tenpai' : `${hint.shanten} away from tenpai`);

/** What the other discard, the best one, accepts beside or instead. */
function compare(hint: Hint, best: Hint): string {
  if (hint.shanten !== best.shanten)
    return `${best.discard} leaves the hand ${distance(hint.shanten - best.shanten)}`;
  const difference = best.acceptCount - hint.acceptCount;
  const missing = best.accepts.filter(({ tile }) => !hint.accepts.some((own) => own.tile === tile));
  if (difference > 0)
    return `${difference} fewer than ${best.discard}${missing.length > 0 ? `, without ${list(missing)}` : ''}`;
  if (difference < 0) return `${-difference} more than ${best.discard}, but what follows is worse`;
  return missing.length > 0
    ? `as many as ${best.discard}, with other tiles`
    : `the same tiles as after ${best.discard}`;
}

const distance = (steps: number): string =>
  steps > 0 ? `${steps} nearer` : `${-steps} further away, but with better chances`;

const tileWord = (count: number): string => (count === 1 ? '1 tile' : `${count} tiles`);

function list(tiles: readonly TileCount[]): string {
  const names = tiles.map(({ tile }) => tile);
  if (names.length === 1) return names[0] as string;
  if (names.length > NAMED_KINDS) {
    return `${names.slice(0, NAMED_KINDS - 1).join(', ')} and ${names.length - NAMED_KINDS + 1} more kinds`;
  }
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
