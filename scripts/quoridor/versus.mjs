/**
 * Two builds of the module against each other, each opening played twice with colours changed.
 *
 *     node scripts/quoridor/versus.mjs new.wasm old.wasm --pairs 100 --nodes 3000 (or --ms 20)
 */
import { parseArgs } from 'node:util';
import { scoreText } from './interval.mjs';
import { loadModule } from './module.mjs';
import { playOpening } from './openings.mjs';
import { randomFrom } from './random.mjs';

const LONGEST = 300;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pairs: { type: 'string', default: '100' },
    nodes: { type: 'string', default: '3000' },
    ms: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
  },
});
const [a, b] = await Promise.all(positionals.map((file) => loadModule(file)));
const limits = Number(values.ms) > 0 ? { ms: Number(values.ms) } : { nodes: Number(values.nodes) };
const seed = Number(values.seed);
/** Points of the first build by pair of games: 0 to 2. @type {number[]} */
const points = [];
for (let pair = 0; pair < Number(values.pairs); pair++) {
  const opening = playOpening(b, randomFrom(seed * 1_000_003 + pair), 2 + (pair % 7));
  points.push(playGame([a, b], opening) + (1 - playGame([b, a], opening)));
}
console.log(`${positionals.join(' - ')}: ${scoreText(points)}`);

/** @returns {number} 1 when the first player wins, 0 when the second does, 0.5 otherwise
 * @param {Awaited<ReturnType<typeof loadModule>>[]} players @param {number[]} opening */
function playGame(players, opening) {
  const moves = [...opening];
  for (const player of players) {
    player.newGame();
    for (const move of opening) player.play(move);
  }
  while (moves.length < LONGEST) {
    const [best] = players[moves.length % 2].search(limits);
    if (!best) return (moves.length + 1) % 2 === 0 ? 1 : 0;
    for (const player of players) player.play(best.move);
    moves.push(best.move);
    const { kernel } = players[0];
    if (kernel.winner() >= 0) return kernel.winner() === 0 ? 1 : 0;
  }
  return 0.5;
}
