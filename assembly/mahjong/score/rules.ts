/** Which scorer the rules in use have: a line for each rule set. */
import { BMJA, CLASSICAL, HONGKONG, MCR, RIICHI, rulesInUse, WESTERN } from '../special-rules';
import { scoreBmja } from './bmja';
import { scoreBmjaPartial } from './bmja-partial';
import { scoreClassical, scoreClassicalPartial } from './classical';
import { scoreHongkong } from './hongkong';
import { findOnlyTile } from './only-tile';
import { scoreMcr } from './mcr';
import { scoreRiichi } from './riichi';

/** Scores the hand laid down (laid.ts) by the context (context.ts) into RESULT (result.ts). */
export function scoreLaid(): void {
  switch (rulesInUse()) {
    case RIICHI:
      return scoreRiichi();
    case MCR:
      return scoreMcr();
    case CLASSICAL:
    case WESTERN:
      return scoreClassical();
    case BMJA:
      return scoreBmja();
    case HONGKONG:
      return scoreHongkong();
    default:
      unreachable();
  }
}

/** What the rules must know of the complete hand in memory before its readings are laid down. */
export function prepareScorer(sets: i32, chows: i32): void {
  const rules = rulesInUse();
  if (rules == CLASSICAL || rules == WESTERN) findOnlyTile(sets, chows);
}

/** Scores what is laid down of a hand that has not won; `sets` and `chows` as in `scoreComplete`. */
export function scoreLaidPartial(sets: i32, chows: i32): void {
  switch (rulesInUse()) {
    case CLASSICAL:
    case WESTERN:
      return scoreClassicalPartial();
    case BMJA:
      return scoreBmjaPartial(sets, chows);
    default:
      unreachable();
  }
}
