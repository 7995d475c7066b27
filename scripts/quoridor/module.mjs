/** The Quoridor module without the layers above it, for scripts that play thousands of games. */
import { readFileSync } from 'node:fs';

export const FIRST_WALL = 81;
const SLOTS = 64;

/** A move's number (assembly/quoridor/squares.ts) in modern notation. @param {number} move */
export function moveName(move) {
  if (move < FIRST_WALL) return squareName(move % 9, Math.floor(move / 9));
  const slot = (move - FIRST_WALL) % SLOTS;
  return squareName(slot & 7, slot >> 3) + (move - FIRST_WALL < SLOTS ? 'h' : 'v');
}

/** @param {string} name */
export function moveNumber(name) {
  const column = name.charCodeAt(0) - 97;
  const row = Number(name[1]) - 1;
  if (name.length === 2) return 9 * row + column;
  return FIRST_WALL + 8 * row + column + (name[2] === 'v' ? SLOTS : 0);
}

/** @param {number} column @param {number} row */
const squareName = (column, row) => String.fromCharCode(97 + column) + (row + 1);

/**
 * @typedef {object} Found
 * @property {number} move
 * @property {number} score for the player to move, 100 about a step; 30000 - n: wins in n plies
 * @property {number} depth
 * @property {number[]} line
 */

/** @param {string} file */
export async function loadModule(file) {
  const env = {
    abort: () => {
      throw new Error('assertion failed');
    },
  };
  const { instance } = await WebAssembly.instantiate(readFileSync(file), { env });
  const kernel = /** @type {any} */ (instance.exports);
  if (!kernel.init() || !kernel.reserveSearch()) throw new Error('no memory');
  const view = new DataView(kernel.memory.buffer);
  return {
    kernel,
    /** The start of a game. */
    newGame() {
      kernel.setUp(9, 9, 10);
      kernel.forgetPast();
    },
    /** @param {number} move */
    play(move) {
      kernel.rememberPast();
      kernel.play(move);
    },
    /** @returns {number[]} */
    legalMoves() {
      const count = kernel.legalMoves();
      return [...new Uint8Array(kernel.memory.buffer, kernel.MOVES.value, count)];
    },
    /**
     * The best lines after about so many nodes, or so many milliseconds.
     * @param {{ nodes?: number, ms?: number, lines?: number, depth?: number, seed?: number }} limits
     * @returns {Found[]}
     */
    search({ nodes = 2 ** 31 - 1, ms = 0, lines = 1, depth = 0, seed = 0 }) {
      kernel.searchBegin(lines, depth, seed, ms === 0);
      const end = performance.now() + ms;
      if (ms === 0) kernel.searchStep(nodes);
      else
        for (let n = 300; !kernel.searchStep(Math.min(n, nodes)) && performance.now() < end && n < nodes; )
          n = kernel.searchNodes() + 300;
      const count = kernel.readLines();
      kernel.searchEnd();
      return Array.from({ length: count }, (_, i) => {
        const at = kernel.searchLine(i);
        const length = view.getUint8(at + 8);
        const line = Array.from({ length }, (_, j) => view.getUint8(at + 9 + j));
        return {
          move: line[0] ?? -1,
          score: view.getInt32(at, true),
          depth: view.getInt32(at + 4, true),
          line,
        };
      });
    },
  };
}
