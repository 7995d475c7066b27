/**
 * Every pair of circumstances under every rule set: where it is possible some hand must be let in with it, where it is not
 * no hand may be, and the code must be its own.
 */
import { expect, test } from 'vitest';
import { type ErrorCode, HintwrightError } from '../../../src/errors.js';
import { readRequest } from '../../../src/mahjong/request.js';
import type { MahjongRequest, Rules } from '../../../src/mahjong/types.js';
import { CIRCUMSTANCES, type Circumstance, KNOWN_BY, PAIRS } from './pairs.js';

/** Won on a tile that is there once; with kongs, with a flower, and thirteen orphans, who can do what others cannot. */
const HANDS = [
  '123m456p789s11z23s4s',
  '123m456p11z23s4s(5555z)',
  '456p11z23s4s(5555z)(6666z)',
  '123m456p789s11z23s4s1f',
  '119m19p19s123456z7z',
];

const VALUES: Partial<Record<Circumstance, Partial<MahjongRequest>>> = {
  eastRow: { ruleOptions: { eastRow: true } },
  uraDora: { uraDora: '9p' },
  northDora: { northDora: 1 },
  paarenchan: { paarenchan: 1 },
};
const set = (name: Circumstance): Partial<MahjongRequest> => VALUES[name] ?? { [name]: true };

/** All requests that have both circumstances, whatever else they need. */
function* requestsWith(rules: Rules, pair: readonly Circumstance[]): Generator<MahjongRequest> {
  for (const hand of HANDS) {
    if (hand.endsWith('f') && rules === 'riichi') continue;
    for (const seatWind of [1, 2, 4] as const)
      for (const selfDraw of pair.includes('selfDraw') ? [true] : [false, true])
        for (const riichi of KNOWN_BY.riichi.includes(rules as 'riichi') ? [false, true] : [false])
          yield Object.assign({ hand, rules, seatWind, selfDraw, riichi }, ...pair.map(set));
  }
}

function outcome(request: MahjongRequest): ErrorCode | 'possible' {
  try {
    readRequest(request);
    return 'possible';
  } catch (error) {
    if (error instanceof HintwrightError) return error.code;
    throw error;
  }
}

const knows = (name: Circumstance, rules: Rules) => (KNOWN_BY[name] as readonly Rules[]).includes(rules);

const pairs = CIRCUMSTANCES.flatMap((a, i) =>
  CIRCUMSTANCES.slice(i + 1)
    .map((b) => [a, b] as const)
    .filter(([, b]) => KNOWN_BY[a].some((rules) => knows(b, rules))),
);

test('the table has every pair that some rules know, and no other', () => {
  expect(Object.keys(PAIRS).sort()).toEqual(pairs.map((pair) => pair.join(' ')).sort());
});

test.each(pairs)('%s and %s', (a, b) => {
  const row = PAIRS[`${a} ${b}`];
  for (const rules of KNOWN_BY[a].filter((name) => knows(b, name))) {
    const outcomes = new Set([...requestsWith(rules, [a, b])].map(outcome));
    const code = row?.never?.[rules];
    const told = { rules, possible: outcomes.has('possible') };
    expect(told, row?.why).toEqual({ rules, possible: code === undefined });
    if (code) expect([...outcomes], row?.why).toContain(code);
  }
});
