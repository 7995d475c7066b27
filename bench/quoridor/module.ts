/** The bare module for benchmarks, with positions in its memory. */
import { moveName } from '../../src/quoridor/index.js';
import type { Position } from '../../test/quoridor/oracle/board.js';

export const moduleBytes = async () => (await import('../../build/quoridor.wasm?bytes')).default;

interface Exports {
  memory: WebAssembly.Memory;
  init(): number;
  setUp(columns: number, rows: number, walls: number): void;
  setPawn(player: number, square: number): void;
  setLeft(player: number, left: number): void;
  setTurn(player: number): void;
  layWall(wall: number): void;
  legalMoves(): number;
  pathLength(player: number): number;
  perftBegin(plies: number): void;
  perftStep(work: number): number;
  perftLeaves(): number;
  reserveSearch(): number;
  forgetPast(): void;
  searchBegin(lines: number, depth: number, seed: number, fresh: number): void;
  searchStep(nodes: number): number;
  searchEnd(): void;
  readLines(): number;
  searchLine(index: number): number;
  depthDone: WebAssembly.Global;
  STATE: WebAssembly.Global;
  STATE_BYTES: WebAssembly.Global;
  MOVES: WebAssembly.Global;
}

const FIRST_WALL = 81;
const MOVE_COUNT = 209;
/** Where the first move of a line stands (assembly/quoridor/deepen.ts). */
const LINE_MOVE = 9;
const NUMBERS = new Map(Array.from({ length: MOVE_COUNT }, (_, move) => [moveName(move), move]));
const numberOf = (name: string): number => NUMBERS.get(name) as number;

export interface BareModule {
  /** The states of positions, nothing known of their paths yet, one after the other. */
  statesOf(positions: readonly Position[]): Uint8Array;
  /** Makes the `index`th of some states the one at hand. */
  restore(states: Uint8Array, index: number): void;
  /** Steps of a player (0, 1) to the goal, pawns ignored. */
  pathLength: Exports['pathLength'];
  /** Lists the legal moves of the `index`th of some states; returns how many. */
  list(states: Uint8Array, index: number): number;
  /** Names of the moves listed last, sorted. */
  names(count: number): string[];
  perft(position: Position, plies: number): number;
  /** Searches for the best move, `slice` positions a call; returns how deep `nodes` of them go, and the move's number. */
  search(position: Position, nodes: number, slice: number): { depth: number; move: number };
}

export async function loadBareModule(): Promise<BareModule> {
  const exports = await openModule();
  const memory = new Uint8Array(exports.memory.buffer);
  const states = statesIn(exports, memory);
  return {
    ...states,
    pathLength: exports.pathLength,
    ...movesIn(exports, memory, states.restore),
    perft: perftIn(exports),
    search: searchIn(exports, memory),
  };
}

async function openModule(): Promise<Exports> {
  const env = {
    abort: () => {
      throw new WebAssembly.RuntimeError('an assertion of the kernel failed');
    },
  };
  const { instance } = await WebAssembly.instantiate(await moduleBytes(), { env });
  const exports = instance.exports as unknown as Exports;
  if (!exports.init()) throw new Error('The module has no memory for its tables.');
  if (!exports.reserveSearch()) throw new Error('The module has no memory for the search.');
  return exports;
}

/** Positions in and out of the module's memory. */
function statesIn(exports: Exports, memory: Uint8Array): Pick<BareModule, 'statesOf' | 'restore'> {
  const at = exports.STATE.value as number;
  const size = exports.STATE_BYTES.value as number;
  const statesOf = (positions: readonly Position[]) => {
    const states = new Uint8Array(size * positions.length);
    positions.forEach((position, i) => {
      setPosition(exports, position);
      states.set(memory.subarray(at, at + size), i * size);
    });
    return states;
  };
  const restore = (states: Uint8Array, index: number) =>
    memory.set(states.subarray(index * size, (index + 1) * size), at);
  return { statesOf, restore };
}

function movesIn(
  exports: Exports,
  memory: Uint8Array,
  restore: BareModule['restore'],
): Pick<BareModule, 'list' | 'names'> {
  const at = exports.MOVES.value as number;
  const list = (states: Uint8Array, index: number) => {
    restore(states, index);
    return exports.legalMoves();
  };
  const names = (count: number) => Array.from(memory.subarray(at, at + count), moveName).sort();
  return { list, names };
}

/** Work that is allowed a call of `perftStep`, in positions. */
const PERFT_SLICE = 1e6;

const perftIn =
  (exports: Exports): BareModule['perft'] =>
  (position, plies) => {
    setPosition(exports, position);
    exports.perftBegin(plies);
    while (!exports.perftStep(PERFT_SLICE));
    return exports.perftLeaves();
  };

const searchIn =
  (exports: Exports, memory: Uint8Array): BareModule['search'] =>
  (position, nodes, slice) => {
    exports.forgetPast();
    setPosition(exports, position);
    exports.searchBegin(1, 0, 0, 1);
    for (let limit = slice; limit < nodes; limit += slice) exports.searchStep(limit);
    exports.searchStep(nodes);
    exports.readLines();
    exports.searchEnd();
    const line = exports.searchLine(0);
    return { depth: exports.depthDone.value as number, move: memory[line + LINE_MOVE] as number };
  };

function setPosition(exports: Exports, { columns, rows, pawns, left, turn, walls }: Position): void {
  exports.setUp(columns, rows, 0);
  for (const player of [0, 1] as const) {
    exports.setPawn(player, numberOf(pawns[player]));
    exports.setLeft(player, left[player]);
  }
  for (const wall of walls) exports.layWall(numberOf(wall) - FIRST_WALL);
  exports.setTurn(turn);
}
