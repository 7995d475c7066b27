/** Hands from collections that others scored: none of them is refused for its circumstances. */
import { expect, test } from 'vitest';
import { toErrorData } from '../../../src/errors.js';
import { makeHand } from '../../../src/mahjong/notation.js';
import { readRequest } from '../../../src/mahjong/request.js';
import { tileName } from '../../../src/mahjong/tiles.js';
import type { MahjongRequest } from '../../../src/mahjong/types.js';
import { hasCases, readCases } from '../../support/cases.js';
import {
  type ClassicalCase,
  requestOf as classicalRequest,
  handOf,
  tileNamed,
} from '../../support/classical.js';
import { type McrCase, requestOf as mcrRequest } from '../../support/mcr-cases.js';

function codeOf(request: MahjongRequest): string {
  try {
    readRequest(request);
    return 'let in';
  } catch (error) {
    return toErrorData(error).code;
  }
}

test('Chinese Official', () => {
  const cases = hasCases('mahjong/mcr_fan.jsonl') ? readCases<McrCase>('mahjong/mcr_fan.jsonl') : [];
  for (const sample of cases)
    expect({ id: sample.id, code: codeOf(mcrRequest(sample)) }).toEqual({ id: sample.id, code: 'let in' });
});

/** Null for what cannot be written as a hand: tiles that lie open and are no set. */
function classicalHand(sample: ClassicalCase): string | null {
  const { concealed, melds } = handOf(sample);
  const sets = melds.filter(({ kind }) => kind === 'chow' || kind === 'pung' || kind === 'kong');
  if (sets.length < melds.length || sets.some(({ concealed: hidden, kind }) => hidden && kind !== 'kong'))
    return null;
  const place = (tiles: readonly { kind: number; red: boolean }[]) =>
    tiles.map((tile) => ({ ...tile, at: 0 }));
  return makeHand({
    concealed,
    melds: sets.map(({ concealed: hidden, tiles }) => ({ concealed: hidden, tiles: place(tiles) })),
  });
}

/** The collection also scores more tiles than a hand has, and five of a kind. */
const NO_HANDS = ['ERR_HAND_SIZE', 'ERR_TOO_MANY_COPIES'];

test.each(['classical', 'bmja'] as const)('%s', (rules) => {
  const file = 'mahjong/classical_score.jsonl';
  const cases = hasCases(file) ? readCases<ClassicalCase>(file) : [];
  let asked = 0;
  for (const sample of cases) {
    const hand = classicalHand(sample);
    if (!hand) continue;
    const last = sample.last?.tile;
    const winTile = last && { winTile: tileName(tileNamed(last)) };
    const code = codeOf({ hand, rules, ...classicalRequest(sample), ...winTile });
    if (!NO_HANDS.includes(code)) expect({ id: sample.id, code }).toEqual({ id: sample.id, code: 'let in' });
    asked++;
  }
  if (cases.length > 0) expect(asked).toBeGreaterThan(80);
});
