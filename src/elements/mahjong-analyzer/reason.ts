/** A row's one line of reason: what its tiles, drawn beside it, do. */
import { drawbackOf } from '../../mahjong/explain.js';
import type { Hint, MahjongReport } from '../../mahjong/types.js';
import { strings } from './strings.js';

export function reason(hint: Hint, { hints, shanten, unseen, rules }: MahjongReport): string {
  const base = what(hint, Math.max(shanten.best, 0), rules);
  const rest = hint.furiten ? strings.furiten() : drawback(hint, hints[0]!, unseen);
  return rest ? strings.clauses(base, rest) : base;
}

/** @param held the shanten of the hand before the discard. */
function what(hint: Hint, held: number, rules: string): string {
  const { acceptCount, shanten } = hint;
  if (acceptCount === 0) return strings.allGone(strings.shanten(shanten));
  if (shanten === 0) return winningTiles(hint, rules);
  if (hint.discard === null || shanten <= held)
    return strings.bringNearer(acceptCount, strings.shanten(shanten - 1));
  const back = held === 0 ? strings.breaksTenpai() : strings.backTo(strings.shanten(shanten));
  return strings.helpAfter(back, acceptCount);
}

/** How many tiles win; where some complete the hand to no win, of how many. */
function winningTiles({ accepts, acceptCount, winless = [] }: Hint, rules: string): string {
  if (winless.length === 0) return strings.winningTiles(acceptCount);
  const winning = accepts.filter(({ tile }) => !winless.includes(tile));
  const count = winning.reduce((sum, { count: copies }) => sum + copies, 0);
  return count === 0 ? strings.winsWithNothing(rules) : strings.winningOf(count, acceptCount);
}

/** Why as many tiles are not as good as the best discard's. */
function drawback(hint: Hint, best: Hint, unseen: number): string {
  const found = drawbackOf(hint, best, unseen);
  if (!found) return '';
  return found === 'fewer-improve' ? strings.fewerImprove() : strings.weakerFollows();
}
