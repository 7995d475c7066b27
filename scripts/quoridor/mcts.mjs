/**
 * A plain opponent for matches: Monte Carlo tree search (UCT; Kocsis, Szepesvári 2006) on our rules, with games played out by
 * steps on a shortest path, seven in ten, and random moves. It speaks UQI.
 */
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { FIRST_WALL, loadModule, moveName, moveNumber } from './module.mjs';
import { randomFrom } from './random.mjs';

/** How much a move that was rarely tried is worth trying. */
const EXPLORATION = 0.5;
const STEP_SHARE = 0.7;
/** A game played out for longer is judged by the paths. */
const LONGEST = 120;

/**
 * @typedef {object} Node
 * @property {number} move that leads here
 * @property {number} visits
 * @property {number} wins of the player who made the move
 * @property {Node[] | null} children
 * @property {number} tried children that were visited
 */

const module = await loadModule(fileURLToPath(new URL('../../build/quoridor.wasm', import.meta.url)));
const { kernel } = module;
const bytes = new Uint8Array(kernel.memory.buffer);
const state = kernel.STATE.value;
const size = kernel.STATE_BYTES.value;
const random = randomFrom(1);
/** @type {string[]} */
let moves = [];

for await (const line of createInterface({ input: process.stdin })) {
  const [command, ...words] = line.trim().split(/\s+/);
  if (command === 'uqi') console.log('id name plain MCTS\nuqiok');
  else if (command === 'isready') console.log('readyok');
  else if (command === 'position') moves = words.slice(2);
  else if (command === 'go') console.log(`bestmove ${choose(words)}`);
  else if (command === 'quit') break;
}

/** @param {string[]} words */
function choose(words) {
  const amount = Number(words[1]);
  const end = performance.now() + (words[0] === 'movetime' ? amount : Number.POSITIVE_INFINITY);
  const most = words[0] === 'nodes' ? amount : Number.POSITIVE_INFINITY;
  module.newGame();
  for (const move of moves) kernel.play(moveNumber(move));
  const start = bytes.slice(state, state + size);
  const root = newNode(-1);
  for (let n = 0; n < most && (n % 16 !== 0 || performance.now() < end); n++) {
    bytes.set(start, state);
    descend(root);
  }
  const best = (root.children ?? []).reduce((a, b) => (b.visits > a.visits ? b : a));
  return moveName(best.move);
}

/** @param {number} move @returns {Node} */
function newNode(move) {
  return { move, visits: 0, wins: 0, children: null, tried: 0 };
}

/** One game through the tree and beyond. @param {Node} root */
function descend(root) {
  const path = [root];
  let node = root;
  while (node.visits > 0 && kernel.winner() < 0) {
    node.children ??= shuffled(module.legalMoves()).map(newNode);
    node = select(node);
    kernel.play(node.move);
    path.push(node);
  }
  const first = path.length % 2 === 1 ? kernel.turn() : 1 - kernel.turn();
  const winner = playOut();
  path.forEach((visited, depth) => {
    // The player who moved to the node: at the root the one who does not move there.
    const mover = depth % 2 === 1 ? first : 1 - first;
    visited.visits++;
    if (winner === mover) visited.wins++;
  });
}

/** @param {Node} node @returns {Node} */
function select(node) {
  const children = /** @type {Node[]} */ (node.children);
  if (node.tried < children.length) return children[node.tried++];
  const log = Math.log(node.visits);
  let best = children[0];
  let highest = Number.NEGATIVE_INFINITY;
  for (const child of children) {
    const value = child.wins / child.visits + EXPLORATION * Math.sqrt(log / child.visits);
    if (value > highest) [highest, best] = [value, child];
  }
  return best;
}

/** @param {number[]} list */
function shuffled(list) {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
  return list;
}

function playOut() {
  for (let ply = 0; ply < LONGEST && kernel.winner() < 0; ply++) {
    const legal = module.legalMoves();
    kernel.play(random.next() < STEP_SHARE ? bestStep(legal) : legal[random.below(legal.length)]);
  }
  const winner = kernel.winner();
  return winner >= 0 ? winner : kernel.pathLength(0) <= kernel.pathLength(1) ? 0 : 1;
}

/** The pawn's move to a square nearest to the goal row. @param {number[]} legal */
function bestStep(legal) {
  const player = kernel.turn();
  kernel.mapDistances(player);
  const distances = kernel.DISTANCES.value + 96 * player;
  const steps = legal.filter((move) => move < FIRST_WALL);
  return steps.reduce((a, b) => (bytes[distances + b] < bytes[distances + a] ? b : a));
}
