/**
 * Games of the engine against itself, one a line: seed, result (1: the first player wins, 0: the second, 0.5: neither), plies
 * of the random opening, and the moves' numbers in base64.
 *
 *     node scripts/quoridor/selfplay.mjs --games 1000 --seed 1 --nodes 3000 --out games.tsv
 */
import { appendFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadModule } from './module.mjs';
import { playOpening } from './openings.mjs';
import { randomFrom } from './random.mjs';

const WON = 29000;
const LONGEST = 300;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    nodes: { type: 'string', default: '3000' },
    out: { type: 'string', default: 'games.tsv' },
    module: { type: 'string', default: fileURLToPath(new URL('../../build/quoridor.wasm', import.meta.url)) },
  },
});

const module = await loadModule(values.module);
const first = Number(values.seed);
for (let seed = first; seed < first + Number(values.games); seed++) {
  const { moves, result, opening } = playGame(seed, Number(values.nodes));
  const text = Buffer.from(moves).toString('base64');
  appendFileSync(values.out, `${seed}\t${result}\t${opening}\t${text}\n`);
}

/** @param {number} seed @param {number} nodes */
function playGame(seed, nodes) {
  const random = randomFrom(seed);
  const opening = 2 + random.below(7);
  const moves = playOpening(module, random, opening);
  let result = 0.5;
  while (moves.length < LONGEST) {
    const [best] = module.search({ nodes, seed: 1 + random.below(1 << 20) });
    if (!best) break;
    const mover = moves.length % 2;
    if (Math.abs(best.score) >= WON) {
      result = best.score > 0 === (mover === 0) ? 1 : 0;
      break;
    }
    module.play(best.move);
    moves.push(best.move);
  }
  return { moves, result, opening };
}
