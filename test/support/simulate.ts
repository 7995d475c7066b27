/** Plays random walls without replacement, following the figures that the kernel reports: the truth they are held to. */
import type { MahjongKernel } from '../../src/mahjong/kernel.js';
import type { FullModel, FullState } from '../mahjong/oracle/full.js';

export interface Simulation {
  kernel: MahjongKernel;
  /** Holds the search whose policy is followed. */
  model: FullModel;
  draws: number;
  /** Tiles unseen, by kind. */
  wall: readonly number[];
  random: () => number;
}

/** A state with what the policy makes of each tile at each number of draws left, filled as it is met. */
interface Node {
  state: FullState;
  values: number[];
  next: (Node | 'win' | undefined)[];
}

/** The share of `walls` random walls in which a player who starts from `hand` wins. */
export function simulate(
  { kernel, model, draws, wall, random }: Simulation,
  hand: Uint8Array,
  walls: number,
): number {
  const nodes = new Map<string, Node>();

  const nodeOf = (state: FullState): Node => {
    const key = `${state.hand.join()} ${state.settled}`;
    const found = nodes.get(key) ?? { state, values: valuesOf(state), next: [] };
    nodes.set(key, found);
    return found;
  };
  const valuesOf = (state: FullState): number[] => {
    if (state.settled) return model.values(state);
    const chances = kernel.lookUp(state.hand, draws);
    if (!chances) throw new Error(`The search has not met ${state.hand}`);
    return chances.win;
  };
  const step = (node: Node, kind: number, left: number): Node | 'win' => {
    if (model.wins(node.state.hand, kind)) return 'win';
    let best = node;
    for (const move of model.moves(node.state, kind)) {
      const option = nodeOf(move);
      if ((option.values[left] as number) > (best.values[left] as number) + 1e-12) best = option;
    }
    return best;
  };

  const tiles = [...wall];
  let wins = 0;
  for (let game = 0; game < walls; game++) {
    let node = nodeOf(model.stateOf(hand));
    for (let turn = 0; turn < draws; turn++) {
      const pick = turn + Math.floor(random() * (tiles.length - turn));
      const kind = tiles[pick] as number;
      tiles[pick] = tiles[turn] as number;
      tiles[turn] = kind;
      const left = draws - turn - 1;
      const slot = left * 34 + kind;
      const after: Node | 'win' = node.next[slot] ?? step(node, kind, left);
      node.next[slot] = after;
      if (after === 'win') {
        wins++;
        break;
      }
      node = after;
    }
  }
  return wins / walls;
}
