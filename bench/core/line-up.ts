import type { Contestant, Missing } from './types.js';

/** A contestant, or the name of one that cannot be had here. */
export type Entrant<Input, Answer> = Contestant<Input, Answer> | Missing;

const isMissing = (entrant: object): entrant is Missing => 'reason' in entrant;

/** Of a peer that could not be loaded. */
export const absent = (name: string): Missing => ({
  name,
  reason: 'not installed beside hintwright, or this is a browser',
  absent: true,
});

/** Sorts the entrants of a case into those that run and those that do not. */
export function lineUp<Input, Answer>(entrants: readonly Entrant<Input, Answer>[]) {
  return {
    contestants: entrants.filter((entrant): entrant is Contestant<Input, Answer> => !isMissing(entrant)),
    missing: entrants.filter(isMissing),
  };
}
