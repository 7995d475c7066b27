/** Forcing nets: contradictions and verities by singles. */
import { findContradictions, findVerities, forceBy } from './forcing';
import { FORCING_NET_CONTRADICTION, FORCING_NET_VERITY } from './ids.generated';
import { assume, needNet, showNet } from './net';

export function findForcingNetContradictions(part: i32): bool {
  forceBy(assume, needNet, showNet);
  return findContradictions(FORCING_NET_CONTRADICTION, part);
}

export function findForcingNetVerities(part: i32): bool {
  forceBy(assume, needNet, showNet);
  return findVerities(FORCING_NET_VERITY, part);
}
