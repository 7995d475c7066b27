/**
 * Solved positions through the analyzer in a worker, by time: how often the first hint keeps the win or draw, and how often
 * the position is reported solved, rightly.
 *
 *     npm run build && node scripts/quoridor/tactical.mjs --movetime 200 --file test/fixtures/quoridor/tactical.jsonl
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = new URL('../../', import.meta.url);
const { values } = parseArgs({
  options: {
    movetime: { type: 'string', default: '200' },
    file: { type: 'string', default: fileURLToPath(new URL('test/fixtures/quoridor/tactical.jsonl', root)) },
    verbose: { type: 'boolean', default: false },
  },
});

/**
 * @typedef {object} Case
 * @property {string} id
 * @property {{ pawns: string[], left: number[], turn: number, walls: string[] }} pos
 * @property {'win' | 'loss' | 'draw'} result
 * @property {number} plies
 * @property {Record<string, number>} outcome by move: n wins in n plies, -n loses, 0 is a draw
 */
/** @type {Case[]} */
const cases = readFileSync(values.file, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line));

const { QuoridorAnalyzer, joinBoard } = await import(new URL('dist/quoridor/index.js', root).href);
const analyzer = new QuoridorAnalyzer();
let [toKeep, kept, solved, wrong, spent] = [0, 0, 0, 0, 0];
for (const { id, pos, result, plies, outcome } of cases) {
  const { hints, timeMs } = await analyzer.analyze({
    position: joinBoard({ ...pos, wallsLeft: pos.left, toMove: pos.turn + 1 }),
    timeMs: Number(values.movetime),
    lines: 1,
  });
  const [hint] = hints;
  spent += timeMs;
  if (hint?.solved) solved++;
  if (hint?.solved && (hint.solved.result !== result || hint.solved.plies !== plies)) wrong++;
  if (result === 'loss') continue;
  toKeep++;
  const value = outcome[hint?.move] ?? Number.NEGATIVE_INFINITY;
  if (result === 'win' ? value > 0 : value >= 0) kept++;
  else if (values.verbose) console.log(`${id}: ${hint?.move}`);
}
await analyzer.dispose();
console.log(
  `${values.movetime} ms: kept ${kept} of ${toKeep}; solved ${solved} of ${cases.length}, ${wrong} wrong; ${(spent / cases.length).toFixed(0)} ms on average`,
);
