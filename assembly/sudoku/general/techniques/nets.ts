/**
 * Forcing nets: a candidate is wrong where a net from it leaves a cell or a digit in a house nothing. Where one step is wanted it is the
 * smallest of those that are found in the first round that has any.
 */
import { cells } from '../grid';
import { FORCING_NET_CONTRADICTION } from '../../techniques/ids.generated';
import { emptyCell, emptyHouse, isContradicted, wasNetCut, weave } from './net';
import { findNeeded, showNet } from './net-proof';
import { candidatesOf } from './position';
import { beginRound, leaveMore, ROUNDS, wavesOf } from './rounds';
import { BASE, commit, isOneWanted, open, PATTERN, removeDigits, showCandidate, showCell, showGroup } from './step';

const NONE: i32 = i32.MAX_VALUE;

let technique: i32 = 0;
/** The smallest net of the round: from where, and how much it rests on. */
let bestCell: i32 = 0;
let bestDigit: i32 = 0;
let bestSize: i32 = NONE;

export function findNets(ofTechnique: i32, part: i32): bool {
  technique = ofTechnique;
  const cell = part % cells;
  if (cell == 0) bestSize = NONE;
  if (!beginRound(part)) return false;
  // Where all are wanted the last round finds what the others do.
  if (!isOneWanted() && part < (ROUNDS - 1) * cells) {
    leaveMore(true);
    return false;
  }
  for (let left = candidatesOf(cell); left != 0; left &= left - 1) if (tryOut(cell, <i32>ctz(left), part)) return true;
  return cell == cells - 1 && bestSize < NONE && concludeBest(part);
}

function tryOut(cell: i32, digit: i32, part: i32): bool {
  spread(cell, digit, part);
  leaveMore(wasNetCut);
  if (!isContradicted()) return false;
  const size = findNeeded();
  if (!isOneWanted()) return conclude(cell, digit);
  if (size >= bestSize) return false;
  bestSize = size;
  bestCell = cell;
  bestDigit = digit;
  return false;
}

/** Two links a wave. */
function spread(cell: i32, digit: i32, part: i32): void {
  weave(cell, digit, 2 * wavesOf(part), technique != FORCING_NET_CONTRADICTION);
}

function concludeBest(part: i32): bool {
  spread(bestCell, bestDigit, part);
  findNeeded();
  return conclude(bestCell, bestDigit);
}

function conclude(cell: i32, digit: i32): bool {
  open(technique);
  removeDigits(cell, 1 << digit);
  showCandidate(PATTERN, cell, digit);
  if (emptyCell >= 0) showCell(PATTERN, emptyCell);
  showNet();
  if (emptyHouse >= 0) showGroup(BASE, emptyHouse);
  return commit();
}
