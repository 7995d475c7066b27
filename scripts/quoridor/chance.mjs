/**
 * From scores to chances: samples positions from games, one a game and phase, searches them, fits a logistic curve a phase to
 * the results of half of the games, and shows how often the positions of the other half were won, by what the curves said.
 *
 *     npm run tune:quoridor:chance -- data/quoridor/games.tsv
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readGames } from './games.mjs';
import { loadModule } from './module.mjs';
import { randomFrom } from './random.mjs';

/** Most walls left in all, a phase. */
const PHASES = [2, 5, 9, 14, 20];
const WON = 29000;
/** What proven wins count as: src/quoridor/win-chance.ts. */
const MOST = 0.999;
const DECILES = 10;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    nodes: { type: 'string', default: '10000' },
    module: { type: 'string', default: fileURLToPath(new URL('../../build/quoridor.wasm', import.meta.url)) },
    samples: { type: 'string' },
  },
});

/** @typedef {{ seed: number, phase: number, score: number, result: number }} Sample result for the player to move */
const samples = values.samples ? readSamples(values.samples) : await takeSamples();

/** @param {string} file as printed by an earlier run @returns {Sample[]} */
function readSamples(file) {
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('sample\t'));
  return rows.map((row) => {
    const [, seed, phase, score, result] = row.split('\t').map(Number);
    return { seed, phase, score, result };
  });
}

async function takeSamples() {
  const module = await loadModule(values.module);
  /** @type {Sample[]} */
  const taken = [];
  for (const game of readGames(positionals)) {
    for (const { phase, ply } of choosePlies(module, game)) {
      module.newGame();
      for (const move of game.moves.subarray(0, ply)) module.play(move);
      const [best] = module.search({ nodes: Number(values.nodes) });
      if (!best) continue;
      const result = ply % 2 === 0 ? game.result : 1 - game.result;
      taken.push({ seed: game.seed, phase, score: best.score, result });
      console.log(['sample', game.seed, phase, best.score, result].join('\t'));
    }
  }
  return taken;
}

/**
 * One ply of each phase that the game went through, after the opening.
 * @param {Awaited<ReturnType<typeof loadModule>>} module @param {import('./games.mjs').Game} game
 */
function choosePlies(module, game) {
  const random = randomFrom(game.seed);
  /** @type {number[][]} */
  const plies = PHASES.map(() => []);
  module.newGame();
  for (const [ply, move] of game.moves.entries()) {
    const walls = module.kernel.leftOf(0) + module.kernel.leftOf(1);
    if (ply >= game.opening) plies[PHASES.findIndex((most) => walls <= most)].push(ply);
    module.play(move);
  }
  return plies.flatMap((list, phase) =>
    list.length > 0 ? [{ phase, ply: list[random.below(list.length)] }] : [],
  );
}

const [fitted, held] = [0, 1].map((rest) => samples.filter(({ seed }) => seed % 2 === rest));
const curves = PHASES.map((_, phase) => fitCurve(fitted.filter((sample) => sample.phase === phase)));
curves.forEach(({ slope, lift }, phase) => {
  console.log(`up to ${PHASES[phase]} walls: slope ${slope.toFixed(5)}, lift ${lift.toFixed(3)}`);
});
printTable();

/** Newton's method on the log loss. @param {Sample[]} group */
function fitCurve(group) {
  let [slope, lift] = [0.005, 0];
  const open = group.filter(({ score }) => Math.abs(score) < WON);
  for (let step = 0; step < 30; step++) {
    let [gs, gl, hss, hsl, hll] = [0, 0, 1e-9, 0, 1e-9];
    for (const { score, result } of open) {
      const p = 1 / (1 + Math.exp(-(slope * score + lift)));
      const weight = p * (1 - p);
      gs += (p - result) * score;
      gl += p - result;
      hss += weight * score * score;
      hsl += weight * score;
      hll += weight;
    }
    const determinant = hss * hll - hsl * hsl;
    slope -= (hll * gs - hsl * gl) / determinant;
    lift -= (hss * gl - hsl * gs) / determinant;
  }
  return { slope, lift };
}

/** @param {Sample} sample */
function chanceOf({ phase, score }) {
  if (Math.abs(score) >= WON) return score > 0 ? MOST : 1 - MOST;
  const { slope, lift } = curves[phase];
  return Math.min(Math.max(1 / (1 + Math.exp(-(slope * score + lift))), 1 - MOST), MOST);
}

/** Games not used for the fit: what was said, what came. */
function printTable() {
  console.log('| said | positions | mean said | won |\n|---|---|---|---|');
  for (let decile = 0; decile < DECILES; decile++) {
    const group = held.filter(
      (sample) => Math.min(Math.floor(chanceOf(sample) * DECILES), DECILES - 1) === decile,
    );
    const percent = (/** @type {number[]} */ list) => (100 * mean(list)).toFixed(1);
    const range = `${10 * decile}–${10 * decile + 10} %`;
    console.log(
      `| ${range} | ${group.length} | ${percent(group.map(chanceOf))} | ${percent(group.map(({ result }) => result))} |`,
    );
  }
  for (const [phase, most] of [...PHASES.entries(), [-1, 'all']]) {
    const group = held.filter((sample) => phase === -1 || sample.phase === phase);
    const base = mean(group.map(({ result }) => result));
    const brier = mean(group.map((sample) => (chanceOf(sample) - sample.result) ** 2));
    const constant = mean(group.map(({ result }) => (base - result) ** 2));
    console.log(
      `walls ${most}: ${group.length} positions, Brier ${brier.toFixed(4)}, constant ${constant.toFixed(4)}`,
    );
  }
}

/** @param {number[]} list */
function mean(list) {
  return list.reduce((a, b) => a + b, 0) / Math.max(list.length, 1);
}
