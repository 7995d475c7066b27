/**
 * Fits the weights of the evaluation to the results of games (logistic regression, a row a phase; after Texel's tuning
 * method, Peter Österlund 2014) and writes assembly/quoridor/weights.ts.
 *
 *     npm run tune:quoridor -- data/quoridor/games.tsv …
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readGames } from './games.mjs';
import { loadModule } from './module.mjs';

/** Points of a score that multiply the odds to win by e. */
const SCALE = 200;
/** Weights are sixteenths. */
const FRACTION = 16;
const PHASES = ['0 to 2', '3 to 5', '6 to 9', '10 to 14', '15 or more'];
const STEPS = 400;
const RIDGE = 1e-4;
/** A game in this many is kept for the test. */
const HELD_OUT = 10;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
});
const root = fileURLToPath(new URL('../../', import.meta.url));
const module = await loadModule(`${root}build/quoridor.wasm`);
const count = module.kernel.FEATURE_COUNT.value;

/** @typedef {{ features: number[][], results: number[] }} Samples */
/** @returns {Samples[]} */
const empty = () => PHASES.map(() => ({ features: [], results: [] }));
const [training, test] = [empty(), empty()];

for (const game of readGames(positionals)) {
  const samples = game.seed % HELD_OUT === 0 ? test : training;
  module.newGame();
  for (const [ply, move] of game.moves.entries()) {
    if (ply >= game.opening) addSample(samples, ply % 2 === 0 ? game.result : 1 - game.result);
    module.play(move);
  }
}

/** @param {Samples[]} samples @param {number} result for the player to move */
function addSample(samples, result) {
  const { kernel } = module;
  const phase = kernel.listFeatures();
  const seen = [...new Int16Array(kernel.memory.buffer, kernel.FEATURES.value, count)];
  samples[phase].features.push(seen);
  samples[phase].results.push(result);
}

const rows = PHASES.map((name, phase) => {
  const weights = fitWeights(training[phase]);
  const [learnt, held] = [lossOf(training[phase], weights), lossOf(test[phase], weights)];
  console.log(
    `${name} walls: ${training[phase].results.length} positions, loss ${learnt.toFixed(4)}, held out ${held.toFixed(4)}`,
  );
  return weights.map((weight) => Math.round(weight * SCALE * FRACTION));
});
for (const [phase, row] of rows.entries()) console.log(`  ${row.join(', ')}, // ${PHASES[phase]}`);
if (values.write) writeFileSync(`${root}assembly/quoridor/weights.ts`, source(rows));

/** Adam (Kingma, Ba 2015) on all samples at once. @param {Samples} samples */
function fitWeights({ features, results }) {
  const weights = new Float64Array(count);
  const [first, second] = [new Float64Array(count), new Float64Array(count)];
  for (let step = 1; step <= STEPS; step++) {
    const slope = new Float64Array(count);
    for (let i = 0; i < results.length; i++) {
      const seen = features[i];
      const error = chance(weights, seen) - results[i];
      for (let j = 0; j < count; j++) slope[j] += error * seen[j];
    }
    for (let j = 0; j < count; j++) {
      const g = slope[j] / Math.max(results.length, 1) + RIDGE * weights[j];
      first[j] = 0.9 * first[j] + 0.1 * g;
      second[j] = 0.99 * second[j] + 0.01 * g * g;
      weights[j] -=
        (0.03 * (first[j] / (1 - 0.9 ** step))) / (Math.sqrt(second[j] / (1 - 0.99 ** step)) + 1e-8);
    }
  }
  return [...weights];
}

/** @param {ArrayLike<number>} weights @param {number[]} seen */
function chance(weights, seen) {
  let sum = 0;
  for (let j = 0; j < count; j++) sum += weights[j] * seen[j];
  return 1 / (1 + Math.exp(-sum));
}

/** Mean log loss. @param {Samples} samples @param {number[]} weights */
function lossOf({ features, results }, weights) {
  const losses = results.map((result, i) => {
    const p = Math.min(Math.max(chance(weights, features[i]), 1e-6), 1 - 1e-6);
    return -(result * Math.log(p) + (1 - result) * Math.log(1 - p));
  });
  return losses.reduce((a, b) => a + b, 0) / Math.max(losses.length, 1);
}

/** @param {number[][]} table */
function source(table) {
  return `/**
 * What the features (features.ts) are worth, a row a phase of the game, by walls left in all (eval.ts). ${SCALE} points multiply the
 * odds to win by e; weights are sixteenths of a point. Written by \`npm run tune:quoridor\` from games of self-play.
 */
// biome-ignore format: a table
export const WEIGHTS: StaticArray<i16> = [
${table.map((row, phase) => `  // ${PHASES[phase]} walls left\n  ${row.join(', ')},`).join('\n')}
];
`;
}
