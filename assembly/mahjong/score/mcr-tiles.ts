/** Fan of the tiles as a whole, however they are read: suits, honours, ranks, four of a kind. Kinds are a bit each. */
import { HAND, MELDED } from '../memory';
import { kindsHeld, ORPHAN_MASK } from '../shanten';
import { COPIES, FIRST_HONOUR } from '../tiles';
import { add } from './mcr-tally';
import {
  ALL_GREEN, ALL_HONORS, ALL_SIMPLES, ALL_TERMINALS, ALL_TERMINALS_AND_HONORS, ALL_TYPES, FULL_FLUSH, HALF_FLUSH, LOWER_FOUR,
  LOWER_TILES, MIDDLE_TILES, NO_HONORS, ONE_VOIDED_SUIT, REVERSIBLE_TILES, UPPER_FOUR, UPPER_TILES,
} from './mcr.generated';

const SUIT: u64 = 0x1ff;
const HONOUR_KINDS: u64 = (<u64>0x7f) << FIRST_HONOUR;
const WINDS: u64 = 0xf;
const DRAGONS: u64 = 0x70;
/** 2, 3, 4, 6, 8 bamboo and the green dragon. */
const GREEN: u64 = 0b0100000_010101110_000000000_000000000;
/** 1234589 dots, 245689 bamboo, the white dragon. */
const REVERSIBLE: u64 = 0b0010000_110111010_110011111_000000000;

const RANKS_1_TO_4: u64 = 0b000001111;
const RANKS_6_TO_9: u64 = 0b111100000;
const RANKS_4_TO_6: u64 = 0b000111000;
const RANK_4: u64 = 0b000001000;
const RANK_6: u64 = 0b000100000;

/** Kinds in the hand, melds included. */
export let kindsInHand: u64 = 0;
/** Kinds of which the hand has all four. */
export let fourOfKind: u64 = 0;

const together = memory.data(48, 16);

export function lookAtTiles(): void {
  for (let i: usize = 0; i < 48; i += 16)
    v128.store(together + i, i8x16.add(v128.load(HAND + i), v128.load(MELDED + i)));
  kindsInHand = kindsHeld(together, 1);
  fourOfKind = kindsHeld(together, <u8>COPIES);
}

// @ts-ignore: decorator
@inline
function only(allowed: u64): bool {
  return (kindsInHand & ~allowed) == 0;
}

export function tallyTiles(): void {
  tallySuits();
  if (only(GREEN)) add(ALL_GREEN);
  if (only(REVERSIBLE)) add(REVERSIBLE_TILES);
  if (only(ORPHAN_MASK)) tallyOrphans();
  else if ((kindsInHand & ORPHAN_MASK) == 0) add(ALL_SIMPLES);
  if ((kindsInHand & HONOUR_KINDS) == 0) tallyRanks();
}

function tallySuits(): void {
  const honours = kindsInHand >> FIRST_HONOUR;
  let suits = 0;
  for (let suit = 0; suit < 3; suit++) if ((kindsInHand >> (9 * suit)) & SUIT) suits++;
  if (honours == 0) add(NO_HONORS);
  if (suits == 2) add(ONE_VOIDED_SUIT);
  if (suits == 1) add(honours ? HALF_FLUSH : FULL_FLUSH);
  if (suits == 3 && honours & WINDS && honours & DRAGONS) add(ALL_TYPES);
}

function tallyOrphans(): void {
  if (only(HONOUR_KINDS)) add(ALL_HONORS);
  else add(kindsInHand & HONOUR_KINDS ? ALL_TERMINALS_AND_HONORS : ALL_TERMINALS);
}

function tallyRanks(): void {
  const ranks = (kindsInHand | (kindsInHand >> 9) | (kindsInHand >> 18)) & SUIT;
  if ((ranks & ~RANKS_1_TO_4) == 0) add(ranks & RANK_4 ? LOWER_FOUR : LOWER_TILES);
  else if ((ranks & ~RANKS_6_TO_9) == 0) add(ranks & RANK_6 ? UPPER_FOUR : UPPER_TILES);
  else if ((ranks & ~RANKS_4_TO_6) == 0) add(MIDDLE_TILES);
}
