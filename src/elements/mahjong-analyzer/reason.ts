/** A row's one line of reason: what its tiles, drawn beside it, do. */
import { drawbackOf } from '../../mahjong/explain.js';
import type { Hint, MahjongReport } from '../../mahjong/types.js';
import { strings } from './strings.js';

export function reason(hint: Hint, { hints, shanten, unseen }: MahjongReport): string {
  const base = what(hint, Math.max(shanten.best, 0));
  const rest = hint.furiten ? strings.furiten() : drawback(hint, hints[0]!, unseen);
  return rest ? strings.clauses(base, rest) : base;
}

/** @param held the shanten of the hand before the discard. */
function what(hint: Hint, held: number): string {
  const { acceptCount, shanten } = hint;
  if (acceptCount === 0) return strings.allGone(strings.shanten(shanten));
  if (shanten === 0) return strings.winningTiles(acceptCount);
  if (hint.discard === null || shanten <= held)
    return strings.bringNearer(acceptCount, strings.shanten(shanten - 1));
  const back = held === 0 ? strings.breaksTenpai() : strings.backTo(strings.shanten(shanten));
  return strings.helpAfter(back, acceptCount);
}

/** Why as many tiles are not as good as the best discard's. */
function drawback(hint: Hint, best: Hint, unseen: number): string {
  const found = drawbackOf(hint, best, unseen);
  if (!found) return '';
  return found === 'fewer-improve' ? strings.fewerImprove() : strings.weakerFollows();
}
