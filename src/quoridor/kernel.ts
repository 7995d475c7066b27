/** The Quoridor module in typed terms. Players are 1 and 2; squares and moves are numbers (moves.ts). */
import { type ModuleExports, openModule, outOfMemory } from '../wasm.js';
import { byName, FIRST_WALL } from './moves.js';
import { DIRECTIONS, type Direction, type Player, WALL_FAULTS, type WallFault } from './types.js';
import type { Supply } from './written.js';

interface Exports extends ModuleExports {
  setUp(columns: number, rows: number, walls: number): void;
  setPawn(player: number, square: number): void;
  setLeft(player: number, left: number): void;
  setTurn(player: number): void;
  layWall(wall: number): void;
  play(move: number): void;
  pawnOf(player: number): number;
  leftOf(player: number): number;
  turn(): number;
  winner(): number;
  key(): bigint;
  exitsOf(square: number): number;
  legalMoves(): number;
  findEffects(count: number): void;
  wallFault(wall: number): number;
  placeFault(wall: number): number;
  pawnFault(square: number): number;
  tracePath(player: number): number;
  mapDistances(player: number): void;
  perftBegin(plies: number): void;
  perftStep(work: number): number;
  perftLeaves(): number;
  perftShare(): number;
  forgetPast(): void;
  rememberPast(): void;
  reserveSearch(): number;
  searchBegin(lines: number, depth: number, seed: number, fresh: number): void;
  staticScore(): number;
  isThorough(): number;
  searchStep(nodes: number): number;
  searchEnd(): void;
  searchNodes(): number;
  solveBegin(): number;
  solveStep(): number;
  outcomeOf(move: number): number;
  writeSolvedLine(index: number, move: number): void;
  readLines(): number;
  searchLine(index: number): number;
  depthDone: WebAssembly.Global;
  MOVES: WebAssembly.Global;
  EFFECTS: WebAssembly.Global;
  PATHS: WebAssembly.Global;
  DISTANCES: WebAssembly.Global;
}

/** Why a pawn can't go to a square, in the order of the kernel's numbers. */
export const PAWN_FAULTS = [
  'stays',
  'occupied',
  'too-far',
  'walled',
  'behind-closed',
  'behind-open',
] as const;
export type PawnFault = (typeof PAWN_FAULTS)[number];

/** A line that the search has found. */
export interface Line {
  /** For the player to move: 100 is about a step; `WIN` - n wins in n plies, n - `WIN` loses. */
  score: number;
  /** Plies that it was searched. */
  depth: number;
  /** Whether the score is that of best play: a win, a loss or, 0, a draw that has been counted out. */
  exact: boolean;
  /** Best play from the position on; at least one move. */
  moves: number[];
}

export interface Found {
  /** The best first. */
  lines: Line[];
  /** Plies that all lines were searched, as far as it goes. */
  depth: number;
  /** Positions looked at. */
  nodes: number;
}

export const WIN = 30_000;
/** Scores from here on are proven wins. */
export const WON = 29_000;

/** Where a line's depth and its length stand; then come its moves (assembly/quoridor/deepen.ts). */
const LINE_DEPTH = 4;
const LINE_LENGTH = 8;
const LINE_BYTES = 160;

/** Outcomes from the worst to the best: slow losses above fast ones, fast wins above slow ones. */
const orderOf = (outcome: number): number => (outcome === 0 ? 0 : 1 / outcome);

/** Bytes that the kernel keeps for a map of squares of each player. */
const SQUARES_BYTES = 96;
const SQUARES = 81;

const PLACES = ['MOVES', 'EFFECTS', 'PATHS', 'DISTANCES'] as const;
type Region = (typeof PLACES)[number];

export class QuoridorKernel {
  readonly #exports: Exports;
  readonly #at: Readonly<Record<Region, number>>;
  /** Made afresh when the memory has grown: that detaches old ones. */
  #view = new Uint8Array(0);

