/** A game as one line of text: what a link shares, and how far it was played. */
import { fail, type Result, succeed } from '../../result.js';
import type { Layout } from '../layout.js';
import { type Field, faultIn, makeLink, parseLink } from './link.js';
import { isSolved } from './look.js';
import { rulesOf } from './rules.js';
import { readShare, SHARE_NAMES, shareFields } from './share.js';
import { hasWriting } from './sheet.js';
import type { Phase, SavedGame, Sheet } from './types.js';

/** `stopped` can be resumed. */
const STANDINGS = ['unsolved', 'stopped', 'playing', 'paused', 'solved'] as const;
type Standing = (typeof STANDINGS)[number];

const PHASE_OF: Readonly<Record<Standing, Phase>> = {
  unsolved: 'unsolved',
  stopped: 'unsolved',
  playing: 'playing',
  paused: 'playing',
  solved: 'solved',
};

export interface GameState extends Pick<SavedGame, 'phase' | 'paused' | 'canResume' | 'elapsedMs'> {
  readonly sheet: Sheet;
  readonly layout: Layout;
}

/** `p` says where the game stands, `t` the time played, in milliseconds. */
export const makeSave = (game: GameState): string =>
  makeLink({
    ...shareFields(game.sheet, rulesOf(game.layout)),
    p: standingOf(game),
    t: String(Math.round(game.elapsedMs)),
  });

function standingOf({ phase, paused, canResume }: GameState): Standing {
  if (phase === 'playing') return paused ? 'paused' : 'playing';
  return phase === 'unsolved' && canResume ? 'stopped' : phase;
}

/**
 * Reads what `makeSave` wrote. A grid that is filled and breaks no rule is solved, whatever `p` says. Errors: those of
 * `parseShare`; `ERR_PARSE_ERROR` where `p` or `t` is none.
 */
export function parseSave(text: string): Result<SavedGame> {
  const fields = parseLink(text, [...SHARE_NAMES, 'p', 't']);
  if (!fields.ok) return fields;
  const shared = readShare(text, fields.value);
  if (!shared.ok) return shared;
  const { p, t } = fields.value;
  // What a link has of a game can be gone on with.
  const usual = hasWriting(shared.value.sheet) ? 'stopped' : 'unsolved';
  const isDone = isSolved(shared.value.layout, shared.value.sheet);
  const standing = isDone ? 'solved' : STANDINGS.find((one) => one === (p?.value ?? usual));
  if (!standing || (standing === 'solved' && !isDone))
    return refuse(text, p!, `p is one of ${STANDINGS.join(', ')}, and solved where the grid is.`);
  if (t && !/^\d{1,12}$/.test(t.value))
    return refuse(text, t, 't is the time played, in whole milliseconds.');
  return succeed({
    ...shared.value,
    phase: PHASE_OF[standing],
    paused: standing === 'paused',
    canResume: standing === 'stopped',
    elapsedMs: Number(t?.value ?? 0),
  });
}

const refuse = (text: string, field: Field, message: string) =>
  fail(faultIn(text, field, { code: 'ERR_PARSE_ERROR', message }));
