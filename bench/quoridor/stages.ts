import type { Position } from '../../test/quoridor/oracle/board.js';
import type { Case, Contestant, Setting, Target } from '../core/types.js';
import { STAGES, type Stage, takeBatches } from './positions.js';

/** A case for each stage of a game, of positions one after the other; all contestants have to give the same answers. */
export function stageCases(
  setting: Setting,
  contestants: () => Promise<Contestant<Position, string>[]>,
  targetsOf: (stage: Stage) => Target[] = () => [],
): Promise<Case<Position, string>[]> {
  const { seed, size } = setting;
  const makeCase = async (stage: Stage): Promise<Case<Position, string>> => ({
    ...{ name: stage, batches: await takeBatches(stage, seed, size), rounds: size.rounds, missing: [] },
    contestants: await contestants(),
    comparison: { kind: 'same', agree: (a, b) => a === b },
    targets: targetsOf(stage),
  });
  return Promise.all((Object.keys(STAGES) as Stage[]).map(makeCase));
}
