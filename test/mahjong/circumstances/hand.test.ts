/** Circumstances that contradict the hand, the tiles on the table or three at a time; and where the fault is. */
import { describe, expect, test } from 'vitest';
import { type ErrorCode, HintwrightError } from '../../../src/errors.js';
import { readRequest } from '../../../src/mahjong/request.js';
import type { MahjongRequest } from '../../../src/mahjong/types.js';

const closed = '234m456p22678s789m';
const kong = '234m456p22s78s9s(1111z)';
const open = '234m456p22s78s9s[555z]';
const orphans = '119m19p19s123456z7z';
const twoKongs = '123m99s(1111z)(2222z)555s';
const drawn = { selfDraw: true };

function faultOf(request: MahjongRequest) {
  try {
    readRequest(request);
  } catch (error) {
    if (error instanceof HintwrightError)
      return { code: error.code, place: error.at === undefined ? null : [error.input, error.at] };
    throw error;
  }
  return null;
}

type Fault = [why: string, request: MahjongRequest, code: ErrorCode, place?: [text: string, at: number]];

describe('what cannot be', () => {
  test.each<Fault>([
    ['ippatsu without riichi', { hand: closed, ippatsu: true }, 'ERR_IPPATSU_WITHOUT_RIICHI'],
    ['riichi with an open hand', { hand: open, riichi: true }, 'ERR_RIICHI_OPEN_HAND', [open, 16]],
    ['double riichi with one', { hand: open, doubleRiichi: true }, 'ERR_RIICHI_OPEN_HAND', [open, 16]],
    ['open riichi with one', { hand: open, openRiichi: true }, 'ERR_RIICHI_OPEN_HAND', [open, 16]],
    ['ura dora without riichi', { hand: closed, uraDora: '1m' }, 'ERR_URA_WITHOUT_RIICHI', ['1m', 0]],
    [
      'more of them than indicators above',
      { hand: closed, riichi: true, dora: '1m', uraDora: '1p9p' },
      'ERR_INDICATORS',
      ['1p9p', 2],
    ],
    [
      'a robbed tile held twice',
      { hand: '234m456p78999s22s2s', robbingKong: true },
      'ERR_ROBBING_COPIES',
      ['234m456p78999s22s2s', 15],
    ],
    [
      'a robbed tile in the own melds',
      { hand: '456p22678s78m9m[789m]', robbingKong: true },
      'ERR_ROBBING_COPIES',
      ['456p22678s78m9m[789m]', 18],
    ],
    [
      'a robbed tile as indicator',
      { hand: closed, robbingKong: true, dora: '1s9m' },
      'ERR_ROBBING_COPIES',
      ['1s9m', 2],
    ],
    [
      'a robbed tile among the own discards',
      { hand: closed, rules: 'mcr', robbingKong: true, discards: '9m' },
      'ERR_ROBBING_COPIES',
      ['9m', 0],
    ],
    ['after a kong on a discard', { hand: kong, afterKong: true }, 'ERR_KONG_CLAIMED'],
    [
      'after a kong that is not there',
      { hand: closed, afterKong: true, ...drawn },
      'ERR_AFTER_KONG_WITHOUT_KONG',
    ],
    [
      'nor by Millington',
      { hand: '2s3s4s5s5s7m7m7m[111p][222p]', rules: 'classical', afterKong: true, ...drawn },
      'ERR_AFTER_KONG_WITHOUT_KONG',
    ],
    [
      'riichi before a draw on the first turn, whatever the blessing of man is worth',
      {
        hand: closed,
        firstTurn: true,
        riichi: true,
        seatWind: 2,
        ...drawn,
        ruleOptions: { renhou: 'mangan' },
      },
      'ERR_FIRST_TURN_RIICHI',
    ],
    [
      'riichi before a claim on the first turn, where the blessing of man is not played',
      { hand: closed, firstTurn: true, riichi: true, seatWind: 2 },
      'ERR_FIRST_TURN_RIICHI',
    ],
    [
      'a second own discard before such a claim',
      {
        ...{ hand: closed, firstTurn: true, doubleRiichi: true, seatWind: 2, discards: '1z 2z' },
        ruleOptions: { renhou: 'yakuman' },
      },
      'ERR_FIRST_TURN_DISCARDS',
      ['1z 2z', 3],
    ],
    ['a flower as indicator', { hand: closed, dora: '1m1f' }, 'ERR_FLOWERS', ['1m1f', 2]],
    [
      'a red winning tile that the hand does not have',
      { hand: '234m456p789s22z11s1s', winTile: '0p' },
      'ERR_WIN_TILE',
      ['0p', 0],
    ],
    [
      'nor in Hong Kong, whatever flowers there are',
      { hand: `${closed}1f`, rules: 'hongkong', afterKong: true, ...drawn, winTile: '9m' },
      'ERR_AFTER_KONG_WITHOUT_KONG',
    ],
    [
      'a loose tile without kong or flower',
      { hand: closed, rules: 'classical', afterKong: true, ...drawn },
      'ERR_AFTER_KONG_WITHOUT_KONG',
    ],
    ['a claimed second kong', { hand: twoKongs, rules: 'bmja', twofoldFortune: true }, 'ERR_TWOFOLD_CLAIMED'],
    [
      'a kong upon a kong with one of them',
      { hand: kong, rules: 'classical', twofoldFortune: true, ...drawn },
      'ERR_TWOFOLD_WITHOUT_KONGS',
    ],
    [
      'the first turn with a kong',
      { hand: kong, firstTurn: true, ...drawn },
      'ERR_FIRST_TURN_MELDS',
      [kong, 16],
    ],
    [
      'with open melds where kongs may be',
      { hand: open, rules: 'bmja', firstTurn: true, ...drawn },
      'ERR_FIRST_TURN_MELDS',
      [open, 16],
    ],
    [
      'a hand as dealt with them',
      { hand: open, rules: 'classical', dealtHand: true },
      'ERR_FIRST_TURN_MELDS',
      [open, 16],
    ],
    [
      "a kong before East's first discard",
      { hand: kong, rules: 'classical', firstTurn: true, seatWind: 2 },
      'ERR_FIRST_TURN_MELDS',
      [kong, 16],
    ],
    ['a discard to the dealer on it', { hand: closed, firstTurn: true }, 'ERR_FIRST_TURN_DEALER'],
    ['in any rules', { hand: closed, rules: 'hongkong', firstTurn: true }, 'ERR_FIRST_TURN_DEALER'],
    [
      'own discards before it',
      { hand: closed, firstTurn: true, ...drawn, discards: ' 1z' },
      'ERR_FIRST_TURN_DISCARDS',
      [' 1z', 1],
    ],
    [
      'own discards before a hand as dealt',
      { hand: closed, rules: 'classical', dealtHand: true, discards: '1z' },
      'ERR_FIRST_TURN_DISCARDS',
      ['1z', 0],
    ],
    [
      'three equal discards before South draws',
      { hand: closed, rules: 'mcr', firstTurn: true, lastOfKind: true, seatWind: 2, ...drawn },
      'ERR_FIRST_TURN_LAST_OF_KIND',
    ],
    [
      'the last of a kind with one more in hand',
      { hand: '234m456p78999s22s2s', rules: 'mcr', lastOfKind: true },
      'ERR_LAST_OF_KIND_HELD',
      ['234m456p78999s22s2s', 15],
    ],
    [
      'the last tile within ippatsu of double riichi',
      { hand: closed, doubleRiichi: true, ippatsu: true, lastTile: true },
      'ERR_DOUBLE_IPPATSU_LAST_TILE',
    ],
    [
      'a robbed pung within it',
      { hand: closed, doubleRiichi: true, ippatsu: true, robbingKong: true },
      'ERR_DOUBLE_IPPATSU_ROBBING',
    ],
    [
      'wins in a row of another than East',
      { hand: closed, paarenchan: 1, seatWind: 3 },
      'ERR_PAARENCHAN_SEAT',
    ],
    [
      "East's long row of another",
      { hand: closed, rules: 'western', seatWind: 3, ruleOptions: { eastRow: true } },
      'ERR_EAST_ROW_SEAT',
    ],
    [
      'five norths',
      { hand: '234m456p22s789s44z4z', northDora: 2 },
      'ERR_NORTH_DORA',
      ['234m456p22s789s44z4z', 18],
    ],
    ['with one on the table', { hand: closed, northDora: 4, seen: '1z4z' }, 'ERR_NORTH_DORA', ['1z4z', 2]],
    ['with one as indicator', { hand: closed, northDora: 4, dora: '4z' }, 'ERR_NORTH_DORA', ['4z', 0]],
    ['with one discarded', { hand: closed, northDora: 4, discards: '4z' }, 'ERR_NORTH_DORA', ['4z', 0]],
    [
      'a fifth tile among the own discards',
      { hand: closed, seen: '22s', discards: '2s' },
      'ERR_TOO_MANY_SEEN',
      ['2s', 0],
    ],
    [
      'flowers in a game without',
      { hand: `${closed}1f`, rules: 'hongkong', ruleOptions: { flowers: false } },
      'ERR_FLOWERS',
      [`${closed}1f`, 18],
    ],
    ['a winning tile that is not held', { hand: closed, winTile: '1z' }, 'ERR_WIN_TILE', ['1z', 0]],
    ['an option that the rules do not have', { hand: closed, ruleOptions: { jokers: true } }, 'ERR_OPTION'],
    ['an option with a wrong value', { hand: closed, ruleOptions: { openTanyao: 'yes' } }, 'ERR_OPTION'],
    ['a choice that is none', { hand: closed, ruleOptions: { renhou: 'haneman' } }, 'ERR_OPTION'],
    ['more norths than there are', { hand: closed, northDora: 5 }, 'ERR_OPTION'],
    ['discards that are no text', { hand: closed, discards: 7 as never }, 'ERR_OPTION'],
  ])('%s', (_, request, code, place = undefined) => {
    expect(faultOf(request)).toEqual({ code, place: place ?? null });
  });
});

