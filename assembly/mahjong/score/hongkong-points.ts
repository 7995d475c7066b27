/**
 * From faan to points, and who pays them. Tables (`base` 1):
 *
 *   faan       0  1  2  3   4   5   6   7   8   9   10
 *   laak       1  2  4  8  16  16  16  32  32  32   64      tiers at 4, 7, 10
 *   halfSpicy  1  2  4  8  16  24  32  48  64  96  128
 *   spicy      1  2  4  8  16  32  64 128 256 512 1024
 *
 * By self-draw each of the three pays twice the points; on a claim the discarder does and the others pay them once, or the
 * discarder pays all.
 */
import { option, selfDraw } from './context';
import {
  OPTION_BASE, OPTION_DISCARDER, OPTION_DOUBLE_LAAK, OPTION_FULL_LAAK, OPTION_TABLE, OPTION_TRIPLE_LAAK,
} from './hongkong.generated';
import { PAY_CLAIMED, PAY_DRAWN, setPayments } from './result';

const LAAK: i32 = 0;
const HALF_SPICY: i32 = 1;
const HALF_FROM: i32 = 4;
const PAYS_ALL: i32 = 1;

export function payFaan(faan: i32): void {
  const points = pointsOf(faan) * option(OPTION_BASE);
  if (selfDraw()) setPayments(PAY_DRAWN, 2 * points, 2 * points);
  else if (option(OPTION_DISCARDER) == PAYS_ALL) setPayments(PAY_CLAIMED, 4 * points, 0);
  else setPayments(PAY_CLAIMED, 2 * points, points);
}

function pointsOf(faan: i32): i32 {
  const table = option(OPTION_TABLE);
  if (table == LAAK) return byTiers(faan);
  return table == HALF_SPICY && faan > HALF_FROM ? halfSpicy(faan - HALF_FROM) : 1 << faan;
}

function byTiers(faan: i32): i32 {
  const full = option(OPTION_FULL_LAAK);
  if (faan < full) return 1 << faan;
  const tier = (faan >= option(OPTION_DOUBLE_LAAK) ? 1 : 0) + (faan >= option(OPTION_TRIPLE_LAAK) ? 1 : 0);
  return 1 << (full + tier);
}

/** Half again for the first faan above the doubling, twice for the second, and so on. */
function halfSpicy(above: i32): i32 {
  const doubled = 1 << (HALF_FROM + (above >> 1));
  return above & 1 ? doubled + (doubled >> 1) : doubled;
}
