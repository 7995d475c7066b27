/**
 * A match between two engines that speak UQI, each opening played twice with colours changed. An illegal move loses.
 *
 *     npm run match -- hintwright mcts --pairs 20 --movetime 200
 *
 * An engine is a shell command, or one of the names below.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { scoreText } from './interval.mjs';
import { loadModule, moveName, moveNumber } from './module.mjs';
import { playOpening } from './openings.mjs';
import { randomFrom } from './random.mjs';
import { startEngine } from './uqi-player.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** @type {Record<string, string>} */
const ENGINES = {
  hintwright: `node ${root}scripts/cli.mjs quoridor uqi`,
  mcts: `node ${root}scripts/quoridor/mcts.mjs`,
};
const LONGEST = 300;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pairs: { type: 'string', default: '20' },
    movetime: { type: 'string', default: '200' },
    nodes: { type: 'string' },
    seed: { type: 'string', default: '1' },
    verbose: { type: 'boolean', default: false },
  },
});
if (positionals.length !== 2) throw new Error('Two engines, please: npm run match -- hintwright mcts');
const limit = values.nodes ? `nodes ${values.nodes}` : `movetime ${values.movetime}`;
const rules = await loadModule(`${root}build/quoridor.wasm`);
const engines = await Promise.all(
  positionals.map(async (name) => ({
    name,
    spent: 0,
    moves: 0,
    ...(await startEngine(ENGINES[name] ?? name)),
  })),
);
/** Points of the first engine by pair of games. @type {number[]} */
const points = [];
let [wins, draws, losses] = [0, 0, 0];
for (let pair = 0; pair < Number(values.pairs); pair++) {
  const opening = playOpening(rules, randomFrom(Number(values.seed) * 1_000_003 + pair), 2 + (pair % 7));
  const results = [await playGame(engines, opening), 1 - (await playGame([...engines].reverse(), opening))];
  for (const result of results) {
    if (result === 1) wins++;
    else if (result === 0) losses++;
    else draws++;
  }
  points.push(results[0] + results[1]);
  if (values.verbose) console.log(`pair ${pair + 1}: ${results.join(' ')}`);
}
console.log(
  `${positionals.join(' - ')}, ${limit}: ${scoreText(points)}; ${wins} won, ${draws} drawn, ${losses} lost`,
);
for (const { name, spent, moves, quit } of engines) {
  console.log(`  ${name}: ${(spent / Math.max(moves, 1)).toFixed(0)} ms a move`);
  quit();
}

/**
 * The result for the player who moves first: 1, 0 or 0.5.
 * @param {typeof engines} players @param {number[]} opening
 */
async function playGame(players, opening) {
  const moves = opening.map(moveName);
  rules.newGame();
  for (const move of opening) rules.play(move);
  for (const player of players) await player.newGame();
  while (moves.length < LONGEST) {
    const mover = moves.length % 2;
    const player = players[mover];
    const { move, ms } = await player.choose(moves, limit);
    player.spent += ms;
    player.moves++;
    if (move === null || !rules.legalMoves().map(moveName).includes(move)) {
      console.log(`${player.name} plays ${move}, which is illegal, after ${moves.join(' ')}`);
      return mover;
    }
    rules.play(moveNumber(move));
    moves.push(move);
    const winner = rules.kernel.winner();
    if (winner >= 0) return 1 - winner;
  }
  return 0.5;
}
