/** A row's one line of reason: what its tiles, drawn beside it, do. */
import type { Hint, MahjongReport } from '../../mahjong/types.js';
import { winShare } from './answer.js';
import { strings } from './strings.js';

/** Less than half a point of chance is not worth a word. */
const WORTH_SAYING = 0.005;

export function reason(hint: Hint, { hints, shanten }: MahjongReport): string {
  const base = what(hint, Math.max(shanten.best, 0));
  const rest = drawback(hint, hints[0]!);
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
function drawback(hint: Hint, best: Hint): string {
  if (hint === best || hint.shanten !== best.shanten || hint.acceptCount !== best.acceptCount) return '';
  const behind = (winShare(best) ?? 0) - (winShare(hint) ?? 0);
  if (behind < WORTH_SAYING) return '';
  return promise(best) - promise(hint) > WORTH_SAYING ? strings.fewerImprove() : strings.weakerFollows();
}

/** What the improvements are worth together. */
const promise = (hint: Hint): number =>
  hint.improvements.reduce((sum, { count, gain }) => sum + count * gain, 0) / 100;