  private constructor(exports: Exports) {
    this.#exports = exports;
    const places = PLACES.map((place) => [place, exports[place].value as number]);
    this.#at = Object.fromEntries(places) as Record<Region, number>;
  }

  /** Rejects with `ERR_WASM` where WebAssembly is refused, `ERR_MEMORY` where there is not enough memory. */
  static async load(bytes: Uint8Array<ArrayBuffer>): Promise<QuoridorKernel> {
    return new QuoridorKernel(await openModule<Exports>(bytes));
  }

  #bytes(region: Region, offset: number, length: number): Uint8Array {
    const { buffer } = this.#exports.memory;
    if (this.#view.buffer !== buffer) this.#view = new Uint8Array(buffer);
    const start = this.#at[region] + offset;
    return this.#view.slice(start, start + length);
  }

  /** An empty board, both pawns where they start, in the middle column or the one left of the middle; player 1 to move. */
  setUp({ columns, rows, walls }: Supply): void {
    this.#exports.setUp(columns, rows, walls);
    this.#exports.forgetPast();
  }

  setPawn(player: Player, square: number): void {
    this.#exports.setPawn(player - 1, square);
  }

  setWallsLeft(player: Player, left: number): void {
    this.#exports.setLeft(player - 1, left);
  }

  setToMove(player: Player): void {
    this.#exports.setTurn(player - 1);
  }

  /** Lays a wall, nobody's, that fits. */
  layWall(wall: number): void {
    this.#exports.layWall(wall - FIRST_WALL);
  }

  /** Makes a legal move. The search knows the positions played through, and that coming back to one is a draw. */
  play(move: number): void {
    this.#exports.rememberPast();
    this.#exports.play(move);
  }

  pawn(player: Player): number {
    return this.#exports.pawnOf(player - 1);
  }

  wallsLeft(player: Player): number {
    return this.#exports.leftOf(player - 1);
  }

