/** Sentences a player would say about a discard. */
import { compareScores, describeProspects, type Prospects, UNITS } from './explain-score.js';
import type { Hint, Rules } from './types.js';

/** A sentence names this many kinds; of more it tells only how many. */
const NAMED_KINDS = 5;
/** How many improvements the best hint names. */
const NAMED_IMPROVEMENTS = 3;
/** Less than half a point of chance is not worth a word. */
export const WORTH_SAYING = 0.005;

/** What explanations go by besides the hints. */
export interface Situation {
  rules: Rules;
  /** Of the hand before the discard. */
  shanten: number;
  unseen: number;
  /** Of the best hint. */
  prospects: Prospects;
}

/** Writes each hint's explanation; hints come best first. */
export function explainHints(hints: Hint[], { rules, shanten, unseen, prospects }: Situation): void {
  const best = hints[0];
  if (!best) return;
  const scores = compareScores(hints, rules);
  for (const hint of hints) {
    const back = hint.discard !== null && hint.shanten > Math.max(shanten, 0);
    const rest =
      hint === best
        ? `${improvements(hint)}${describeProspects(prospects, hint.shanten === 0)}`
        : compare(hint, best, unseen);
    hint.explanation = `${back ? stepBack(hint) : forward(hint, rules)}${rest}.${scores.get(hint) ?? ''}`;
  }
}

function forward(hint: Hint, rules: Rules): string {
  if (hint.shanten === 0) return tenpai(hint, rules);
  if (hint.acceptCount === 0) return `${hint.shanten}-shanten, but every tile that would help is gone`;
  return `${capital(tilesOf(hint))} ${verb(hint, 'bring')} ${goal(hint.shanten)}`;
}

function tenpai(hint: Hint, rules: Rules): string {
  if (hint.acceptCount === 0) return 'Tenpai, but every winning tile is gone';
  return `Tenpai ${hint.furiten ? 'in furiten (no claims) ' : ''}on ${tilesOf(hint)}${lacking(hint, rules)}`;
}

/** What those tiles lack that complete the hand and do not win. */
function lacking({ accepts, winless = [] }: Hint, rules: Rules): string {
  if (winless.length === 0) return '';
  const lack = rules === 'riichi' ? 'without a yaku' : `with too few ${UNITS[rules] ?? 'points'} to win`;
  if (winless.length === accepts.length) return `, but ${lack}`;
  return `, ${winless.length > NAMED_KINDS ? `${winless.length} kinds` : join(winless, 'and')} ${lack}`;
}

function stepBack(hint: Hint): string {
  const from = hint.shanten === 1 ? 'Breaks tenpai' : `Back to ${hint.shanten}-shanten`;
  return hint.acceptCount === 0
    ? `${from}, and nothing helps`
    : `${from}; ${tilesOf(hint)} ${verb(hint, 'help')}`;
}

/** What coming next would make the hand better without bringing it nearer. */
function improvements(hint: Hint): string {
  const names = hint.improvements.slice(0, NAMED_IMPROVEMENTS).map(({ tile }) => tile);
  if (names.length === 0) return '';
  return `; ${join(names, 'and')} would ${hint.shanten === 0 ? 'widen the wait' : 'improve it'}`;
}

/** How a discard differs from the best one. */
function compare(hint: Hint, best: Hint, unseen: number): string {
  if (hint.shanten > best.shanten || hint.winless?.length === hint.accepts.length) return '';
  if (hint.shanten < best.shanten)
    return `, nearer than after ${best.discard}${allTold(hint, best, 'but with fewer chances')}`;
  const missing = best.accepts.filter(({ tile }) => !hint.accepts.some((own) => own.tile === tile));
  const fewer = best.acceptCount - hint.acceptCount;
  if (fewer > 0)
    return `, ${fewer} fewer than after ${best.discard}${missing.length > 0 ? lost(missing.length, missing) : ''}`;
  if (fewer < 0)
    return `, ${-fewer} more than after ${best.discard}${allTold(hint, best, 'but weaker hands follow')}`;
  return `, ${missing.length > 0 ? 'as many' : 'the same'} as after ${best.discard}${sayDrawback(drawbackOf(hint, best, unseen))}`;
}

/** What an advantage comes to in the end: about as much, or less for a reason; nothing while it is not known. */
function allTold(hint: Hint, best: Hint, less: string): string {
  if (hint.winProbability.length === 0) return '';
  return behind(hint, best) < WORTH_SAYING ? ', and about as good' : `, ${less}`;
}

function lost(kinds: number, missing: { tile: string }[]): string {
  return kinds > NAMED_KINDS
    ? ''
    : `: no ${join(
        missing.map(({ tile }) => tile),
        'or',
      )}`;
}

/** By how much less a hint wins than another. */
const behind = (hint: Hint, best: Hint): number =>
  (best.winProbability.at(-1) ?? 0) - (hint.winProbability.at(-1) ?? 0);

/** Why a discard that accepts as many tiles as another is worse. */
export type Drawback = 'fewer-improve' | 'weaker-follow';

/** What a hint lacks beside the best one, where both accept as many tiles; `null` where it lacks nothing to speak of. */
export function drawbackOf(hint: Hint, best: Hint, unseen: number): Drawback | null {
  if (hint.shanten !== best.shanten || hint.acceptCount !== best.acceptCount) return null;
  if (behind(hint, best) < WORTH_SAYING) return null;
  return promise(best, unseen) - promise(hint, unseen) > WORTH_SAYING ? 'fewer-improve' : 'weaker-follow';
}

/** What the next draw's improvements are worth on average, with `unseen` tiles that may come. */
const promise = (hint: Hint, unseen: number): number =>
  hint.improvements.reduce((sum, { count, gain }) => sum + count * gain, 0) / Math.max(1, unseen);

function sayDrawback(drawback: Drawback | null): string {
  if (!drawback) return '';
  return drawback === 'fewer-improve' ? ', but fewer improve it' : ', but weaker hands follow';
}

const goal = (shanten: number): string => (shanten === 1 ? 'tenpai' : `${shanten - 1}-shanten`);

const verb = (hint: Hint, base: string): string => (hint.acceptCount === 1 ? `${base}s` : base);

/** "4p or 7p, 8 tiles", or "49 tiles of 15 kinds". */
function tilesOf({ accepts, acceptCount }: Hint): string {
  const tiles = acceptCount === 1 ? '1 tile' : `${acceptCount} tiles`;
  if (accepts.length > NAMED_KINDS) return `${tiles} of ${accepts.length} kinds`;
  return `${join(
    accepts.map(({ tile }) => tile),
    'or',
  )} (${tiles})`;
}

function join(names: readonly string[], word: string): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
