/**
 * Exact play by the plainest means: every position that can come up is listed, and each is looked at again and again until
 * nothing new is decided. For few squares and few walls.
 */
import { type Board, winnerOf } from './board.js';
import { after, legalMoves } from './moves.js';

interface Entry {
  /** Keys of the positions that moves lead to, by move. */
  next: Map<string, string>;
  /** The player to move wins in n plies; -n loses; `null` while undecided, and for ever if it is a draw. */
  plies: number | null;
}

/** What every legal move leads to: n wins in n plies, -n loses, 0 is a draw. */
export function outcomesOf(board: Board): Record<string, number> {
  const entries = new Map<string, Entry>();
  const root = list(board, entries);
  for (let plies = 1, idle = 0; idle < 2; plies++) {
    const decided = [...entries.values()].filter((entry) => decide(entry, entries, plies));
    for (const entry of decided) entry.plies = plies % 2 === 1 ? plies : -plies;
    idle = decided.length > 0 ? 0 : idle + 1;
  }
  const outcomes: Record<string, number> = {};
  for (const [move, key] of (entries.get(root) as Entry).next) {
    const plies = entries.get(key)?.plies ?? null;
    outcomes[move] = plies === null ? 0 : plies > 0 ? -plies - 1 : 1 - plies;
  }
  return outcomes;
}

const keyOf = ({ pawns, left, turn, horizontal, vertical }: Board): string =>
  [pawns, left, turn, horizontal, vertical].join('|');

/** Lists a position and all that come after it; returns its key. A game that is over is lost, in no ply, for who would move. */
function list(board: Board, entries: Map<string, Entry>): string {
  const first = keyOf(board);
  const open = [board];
  entries.set(first, { next: new Map(), plies: winnerOf(board) === null ? null : -0 });
  for (let current = open.pop(); current; current = open.pop()) {
    const { next } = entries.get(keyOf(current)) as Entry;
    for (const move of legalMoves(current)) {
      const child = after(current, move);
      const key = keyOf(child);
      next.set(move, key);
      if (entries.has(key)) continue;
      entries.set(key, { next: new Map(), plies: winnerOf(child) === null ? null : -0 });
      open.push(child);
    }
  }
  return first;
}

/** Whether a position is won in exactly so many plies, odd, or lost, even. */
function decide({ next, plies: known }: Entry, entries: ReadonlyMap<string, Entry>, plies: number): boolean {
  if (known !== null) return false;
  const replies = [...next.values()].map((key) => entries.get(key)?.plies ?? null);
  if (plies % 2 === 1) return replies.some((reply) => reply !== null && reply <= 0 && 1 - reply === plies);
  return replies.length > 0 && replies.every((reply) => reply !== null && reply > 0);
}
