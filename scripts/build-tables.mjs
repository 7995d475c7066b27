/**
 * Generates `assembly/mahjong/tables.generated.ts`: the rows of distances of one suit, and the automaton that finds the
 * row of any nine counts.
 *
 * A row answers, for 0 to 4 sets (chows or pungs) without and with a pair: how many tiles must be added to this suit
 * until it holds them, no kind being used more than four times. Rows of the four suits combine by a min-plus product
 * into the distance of the whole hand. The 5^9 ways to hold a suit have just 126 different rows, and a suit is read
 * kind by kind by a minimal acyclic automaton of 4,481 states (Myhill-Nerode: two beginnings are one state when every
 * continuation leads both to the same row). That is 12 KB gzipped, where a table of rows takes 4 MB.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(fileURLToPath(import.meta.url), '../..');
const target = join(root, 'assembly/mahjong/tables.generated.ts');

const KINDS = 9;
const COPIES = 4;
const SETS = 4;

/**
 * The state while reading a suit: how many sets and pairs are complete, and how many chows begun one kind ago and two
 * kinds ago still need the next kind.
 */
const stateIndex = (sets, pairs, begun1, begun2) => ((sets * 2 + pairs) * 5 + begun1) * 5 + begun2;
const STATES = stateIndex(SETS, 1, COPIES, COPIES) + 1;
const IMPOSSIBLE = 99;

function startCosts() {
  const costs = new Uint8Array(STATES).fill(IMPOSSIBLE);
  costs[0] = 0;
  return costs;
}

/** The cheapest way to each state after one more kind, of which `held` copies are in the hand. */
function readKind(costs, held) {
  const next = new Uint8Array(STATES).fill(IMPOSSIBLE);
  for (let sets = 0; sets <= SETS; sets++)
    for (let pairs = 0; pairs <= 1; pairs++)
      for (let begun1 = 0; begun1 <= COPIES; begun1++)
        for (let begun2 = 0; begun1 + begun2 <= COPIES; begun2++) {
          const cost = costs[stateIndex(sets, pairs, begun1, begun2)];
          if (cost < IMPOSSIBLE) spread(next, cost, held, sets, pairs, begun1, begun2);
        }
  return next;
}

function spread(next, cost, held, sets, pairs, begun1, begun2) {
  const open = begun1 + begun2;
  for (let chows = 0; chows + open <= COPIES && sets + chows <= SETS; chows++)
    for (let pung = 0; pung <= 1 && sets + chows + pung <= SETS; pung++)
      for (let pair = 0; pair + pairs <= 1; pair++) {
        const used = open + chows + 3 * pung + 2 * pair;
        if (used > COPIES) continue;
        const index = stateIndex(sets + chows + pung, pairs + pair, chows, begun1);
        next[index] = Math.min(next[index], cost + Math.max(0, used - held));
      }
}

const rowOf = (costs) =>
  Array.from({ length: 2 * (SETS + 1) }, (_, i) => costs[stateIndex(i >> 1, i & 1, 0, 0)]);

/** Reads every suit, level by level, giving beginnings with equal costs one state. */
function readAll() {
  let states = [startCosts()];
  const levels = [];
  for (let kind = 0; kind < KINDS; kind++) {
    const seen = new Map();
    const next = [];
    levels.push(
      states.map((costs) =>
        Array.from({ length: COPIES + 1 }, (_, held) => {
          const after = readKind(costs, held);
          const key = after.join();
          if (!seen.has(key)) seen.set(key, next.push(after) - 1);
          return seen.get(key);
        }),
      ),
    );
    states = next;
  }
  return { levels, rows: states.map(rowOf) };
}

/** Merges states that no continuation tells apart, last level first, and numbers them so that neighbours look alike. */
function minimise(levels, rows) {
  const distinct = [...new Map(rows.map((row) => [row.join(), row])).values()];
  distinct.sort((a, b) => compareFromEnd(a, b));
  const classOf = new Map(distinct.map((row, index) => [row.join(), index]));
  let names = rows.map((row) => classOf.get(row.join()));
  const minimal = [];
  for (const level of levels.toReversed()) {
    const renamed = level.map((targets) => targets.map((state) => names[state]));
    const unique = [...new Map(renamed.map((targets) => [targets.join(), targets])).values()];
    unique.sort(compareFromEnd);
    const nameOf = new Map(unique.map((targets, index) => [targets.join(), index]));
    names = renamed.map((targets) => nameOf.get(targets.join()));
    minimal.unshift(unique);
  }
  return { automaton: minimal, rows: distinct };
}

function compareFromEnd(a, b) {
  for (let i = a.length - 1; i >= 0; i--) if (a[i] !== b[i]) return a[i] - b[i];
  return 0;
}

/** Column after column, the difference to the row above as a zigzag varint: small numbers, which compress well. */
function encode(automaton) {
  const bytes = [];
  for (const level of automaton)
    for (let held = COPIES; held >= 0; held--) {
      let above = 0;
      for (const targets of level) {
        pushVarint(bytes, targets[held] - above);
        above = targets[held];
      }
    }
  return bytes;
}

function pushVarint(bytes, value) {
  let zigzag = value < 0 ? -2 * value - 1 : 2 * value;
  for (; zigzag > 127; zigzag >>= 7) bytes.push((zigzag & 127) | 128);
  bytes.push(zigzag);
}

const literal = (name, type, values) =>
  `export const ${name}: usize = memory.data<${type}>([${values.join(',')}]);\n`;

export function buildTables() {
  const script = createHash('sha256')
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .digest('hex');
  const stamp = `// Generated by scripts/build-tables.mjs ${script.slice(0, 16)}. Do not edit.\n`;
  if (existsSync(target) && readFileSync(target, 'utf8').startsWith(stamp)) return;
  const all = readAll();
  const { automaton, rows } = minimise(all.levels, all.rows);
  writeFileSync(
    target,
    stamp +
      `export const ROW_COUNT: i32 = ${rows.length};\n` +
      literal('ROW_DISTANCES', 'u8', rows.flat()) +
      literal(
        'LEVEL_SIZES',
        'u16',
        automaton.map((level) => level.length),
      ) +
      literal('AUTOMATON_CODE', 'u8', encode(automaton)),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildTables();