  get toMove(): Player {
    return (this.#exports.turn() + 1) as Player;
  }

  /** The player whose pawn has arrived. */
  get winner(): Player | null {
    const winner = this.#exports.winner();
    return winner < 0 ? null : ((winner + 1) as Player);
  }

  /** Names the position: pawns, walls, walls left and whose turn it is. */
  get key(): bigint {
    return BigInt.asUintN(64, this.#exports.key());
  }

  /** The legal moves, unsorted; none once the game is over. */
  legalMoves(): Uint8Array {
    return this.#bytes('MOVES', 0, this.#exports.legalMoves());
  }

  /** Both players' path lengths after each legal move, in the order of `legalMoves`. */
  effects(): { moves: Uint8Array; lengths: [number, number][] } {
    const moves = this.legalMoves();
    this.#exports.findEffects(moves.length);
    const lengths = this.#bytes('EFFECTS', 0, 2 * moves.length);
    const pairs = Array.from(moves, (_, i) => [lengths[2 * i], lengths[2 * i + 1]] as [number, number]);
    return { moves, lengths: pairs };
  }

  /** Why the player to move can't lay a wall of this board, or null. */
  wallFault(wall: number): WallFault | null {
    return WALL_FAULTS[this.#exports.wallFault(wall - FIRST_WALL) - 1] ?? null;
  }

  /** Why a wall can't stand beside those that do, or null. */
  placeFault(wall: number): WallFault | null {
    return WALL_FAULTS[this.#exports.placeFault(wall - FIRST_WALL) - 1] ?? null;
  }

  /** Why the pawn of the player to move can't go to a square of this board, or null. */
  pawnFault(square: number): PawnFault | null {
    return PAWN_FAULTS[this.#exports.pawnFault(square) - 1] ?? null;
  }

  /** Squares of a shortest path, from the pawn's to one of the goal row, both included. There must be a path. */
  path(player: Player): Uint8Array {
    const length = this.#exports.tracePath(player - 1);
    return this.#bytes('PATHS', (player - 1) * SQUARES_BYTES, length + 1);
  }

  /** Steps from each square (81) to the player's goal row; 255 where there is no way. */
  distances(player: Player): Uint8Array {
    this.#exports.mapDistances(player - 1);
    return this.#bytes('DISTANCES', (player - 1) * SQUARES_BYTES, SQUARES);
  }

  /** Directions in which neither a wall nor the border closes a square. */
  exits(square: number): Direction[] {
    const bits = this.#exports.exitsOf(square);
    return DIRECTIONS.filter((_, i) => (bits >> i) & 1);
  }

  /**
   * Starts to search for the `lines` (1 or more) best moves, `depth` plies deep at most; 0: as deep as can be. The game must not
   * be over. `fresh`: what earlier searches found is forgotten, so that the same comes out every time. Throws `ERR_MEMORY`.
   */
  beginSearch(lines: number, depth: number, seed: number, fresh = true): void {
    this.#reserve();
    this.#exports.searchBegin(lines, depth, seed, Number(fresh));
  }

  #reserve(): void {
    if (!this.#exports.reserveSearch()) throw outOfMemory();
  }

  /** What the position looks like without a search; a score as a line has it. The game must not be over. */
  get staticScore(): number {
    this.#reserve();
    return this.#exports.staticScore();
  }

  /** Searches on until `nodes` positions have been looked at in all; true when there is nothing left to find. */
  stepSearch(nodes: number): boolean {
    return this.#exports.searchStep(nodes) !== 0;
  }

  /** Gets ready to solve the position exactly; false where more than two walls are left. After `beginSearch`. */
  beginSolving(): boolean {
    return this.#exports.solveBegin() !== 0;
  }

  /** Solves `steps` layers more, about a tenth of a millisecond each; true when all is solved. */
  stepSolving(steps: number): boolean {
    let done = false;
    for (let i = 0; i < steps && !done; i++) done = this.#exports.solveStep() !== 0;
    return done;
  }

  /** The `count` best lines once all is solved, wins first, the fastest of them; losses last, the slowest first. */
  solvedLines(count: number): Line[] {
    const { outcomeOf, writeSolvedLine } = this.#exports;
    const outcomes = Array.from(this.legalMoves(), (move) => ({ move, outcome: outcomeOf(move) }));
    outcomes.sort((a, b) => orderOf(b.outcome) - orderOf(a.outcome) || byName(a.move, b.move));
    return outcomes.slice(0, count).map(({ move }, i) => {
      writeSolvedLine(i, move);
      return { ...this.#line(i), exact: true };
    });
  }

  /** Takes the position back to where the search began. */
  endSearch(): void {
    this.#exports.searchEnd();
  }

  /** What the search has found so far: the best line first. */
  get found(): Found {
    const { readLines, searchNodes, depthDone } = this.#exports;
    const lines = Array.from({ length: readLines() }, (_, i) => this.#line(i));
    return { lines, depth: depthDone.value as number, nodes: searchNodes() };
  }

  #line(index: number): Line {
    const { memory, searchLine } = this.#exports;
    const at = searchLine(index);
    const view = new DataView(memory.buffer, at, LINE_BYTES);
    const moves = Array.from({ length: view.getUint8(LINE_LENGTH) }, (_, j) =>
      view.getUint8(LINE_LENGTH + 1 + j),
    );
    const [score, depth] = [view.getInt32(0, true), view.getInt32(LINE_DEPTH, true)];
    const plies = WIN - Math.abs(score);
    const exact = score === WIN - 1 || (plies <= depth && this.#exports.isThorough() !== 0);
    return { score, depth, exact, moves };
  }

  /** Starts to count the positions `plies` (1 to 255) on; the position must stay as it is until `stepPerft` is done. */
  beginPerft(plies: number): void {
    this.#exports.perftBegin(plies);
  }

  /** Counts on, about `work` positions' moves; true when done. */
  stepPerft(work: number): boolean {
    return this.#exports.perftStep(work) !== 0;
  }

  /** Counted so far, and the share of the work that is done. */
  get perft(): { leaves: number; share: number } {
    return { leaves: this.#exports.perftLeaves(), share: this.#exports.perftShare() };
  }
}
