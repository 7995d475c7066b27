/** Fan of the sets and the pair of a hand laid down: each by itself, all alike, kongs and concealed pungs, combinations. */
import { PAIR, PUNG } from '../readings-list';
import { FIRST_HONOUR } from '../tiles';
import { option, roundWind, seatWind } from './context';
import { CONCEALED, isChow, KONG, laidCount, laidHas, laidKind, laidShape, MELD } from './laid';
import { addChow, chowCount, clearChows, tallyChows } from './mcr-chows';
import { addPung, clearPungs, FIRST_DRAGON, isWind, pungCount, tallyPungs } from './mcr-pungs';
import { add, has } from './mcr-tally';
import {
  ALL_CHOWS, ALL_EVEN_PUNGS, ALL_FIVES, ALL_PUNGS, CONCEALED_AND_MELDED_KONG, CONCEALED_KONG, DRAGON_PUNG, FOUR_CONCEALED_PUNGS,
  FOUR_KONGS, MELDED_KONG, OPTION_CONCEALED_AND_MELDED_KONG, OUTSIDE_HAND, PREVALENT_WIND, PUNG_OF_TERMINALS_OR_HONORS,
  SEAT_WIND, THREE_CONCEALED_PUNGS, THREE_KONGS, TWO_CONCEALED_KONGS, TWO_CONCEALED_PUNGS, TWO_MELDED_KONGS,
} from './mcr.generated';

const BLOCKS: i32 = 5;
const SETS: i32 = 4;

let meldedKongs: i32 = 0, concealedKongs: i32 = 0;
/** Pungs and kongs made without a claim. */
let concealedPungs: i32 = 0;
let windPungs: i32 = 0;
/** Kind of the pair. */
let pair: i32 = 0;

/** Sets that were claimed before the hand was won. */
export let openMelds: i32 = 0;

export function kongCount(): i32 {
  return meldedKongs + concealedKongs;
}

/** Looks at each block of the hand laid down; what else this file tells is about that hand. */
export function lookAtSets(): void {
  clearChows();
  clearPungs();
  meldedKongs = concealedKongs = concealedPungs = windPungs = openMelds = 0;
  for (let block = 0; block < laidCount(); block++) lookAtBlock(block);
}

function lookAtBlock(block: i32): void {
  const shape = laidShape(block), kind = laidKind(block);
  const concealed = laidHas(block, CONCEALED);
  if (laidHas(block, MELD) && !concealed) openMelds++;
  if (shape == PAIR) pair = kind;
  else if (isChow(block)) addChow(kind);
  else lookAtPung(shape, kind, concealed);
}

/** Pungs and kongs; single tiles and rows of a knitted straight pass by. */
// @ts-ignore: decorator
@inline
function lookAtPung(shape: i32, kind: i32, concealed: bool): void {
  if (shape != KONG && shape != PUNG) return;
  addPung(kind);
  if (concealed) concealedPungs++;
  if (shape == KONG) {
    if (concealed) concealedKongs++;
    else meldedKongs++;
  }
  if (isWind(kind)) windPungs++;
}

/** All fan of sets. */
export function tallySets(): void {
  tallyKongs();
  tallyConcealedPungs();
  tallySinglePungs();
  tallyChows(pair);
  tallyPungs(pair);
  if (chowCount == SETS && pair < FIRST_HONOUR) add(ALL_CHOWS);
  if (pungCount == SETS) add(ALL_PUNGS);
  tallyAlike();
}

/** All chows of a hand with a knitted straight: its one chow and a pair of suit tiles. */
export function tallyBesideStraight(): void {
  tallyKongs();
  tallySinglePungs();
  if (chowCount == 1 && pair < FIRST_HONOUR) add(ALL_CHOWS);
}

function tallyKongs(): void {
  const kongs = kongCount();
  if (kongs == 0) return;
  if (kongs >= 3) return add(kongs == 4 ? FOUR_KONGS : THREE_KONGS);
  if (kongs == 1) return add(concealedKongs ? CONCEALED_KONG : MELDED_KONG);
  if (concealedKongs == 2) return add(TWO_CONCEALED_KONGS);
  if (meldedKongs == 2) return add(TWO_MELDED_KONGS);
  if (option(OPTION_CONCEALED_AND_MELDED_KONG)) return add(CONCEALED_AND_MELDED_KONG);
  add(CONCEALED_KONG);
  add(MELDED_KONG);
}

function tallyConcealedPungs(): void {
  if (concealedPungs == 4) add(FOUR_CONCEALED_PUNGS);
  if (concealedPungs == 3) add(THREE_CONCEALED_PUNGS);
  // Two concealed kongs imply that they are concealed.
  if (concealedPungs == 2 && !has(TWO_CONCEALED_KONGS)) add(TWO_CONCEALED_PUNGS);
}

function tallySinglePungs(): void {
  for (let block = 0; block < laidCount(); block++) {
    const shape = laidShape(block), kind = laidKind(block);
    if (shape != PUNG && shape != KONG) continue;
    if (kind >= FIRST_DRAGON) add(DRAGON_PUNG);
    else if (isWind(kind)) tallyWind(kind);
    else if (kind % 9 == 0 || kind % 9 == 8) add(PUNG_OF_TERMINALS_OR_HONORS);
  }
}

/** A wind that counts as the round's, the own or one of three does not count as an honour besides. */
function tallyWind(kind: i32): void {
  if (kind == roundWind()) add(PREVALENT_WIND);
  if (kind == seatWind()) add(SEAT_WIND);
  if (kind != roundWind() && kind != seatWind() && windPungs < 3) add(PUNG_OF_TERMINALS_OR_HONORS);
}

/** What all five blocks have. */
function tallyAlike(): void {
  let outside = 0, fives = 0, evens = 0;
  for (let block = 0; block < laidCount(); block++) {
    const kind = laidKind(block), rank = kind % 9;
    if (kind >= FIRST_HONOUR) outside++;
    else if (isChow(block)) {
      if (rank == 0 || rank == 6) outside++;
      if (rank >= 2 && rank <= 4) fives++;
    } else {
      if (rank == 0 || rank == 8) outside++;
      if (rank == 4) fives++;
      if (rank & 1) evens++;
    }
  }
  if (outside == BLOCKS) add(OUTSIDE_HAND);
  if (fives == BLOCKS) add(ALL_FIVES);
  if (evens == BLOCKS) add(ALL_EVEN_PUNGS);
}
