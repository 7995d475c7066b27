/** Fan of how the hand was won: drawn or claimed, concealed or melded, last tiles, kongs, the wait, nine gates. */
import { HAND, MELDED } from '../memory';
import { FIRST_HONOUR, suitOf, suitStart } from '../tiles';
import {
  AFTER_KONG, FIRST_TURN, hasFlag, LAST_OF_KIND, LAST_TILE as LAST_OF_WALL, meldCount, option, ROBBING_KONG, seatWind, selfDraw,
  winKind,
} from './context';
import { kongCount, openMelds } from './mcr-sets';
import { add } from './mcr-tally';
import {
  BLESSING_OF_EARTH, BLESSING_OF_HEAVEN, BLESSING_OF_MAN, CONCEALED_HAND, FULLY_CONCEALED_HAND, LAST_TILE, LAST_TILE_CLAIM,
  LAST_TILE_DRAW, MELDED_HAND, NINE_GATES, OPTION_ANY_NINE_GATES, OPTION_BLESSINGS, OPTION_LAST_TILE_FROM_MELDS,
  OUT_WITH_REPLACEMENT_TILE, ROBBING_THE_KONG, SELF_DRAWN,
} from './mcr.generated';

const SETS: i32 = 4;

/** `concealing`: whether the form leaves open that sets are melded, so that it counts when they are not. */
export function tallyWin(concealing: bool): void {
  if (selfDraw()) tallyDrawn(concealing);
  else tallyClaimed(concealing);
  if (isLastOfKind()) add(LAST_TILE);
}

function tallyDrawn(concealing: bool): void {
  if (blessing()) add(seatWind() == FIRST_HONOUR ? BLESSING_OF_HEAVEN : BLESSING_OF_MAN);
  else add(concealing && openMelds == 0 ? FULLY_CONCEALED_HAND : SELF_DRAWN);
  if (hasFlag(LAST_OF_WALL)) add(LAST_TILE_DRAW);
  if (hasFlag(AFTER_KONG) && kongCount() > 0) add(OUT_WITH_REPLACEMENT_TILE);
}

function tallyClaimed(concealing: bool): void {
  if (blessing() && seatWind() != FIRST_HONOUR) add(BLESSING_OF_EARTH);
  else if (concealing && openMelds == 0) add(CONCEALED_HAND);
  if (openMelds == SETS) add(MELDED_HAND);
  if (hasFlag(LAST_OF_WALL)) add(LAST_TILE_CLAIM);
  if (hasFlag(ROBBING_KONG)) add(ROBBING_THE_KONG);
}

function blessing(): bool {
  return option(OPTION_BLESSINGS) != 0 && hasFlag(FIRST_TURN) && meldCount() == 0;
}

/** East's fourteen tiles have waited for nothing. */
export function isHeaven(): bool {
  return blessing() && selfDraw() && seatWind() == FIRST_HONOUR;
}

/** The other three are visible to all; none of them is in the hand, and a robbed kong shows them anyway. */
function isLastOfKind(): bool {
  const win = winKind();
  if (load<u8>(HAND + win) != 1 || (hasFlag(ROBBING_KONG) && !selfDraw())) return false;
  return hasFlag(LAST_OF_KIND) || (option(OPTION_LAST_TILE_FROM_MELDS) != 0 && load<u8>(MELDED + win) == 3);
}

/** 1112345678999 of a suit and one more: the winning tile, unless the option or a hand dealt complete frees it. */
export function tallyNineGates(): void {
  if (meldCount() > 0) return;
  const win = winKind();
  if (win >= FIRST_HONOUR) return;
  const start = suitStart(suitOf(win));
  let more = -1;
  for (let rank = 0; rank < 9; rank++) {
    const beyond = <i32>load<u8>(HAND + start + rank) - (rank == 0 || rank == 8 ? 3 : 1);
    if (beyond == 0) continue;
    if (beyond != 1 || more >= 0) return;
    more = start + rank;
  }
  if (more == win || (more >= 0 && (option(OPTION_ANY_NINE_GATES) || isHeaven()))) add(NINE_GATES);
}
