/**
 * Plays random walls without replacement for the expected score: red fives are tiles of their own, ura indicators are drawn
 * from what is left of the wall, riichi is declared and wins are taken or let pass as the figures say. Every win is scored as a
 * request of its own.
 */
import type { MahjongKernel } from '../../src/mahjong/kernel.js';
import { kindName } from '../../src/mahjong/tiles.js';
import type { FullModel, FullState } from '../mahjong/oracle/full.js';
import { ALL_KINDS } from '../mahjong/oracle/tiles.js';
import { doraOf, type Worth } from '../mahjong/oracle/worth.js';

export interface Game {
  /** Holds the search whose policy is followed. */
  kernel: MahjongKernel;
  model: FullModel;
  /** Scores with a kernel of its own. */
  worth: Worth;
  random: () => number;
}

export interface Played {
  /** Points a wall, and the standard error of that. */
  mean: number;
  error: number;
}

/** A hand with what the policy makes of each tile at each number of draws left, filled as it is met. */
interface Node {
  state: FullState;
  /** Riichi is declared, or the wait is kept without it: nothing is chosen any more. */
  settled: boolean;
  values: readonly number[];
  next: (Node | 'win' | undefined)[];
}

interface WallTile {
  kind: number;
  red: boolean;
}

const FIVES = [4, 13, 22];
const NO_GAIN = 1e-9;

export function playForScore(
  { kernel, model, worth, random }: Game,
  start: Uint8Array,
  walls: number,
): Played {
  const { position } = worth;
  const { draws, unseen } = position;
  const nodes = new Map<string, Node>();
  const paid = new Map<string, number>();

  const makeNode = (state: FullState, settled: boolean): Node => {
    const key = `${state.hand.join()} ${settled}`;
    const found = nodes.get(key) ?? { state, settled, values: valuesOf(state, settled), next: [] };
    nodes.set(key, found);
    return found;
  };
  const valuesOf = ({ hand }: FullState, settled: boolean): readonly number[] => {
    const chances = settled ? kernel.leaf(hand, draws) : kernel.lookUp(hand, draws);
    if (!chances) throw new Error(`The search has not met ${hand}`);
    return chances.score;
  };
  /** The hand after a discard, with `left` draws to come: tenpai may declare riichi then. */
  const arrive = (state: FullState, left: number): Node => {
    const node = makeNode(state, state.settled);
    if (node.settled || state.shanten > 0 || !worth.riichi) return node;
    const declared = makeNode(state, true);
    return valueAt(declared, left) >= valueAt(node, left) - NO_GAIN ? declared : node;
  };
  const valueAt = (node: Node, left: number): number => node.values[left] as number;

  const step = (node: Node, kind: number, left: number): Node | 'win' => {
    const { state, settled } = node;
    const worthNow = winWorth(state, settled, kind);
    if (settled) return worthNow === null ? node : 'win';
    const stay = arrive(state, left);
    if (worthNow !== null) return worthNow >= valueAt(stay, left) - NO_GAIN ? 'win' : stay;
    let best = stay;
    for (const move of model.moves(state, kind)) {
      const option = arrive(move, left);
      if (valueAt(option, left) > valueAt(best, left) + NO_GAIN) best = option;
    }
    return best;
  };
  const winWorth = (state: FullState, settled: boolean, kind: number): number | null => {
    const complete = withTile(state.hand, kind);
    return model.shanten(complete) === -1 ? worth.of(complete, kind, settled && worth.riichi) : null;
  };

  const payoff = (node: Node, kind: number, reds: readonly number[], rest: () => WallTile): number => {
    const declared = node.settled && worth.riichi;
    const complete = withTile(node.state.hand, kind);
    const ura = declared ? drawUra(complete, rest) : '';
    const key = `${complete.join()} ${kind} ${reds.join()} ${declared} ${ura}`;
    const found = paid.get(key) ?? worth.score(complete, kind, { reds, ura, declared }) ?? 0;
    paid.set(key, found);
    return found;
  };
  const melded = new Set(position.hand.melds.flatMap(({ tiles }) => tiles.map((tile) => tile.kind)));
  const drawUra = (complete: Uint8Array, rest: () => WallTile): string => {
    const indicators = Array.from({ length: Math.max(1, position.setup.dora.length) }, () => rest().kind);
    const matters = (kind: number) => (complete[doraOf(kind)] as number) > 0 || melded.has(doraOf(kind));
    return indicators
      .filter(matters)
      .sort((a, b) => a - b)
      .map(kindName)
      .join('');
  };

  const wall = makeWall(worth);
  const heldReds = FIVES.map(
    (five) => position.hand.concealed.filter((tile) => tile.kind === five && tile.red).length,
  );
  const first = start.length > 0 && position.size === 14 ? arrive(model.stateOf(start), draws) : firstNode();
  function firstNode(): Node {
    return makeNode(model.stateOf(start), model.stateOf(start).settled);
  }
  let sum = 0;
  let squares = 0;
  for (let game = 0; game < walls; game++) {
    let node = first;
    let reds = capReds(heldReds, start);
    let drawn = 0;
    const draw = (): WallTile => {
      const pick = drawn + Math.floor(random() * (unseen - drawn));
      const tile = wall[pick] as WallTile;
      wall[pick] = wall[drawn] as WallTile;
      wall[drawn++] = tile;
      return tile;
    };
    for (let turn = 0; turn < draws; turn++) {
      const { kind, red } = draw();
      const left = draws - turn - 1;
      const slot = left * 34 + kind;
      const after: Node | 'win' = node.next[slot] ?? step(node, kind, left);
      node.next[slot] = after;
      const withDrawn = red ? reds.map((count, suit) => count + Number(FIVES[suit] === kind)) : reds;
      if (after === 'win') {
        const points = payoff(node, kind, withDrawn, draw);
        sum += points;
        squares += points * points;
        break;
      }
      // A tile that is let pass is gone; else the red five is kept.
      if (after.state !== node.state && after.state.hand !== node.state.hand) {
        const kept = (after.state.hand[kind] as number) > (node.state.hand[kind] as number);
        reds = capReds(kept ? withDrawn : reds, after.state.hand);
      }
      node = after;
    }
  }
  const mean = sum / walls;
  return { mean, error: Math.sqrt((squares / walls - mean * mean) / walls) };
}

const withTile = (hand: Uint8Array, kind: number) =>
  hand.map((count, other) => count + Number(other === kind));

const capReds = (reds: readonly number[], hand: Uint8Array): number[] =>
  reds.map((count, suit) => Math.min(count, hand[FIVES[suit] as number] as number));

/** The tiles unseen, one five of a suit red where nobody has seen the red one. */
function makeWall(worth: Worth): WallTile[] {
  const { available, concealed } = worth.position;
  return ALL_KINDS.flatMap((kind) => {
    const copies = (available[kind] as number) - (concealed[kind] as number);
    return Array.from({ length: copies }, (_, i) => ({ kind, red: i === 0 && worth.redUnseen(kind) }));
  });
}
