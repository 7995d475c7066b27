/**
 * The vocabulary of Quoridor analysis.
 *
 * Squares are `a1` (bottom left) to `i9`. Player 1 starts on e1 and moves first, towards row 9; player 2 starts on e9, towards
 * row 1. A move is a pawn's destination, `e2`, or a wall: its south-west square and its direction. `e3h` lies above e3 and
 * f3, `e3v` right of e3 and e4.
 */

export type Player = 1 | 2;

/** How moves and positions are written: who starts where, and which square names a wall (docs/quoridor.md). Never guessed. */
export const NOTATIONS = ['modern', 'glendenning', 'qtp'] as const;
export type Notation = (typeof NOTATIONS)[number];

export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Why a wall can't be laid: what it meets, whose last path it takes, or, before all that, that the player has none left. */
export const WALL_FAULTS = [
  'overlap',
  'crossing',
  'seals-player-1',
  'seals-player-2',
  'seals-both',
  'none-left',
] as const;
export type WallFault = (typeof WALL_FAULTS)[number];

export interface QuoridorRequest {
  /**
   * Moves from the start, `e2 e8 e3 d6h`, or `HORIZONTAL WALLS / VERTICAL WALLS / PAWNS / WALLS LEFT / TO MOVE`,
   * `d4f7 / a2a8 / e4 e6 / 7 8 / 2`. The empty text is the start.
   */
  position: string;
  /** 2 to 9 each; default 9. */
  columns?: number;
  rows?: number;
  /** Walls that each player starts with; default 10. */
  walls?: number;
  /** Default `modern`. */
  notation?: Notation;
  /**
   * Time to search, in milliseconds; default 1000, and no limit where `depth` or `nodes` is given. The search ends at the first
   * limit it meets. 0: what the rules tell, at once.
   */
  timeMs?: number;
  /** Plies to search to. */
  depth?: number;
  /** Positions to search. With `seed` given too, the report is the same on every machine. */
  nodes?: number;
  /** Moves to rank; default 3. 0: what the rules tell, at once. */
  lines?: number;
  seed?: number;
  /** Count the positions this many plies on, instead of searching. */
  perft?: number;
}

/** Positions a number of plies on, move orders told apart. Games that end earlier count nothing. */
export interface Perft {
  plies: number;
  /** Counted so far; all of them once the report is complete. */
  leaves: number;
  /** How much of the work is done, 0 to 1. */
  share: number;
}

/** A pawn's or a wall's effect: both players' shortest paths after the move, pawns ignored. */
export interface MoveEffect {
  move: string;
  pathLengths: [number, number];
}

/** A slot where no wall may be laid, and why. */
export interface BlockedWall {
  wall: string;
  fault: WallFault;
}

/** A move that is already known to decide the game, seen from the player who makes it. */
export interface Solved {
  result: 'win' | 'loss' | 'draw';
  /** Plies to the end with best play; 0 for a draw. */
  plies: number;
}

export interface Hint {
  move: string;
  /** For the player to move, in [0, 1]. */
  winProbability: number;
  /** Best play from this move on, the move included. */
  line: string[];
  solved: Solved | null;
  explanation: string;
}

export interface QuoridorReport {
  game: 'quoridor';
  /** Canonical five-part text in modern notation. */
  position: string;
  columns: number;
  rows: number;
  toMove: Player;
  winner: Player | null;
  /** Steps to the goal row, player 1's then player 2's; pawns are ignored. */
  pathLengths: [number, number];
  /** A shortest path of each, from the pawn's square to the goal row, both included. */
  paths: [string[], string[]];
  wallsLeft: [number, number];
  pawns: [string, string];
  /** Walls on the board, sorted by code point. */
  walls: string[];
  /** In the order played, modern notation, where the position was given as moves; else empty. */
  moves: string[];
  /** Sorted by code point. Empty once the game is over. */
  legalMoves: string[];
  /** In the order of `legalMoves`. */
  effects: MoveEffect[];
  /** Every slot where the player to move can't lay a wall, sorted by code point. */
  blockedWalls: BlockedWall[];
  /** Directions in which neither a wall nor the border closes the square of player 1's pawn, and of player 2's. */
  exits: [Direction[], Direction[]];
  hints: Hint[];
  /**
   * For the player to move, before moving: 0 or 1 only when the game is over or solved. A solved draw is 0.5; without a search it
   * is judged by how the position looks.
   */
  winProbability: number;
  /** Plies searched. */
  depth: number;
  nodes: number;
  /** Where the request asked for it. */
  perft?: Perft;
  timeMs: number;
  /** False in a partial report. */
  complete: boolean;
}
