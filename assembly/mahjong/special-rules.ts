/**
 * Which shapes a rule set knows besides sets and a pair. Rule sets are numbered in the order of `RULES` in types.ts.
 */
import {
  GATES_OF_HEAVEN, NINE_GATES, SPECIAL_HANDS, SQUIRMING_SNAKE, UNIQUE_WONDER, WRIGGLING_SNAKE, WRIGGLY_SNAKE,
} from './special';

export const RIICHI: i32 = 0;
export const MCR: i32 = 1;
export const WESTERN: i32 = 2;
export const BMJA: i32 = 3;
export const CLASSICAL: i32 = 4;
export const HONGKONG: i32 = 5;

const ANY_CHOWS: i32 = 4;

let rules: i32 = RIICHI;

/** The rules that the readings and special hands to come belong to. */
export function useRules(id: i32): void {
  rules = id;
}

export function rulesInUse(): i32 {
  return rules;
}

// @ts-ignore: decorator
@inline
function bit(id: i32): i32 {
  return 1 << id;
}

/** Special hands of the rules, a bit each. */
export function specialHands(): i32 {
  if (rules == WESTERN) return bit(UNIQUE_WONDER) | bit(WRIGGLY_SNAKE) | bit(GATES_OF_HEAVEN);
  if (rules == BMJA) return bit(UNIQUE_WONDER) | bit(WRIGGLING_SNAKE) | bit(GATES_OF_HEAVEN);
  if (rules == CLASSICAL) return bit(UNIQUE_WONDER) | bit(SQUIRMING_SNAKE) | bit(NINE_GATES);
  return bit(UNIQUE_WONDER) | bit(NINE_GATES);
}

/**
 * Special hands that are read as such, a bit each. Elsewhere nine gates is what a hand of sets and a pair is worth, and
 * has no reading of its own.
 */
export function specialForms(): i32 {
  return rules == WESTERN || rules == BMJA || rules == CLASSICAL ? specialHands() : bit(UNIQUE_WONDER);
}

/** Whether seven different pairs are a hand. */
export function allowsSevenPairs(): bool {
  return rules == RIICHI || rules == MCR;
}

/** Whether four of a kind may be two of the seven pairs. */
export function allowsEqualPairs(): bool {
  return rules == MCR;
}

/** Whether the knitted straight, and honours with tiles of it, are hands. */
export function allowsKnittedStraight(): bool {
  return rules == MCR;
}

export function allowsWrigglySnake(): bool {
  return rules == WESTERN;
}

/** Chows that a hand may have, melded ones included. */
export function mostChows(): i32 {
  return rules == BMJA ? 1 : ANY_CHOWS;
}

/** Whether cross-suit pairs and triplets, and seven pairs of terminals and honours, are hands. */
export function allowsKnitting(): bool {
  return rules == BMJA;
}

// @ts-ignore: decorator
@inline
export function hasSpecial(hands: i32, id: i32): bool {
  return id < SPECIAL_HANDS && ((hands >> id) & 1) != 0;
}
