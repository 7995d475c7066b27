/** The principle of no repeat: what a fan implies does not count beside it. A line for each fan, the highest first. */
import { option } from './context';
import { add, addTimes, drop, has, times } from './mcr-tally';
import {
  ALL_CHOWS, ALL_EVEN_PUNGS, ALL_FIVES, ALL_GREEN, ALL_HONORS, ALL_PUNGS, ALL_SIMPLES, ALL_TERMINALS, ALL_TERMINALS_AND_HONORS,
  BIG_FOUR_WINDS, BIG_THREE_DRAGONS, BIG_THREE_WINDS, CONCEALED_HAND, DOUBLE_PUNG, DRAGON_PUNG, FOUR_CONCEALED_PUNGS, FOUR_KONGS,
  FOUR_PURE_SHIFTED_CHOWS, FOUR_PURE_SHIFTED_PUNGS, FULL_FLUSH, FULLY_CONCEALED_HAND, HALF_FLUSH, LAST_TILE_DRAW,
  LITTLE_FOUR_WINDS, LITTLE_THREE_DRAGONS, LOWER_FOUR, LOWER_TILES, MELDED_HAND, MIDDLE_TILES, NINE_GATES, NO_HONORS,
  ONE_VOIDED_SUIT, OPTION_PUNG_BESIDE_NINE_GATES, OPTION_STRICT_VOIDED_SUIT, OUT_WITH_REPLACEMENT_TILE, OUTSIDE_HAND, PREVALENT_WIND,
  PUNG_OF_TERMINALS_OR_HONORS, PURE_TERMINAL_CHOWS, QUADRUPLE_CHOW, REVERSIBLE_TILES, SEAT_WIND, SELF_DRAWN, SINGLE_WAIT,
  THREE_SUITED_TERMINAL_CHOWS, TILE_HOG, TRIPLE_PUNG, TWO_DRAGON_PUNGS, UPPER_FOUR, UPPER_TILES,
} from './mcr.generated';

/** Drops what the fan in the tally imply. */
export function dropImplied(): void {
  dropUnderHonours();
  dropUnderLimits();
  dropUnderTerminals();
  dropUnderSets();
  if (option(OPTION_STRICT_VOIDED_SUIT)) dropStrictly();
  if (impliesNoHonours()) drop(NO_HONORS);
  if (has(LAST_TILE_DRAW) || has(OUT_WITH_REPLACEMENT_TILE)) drop(SELF_DRAWN);
}

function dropUnderHonours(): void {
  if (has(BIG_FOUR_WINDS)) {
    drop(ALL_PUNGS);
    drop(PREVALENT_WIND);
    drop(SEAT_WIND);
  }
  if (has(BIG_THREE_DRAGONS) || has(LITTLE_THREE_DRAGONS) || has(TWO_DRAGON_PUNGS)) drop(DRAGON_PUNG);
  if (has(LITTLE_FOUR_WINDS)) drop(PUNG_OF_TERMINALS_OR_HONORS);
}

function dropUnderLimits(): void {
  if (has(ALL_GREEN)) {
    drop(HALF_FLUSH);
    drop(ONE_VOIDED_SUIT);
  }
  if (has(FOUR_KONGS)) {
    drop(ALL_PUNGS);
    drop(SINGLE_WAIT);
  }
  if (has(NINE_GATES)) {
    drop(FULL_FLUSH);
    drop(NO_HONORS);
    dropPungOfGates();
    dropConcealed();
  }
  if (has(FOUR_CONCEALED_PUNGS)) {
    drop(ALL_PUNGS);
    dropConcealed();
  }
}

/** Nine gates hold one pung of terminals or two; the second is not implied. */
function dropPungOfGates(): void {
  if (times(PUNG_OF_TERMINALS_OR_HONORS) < 2 || !option(OPTION_PUNG_BESIDE_NINE_GATES)) drop(PUNG_OF_TERMINALS_OR_HONORS);
  else addTimes(PUNG_OF_TERMINALS_OR_HONORS, -1);
}

/** The hand is concealed anyway; that it was drawn still counts. */
function dropConcealed(): void {
  drop(CONCEALED_HAND);
  if (!has(FULLY_CONCEALED_HAND)) return;
  drop(FULLY_CONCEALED_HAND);
  add(SELF_DRAWN);
}

function dropUnderTerminals(): void {
  if (has(ALL_TERMINALS)) {
    drop(NO_HONORS);
    drop(DOUBLE_PUNG);
  }
  if (!has(ALL_TERMINALS) && !has(ALL_HONORS) && !has(ALL_TERMINALS_AND_HONORS)) return;
  drop(ALL_PUNGS);
  drop(OUTSIDE_HAND);
  drop(PUNG_OF_TERMINALS_OR_HONORS);
}

function dropUnderSets(): void {
  if (has(PURE_TERMINAL_CHOWS)) {
    drop(FULL_FLUSH);
    drop(ALL_CHOWS);
    drop(NO_HONORS);
  }
  if (has(QUADRUPLE_CHOW)) drop(TILE_HOG);
  if (has(FOUR_PURE_SHIFTED_PUNGS)) drop(ALL_PUNGS);
  if (has(ALL_EVEN_PUNGS)) drop(ALL_PUNGS);
  if (has(ALL_EVEN_PUNGS) || has(MIDDLE_TILES) || has(ALL_FIVES)) {
    drop(ALL_SIMPLES);
    drop(NO_HONORS);
  }
  if (has(THREE_SUITED_TERMINAL_CHOWS)) drop(ALL_CHOWS);
  if (has(REVERSIBLE_TILES)) drop(ONE_VOIDED_SUIT);
  if (has(MELDED_HAND)) drop(SINGLE_WAIT);
}

function impliesNoHonours(): bool {
  if (has(FULL_FLUSH) || has(ALL_CHOWS) || has(ALL_SIMPLES) || has(THREE_SUITED_TERMINAL_CHOWS)) return true;
  return has(UPPER_TILES) || has(LOWER_TILES) || has(UPPER_FOUR) || has(LOWER_FOUR);
}

function dropStrictly(): void {
  const dragonsOrWinds = has(BIG_THREE_DRAGONS) || has(LITTLE_THREE_DRAGONS) || has(BIG_THREE_WINDS);
  const four = has(QUADRUPLE_CHOW) || has(FOUR_PURE_SHIFTED_PUNGS) || has(FOUR_PURE_SHIFTED_CHOWS);
  if (dragonsOrWinds || four) drop(ONE_VOIDED_SUIT);
  if (has(ALL_TERMINALS)) drop(TRIPLE_PUNG);
}