describe('what can be', () => {
  test.each<[why: string, request: MahjongRequest]>([
    ['double riichi and a concealed kong', { hand: kong, doubleRiichi: true, uraDora: '1m' }],
    [
      'thirteen orphans rob a concealed kong within ippatsu of double riichi',
      { hand: orphans, doubleRiichi: true, ippatsu: true, robbingKong: true },
    ],
    ['ippatsu on the last discard', { hand: closed, riichi: true, ippatsu: true, lastTile: true }],
    [
      'a discard to another than the dealer on the first turn',
      { hand: closed, firstTurn: true, seatWind: 4 },
    ],
    [
      'ura dora after open riichi, the indicators not told',
      { hand: closed, openRiichi: true, uraDora: '9p' },
    ],
    ['the tile that replaces a north', { hand: closed, afterKong: true, northDora: 1, ...drawn }],
    ['the tile that replaces a flower', { hand: `1f${closed}`, rules: 'bmja', afterKong: true, ...drawn }],
    [
      'a loose tile claimed, as the German league has it',
      { hand: kong, rules: 'classical', afterKong: true },
    ],
    ['East complete as dealt, neither drawn nor claimed', { hand: closed, rules: 'bmja', dealtHand: true }],
    ['East with a kong before any discard', { hand: kong, rules: 'classical', firstTurn: true, ...drawn }],
    [
      'the last of a kind, the others in own melds',
      { hand: '23m99p4m[444m][888s][222z]', rules: 'mcr', lastOfKind: true },
    ],
    [
      'North draws the fourth of three equal discards',
      { hand: closed, rules: 'mcr', firstTurn: true, lastOfKind: true, seatWind: 4, ...drawn },
    ],
    [
      'a loose tile in a hand that has not won',
      { hand: '123m456p789s11z2s', rules: 'classical', afterKong: true },
    ],
    [
      'original call with claimed sets',
      { hand: '2s3s4s5s5s7s8s9s[111p][123p]', rules: 'classical', originalCall: true },
    ],
    [
      'circumstances that the rules do not know',
      { hand: closed, rules: 'mcr', riichi: true, ippatsu: true, originalCall: true, twofoldFortune: true },
    ],
    ['four norths, all set aside', { hand: closed, northDora: 4 }],
    ...(['mangan', 'yakuman'] as const).map((renhou): [string, MahjongRequest] => [
      `riichi before a claim on the first turn, where the blessing of man is played for a ${renhou}`,
      { hand: closed, firstTurn: true, openRiichi: true, seatWind: 2, ruleOptions: { renhou } },
    ]),
    [
      'the discard with which riichi was declared before such a claim',
      {
        ...{ hand: closed, firstTurn: true, doubleRiichi: true, seatWind: 2, discards: '1z' },
        ruleOptions: { renhou: 'yakuman' },
      },
    ],
    [
      'a loose tile in a British hand that shows nothing replaced',
      { hand: '2s3s4s5s5s7m7m7m[111p][222p]', rules: 'bmja', afterKong: true, ...drawn },
    ],
    [
      'the same by the German league, whose examples have it so',
      {
        ...{ hand: '2s3s4s5s5s7m7m7m[111p][222p]', rules: 'classical', afterKong: true, ...drawn },
        ruleOptions: { preset: 'dmjl' },
      },
    ],
  ])('%s', (_, request) => {
    expect(faultOf(request)).toBeNull();
  });
});
