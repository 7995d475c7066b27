import { describe, expect, test } from 'vitest';
import { HintwrightError } from '../../src/errors.js';
import { barClaim } from '../../src/mahjong/furiten.js';
import { readRequest } from '../../src/mahjong/request.js';
import { contradictionOf, SITUATION } from '../../src/mahjong/situation.js';
import { type MahjongRequest, RULES, type Rules, type Wind } from '../../src/mahjong/types.js';
import { loadKernel } from '../support/kernel.js';
import { scoreRequest } from '../support/score.js';

const kernel = await loadKernel('mahjong');

/** Every field that not all rules ask for, as it would be told. */
const TOLD: Partial<MahjongRequest> = {
  riichi: true,
  doubleRiichi: true,
  openRiichi: true,
  ippatsu: true,
  lastTile: true,
  afterKong: true,
  robbingKong: true,
  firstTurn: true,
  lastOfKind: true,
  originalCall: true,
  twofoldFortune: true,
  dealtHand: true,
  northDora: 2,
  paarenchan: 1,
  dora: '4m',
  uraDora: '4m',
  discards: '7z',
  passedWin: true,
};

/** Concealed, with one chow as the British have it, with two kongs: each field can count in one of them. */
const HANDS = ['456m567p234789s77z', '444m666p222s77z456s', '456p77z(2222s)[5555z]444m'];

function situations(rules: Rules): MahjongRequest[] {
  const seats: Wind[] = [1, 2];
  return HANDS.flatMap((hand) =>
    [false, true].flatMap((selfDraw) =>
      seats.flatMap((seatWind) => {
        const plain: MahjongRequest = { hand, rules, selfDraw, seatWind };
        if (rules === 'mcr') return [plain, { ...plain, ruleOptions: { blessings: true } }];
        return rules === 'riichi' ? [plain, { ...plain, riichi: true }] : [plain];
      }),
    ),
  );
}

/** What a hand scores; `null` where its situation is refused. */
function scored(request: MahjongRequest): string | null {
  try {
    const { score } = scoreRequest(kernel, request);
    return JSON.stringify(score && barClaim(kernel, readRequest(request), score));
  } catch (error) {
    if (error instanceof HintwrightError) return null;
    throw error;
  }
}

/** Whether telling a field changes some score. */
function counts(rules: Rules, field: string): boolean {
  const told = { [field]: TOLD[field as keyof typeof TOLD] };
  return situations(rules).some((plain) => {
    const [without, withIt] = [scored(plain), scored({ ...plain, ...told })];
    return withIt !== null && withIt !== without;
  });
}

describe.each(RULES)('under the rules %s', (rules) => {
  const listed: readonly string[] = SITUATION[rules];

  test.each(listed)('%s counts', (field) => expect(counts(rules, field)).toBe(true));

  // A page that offers what counts must not leave anything out; on the first turn is the same as dealt where both exist.
  test('nothing else does', () => {
    const others = Object.keys(TOLD).filter((field) => !listed.includes(field));
    const meant = others.filter((field) => counts(rules, field));
    const sameAsListed = listed.includes('dealtHand')
      ? ['firstTurn']
      : rules === 'hongkong'
        ? ['dealtHand']
        : [];
    expect(meant).toEqual(sameAsListed);
  });
});

test('what cannot come together says why; what cannot be read says nothing', () => {
  const hand = HANDS[0]!;
  expect(contradictionOf({ hand })).toBeNull();
  expect(contradictionOf({ hand, ippatsu: true })?.code).toBe('ERR_IPPATSU_WITHOUT_RIICHI');
  expect(contradictionOf({ hand, ippatsu: true, rules: 'mcr' })?.code).not.toBe('ERR_IPPATSU_WITHOUT_RIICHI');
  expect(contradictionOf({ hand: '12', ippatsu: true })).toBeNull();
});

// While tiles are typed, what else is told stays barred.
test('other tiles that cannot be read are left out', () => {
  const told = { hand: HANDS[0]!, dora: '3', seen: 'x', winTile: '9m', ippatsu: true };
  expect(contradictionOf(told)?.code).toBe('ERR_IPPATSU_WITHOUT_RIICHI');
  expect(contradictionOf({ ...told, ippatsu: false })).toBeNull();
});
