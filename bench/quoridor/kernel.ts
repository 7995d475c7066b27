import type { Position } from '../../test/quoridor/oracle/board.js';
import type { Contestant } from '../core/types.js';
import { type BareModule, loadBareModule } from './module.js';

/** What the kernel is measured at: work on the `index`th of some states. */
export interface StateWork {
  /** The work alone; the number keeps it from being left out. */
  run(states: Uint8Array, index: number): number;
  /** The same, as an answer to compare. */
  answer(states: Uint8Array, index: number): string;
}

/** The kernel over positions, one after the other, nothing known of any before. */
export async function kernelContestant(
  workOf: (module: BareModule) => StateWork,
): Promise<Contestant<Position, string>> {
  const module = await loadBareModule();
  const { run, answer } = workOf(module);
  const prepare = (positions: readonly Position[]) => {
    const states = module.statesOf(positions);
    const pass = () => {
      let sum = 0;
      for (let i = 0; i < positions.length; i++) sum += run(states, i);
      return sum;
    };
    return { pass, answers: () => positions.map((_, i) => answer(states, i)) };
  };
  return { name: 'hintwright, WASM', role: 'kernel', prepare };
}
