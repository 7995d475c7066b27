/** The part of error-docs.ts that is about circumstances of a Mahjong win. No part of the package. */
import type { ErrorDoc } from './error-docs.js';
import type { ErrorCode } from './errors.js';

const WIN = '123m456p78911s111z';

export const CIRCUMSTANCE_ERROR_DOCS = {
  ERR_ROBBING_SELF_DRAW: {
    when: '`robbingKong` and `selfDraw` are both true.',
    example: { request: { hand: WIN, robbingKong: true, selfDraw: true } },
    advice: "A robbed tile is another player's: leave one of the two out.",
  },
  ERR_ROBBING_COPIES: {
    when: '`robbingKong` is true, but the hand, the indicators or the own discards have a second copy of the winning tile.',
    example: { request: { hand: WIN, winTile: '1z', robbingKong: true } },
    advice: 'Check `winTile`: whoever adds the fourth tile to a pung holds the other three.',
  },
  ERR_ROBBING_AFTER_KONG: {
    when: '`robbingKong` and `afterKong` are both true.',
    example: { request: { hand: WIN, winTile: '4p', robbingKong: true, afterKong: true } },
    advice: "Leave one out: the first is another player's kong, the second the own one.",
  },
  ERR_KONG_CLAIMED: {
    when: 'under rules other than classical and bmja, `afterKong` is true without `selfDraw`.',
    example: { request: { hand: '123m456p789s11z(2222z)', afterKong: true } },
    advice: 'The replacement tile is drawn: set `selfDraw`.',
  },
  ERR_IPPATSU_WITHOUT_RIICHI: {
    when: 'under riichi rules, `ippatsu` is true without riichi.',
    example: { request: { hand: WIN, ippatsu: true } },
    advice: 'Set `riichi` or `doubleRiichi` too.',
  },
  ERR_RIICHI_OPEN_HAND: {
    when: 'under riichi rules, riichi is declared with an open meld.',
    example: { request: { hand: '123m456p78911s[555z]', riichi: true } },
    advice: 'Leave riichi out, or write the meld as concealed.',
  },
  ERR_URA_WITHOUT_RIICHI: {
    when: 'under riichi rules, `uraDora` is given without riichi.',
    example: { request: { hand: WIN, uraDora: '1m' } },
    advice: 'Leave `uraDora` out, or set `riichi`.',
  },
  ERR_INDICATORS: {
    when: 'under riichi rules, `uraDora` has more indicators than `dora`.',
    example: { request: { hand: WIN, riichi: true, dora: '1m', uraDora: '2m3m' } },
    advice: 'Name each indicator in its place, or leave `dora` out.',
  },
  ERR_AFTER_KONG_WITHOUT_KONG: {
    when: '`afterKong` is true for a hand without a kong: in classical and western also without flowers, in riichi without norths set aside. Never in bmja, nor with the German league’s preset.',
    example: { request: { hand: WIN, afterKong: true, selfDraw: true } },
    advice: 'Write the kong as a meld, such as `(5555z)`.',
  },
  ERR_IPPATSU_AFTER_KONG: {
    when: 'under riichi rules, `ippatsu` and `afterKong` are both true.',
    example: {
      request: {
        hand: '123m456p78911s(5555z)',
        riichi: true,
        ippatsu: true,
        afterKong: true,
        selfDraw: true,
      },
    },
    advice: 'A kong ends ippatsu: leave one of the two out.',
  },
  ERR_LAST_TILE_KONG: {
    when: 'under riichi, bmja, classical and western rules, `lastTile` and `afterKong` are both true.',
    example: {
      request: { hand: '123m456p78911s(5555z)', lastTile: true, afterKong: true, selfDraw: true },
    },
    advice: 'Tiles after a kong come from a wall of their own: leave one of the two out.',
  },
  ERR_LAST_TILE_ROBBING: {
    when: '`lastTile` and `robbingKong` are both true.',
    example: { request: { hand: WIN, winTile: '4p', lastTile: true, robbingKong: true } },
    advice:
      'A claimed last tile is the last discard, and a robbed one is no discard: leave one of the two out.',
  },
  ERR_TWOFOLD_CLAIMED: {
    when: 'under bmja, classical and western rules, `twofoldFortune` is true without `selfDraw`.',
    example: { request: { hand: '123m99s(1111z)(2222z)555s', rules: 'bmja', twofoldFortune: true } },
    advice: 'The tile after the second kong is drawn: set `selfDraw`.',
  },
  ERR_TWOFOLD_WITHOUT_KONGS: {
    when: 'under bmja, classical and western rules, `twofoldFortune` is true for a hand with fewer than two kongs.',
    example: { request: { hand: WIN, rules: 'bmja', twofoldFortune: true, selfDraw: true } },
    advice: 'Write the kongs as melds, such as `(5555z)`.',
  },
  ERR_TWOFOLD_LAST_TILE: {
    when: 'under bmja, classical and western rules, `twofoldFortune` and `lastTile` are both true.',
    example: {
      request: {
        hand: '123m99s(1111z)(2222z)555s',
        rules: 'bmja',
        twofoldFortune: true,
        lastTile: true,
        selfDraw: true,
      },
    },
    advice: 'Tiles after a kong come from a wall of their own: leave one of the two out.',
  },
  ERR_FIRST_TURN_MELDS: {
    when: '`firstTurn` or `dealtHand` is true for a hand with melds. In bmja, classical and western those who draw may have concealed kongs.',
    example: { request: { hand: '123m456p78911s[555z]', firstTurn: true, seatWind: 2 } },
    advice: 'Melds end the first turn: leave it out.',
  },
  ERR_FIRST_TURN_RIICHI: {
    when: 'under riichi rules, `firstTurn` and riichi are both set.',
    example: { request: { hand: WIN, firstTurn: true, riichi: true, selfDraw: true } },
    advice: 'A win on the first turn comes before any riichi: leave one of the two out.',
  },
  ERR_FIRST_TURN_LATE: {
    when: '`firstTurn` or `dealtHand` is true together with `lastTile`.',
    example: { request: { hand: WIN, firstTurn: true, lastTile: true, selfDraw: true } },
    advice: 'Leave one of them out.',
  },
  ERR_FIRST_TURN_ROBBING: {
    when: '`firstTurn` or `dealtHand` is true together with `robbingKong`.',
    example: { request: { hand: WIN, winTile: '4p', seatWind: 2, firstTurn: true, robbingKong: true } },
    advice: 'A pung that becomes a kong was claimed, and that ends the first turn: leave one of them out.',
  },
  ERR_FIRST_TURN_AFTER_KONG: {
    when: 'under riichi, mcr and hongkong rules, `firstTurn` or `dealtHand` is true together with `afterKong`.',
    example: {
      request: { hand: '123m456p78911s(5555z)', firstTurn: true, afterKong: true, selfDraw: true },
    },
    advice: 'A kong ends the first turn: leave one of them out.',
  },
  ERR_FIRST_TURN_DEALER: {
    when: '`firstTurn` is true for the dealer without `selfDraw` or `dealtHand`.',
    example: { request: { hand: WIN, firstTurn: true } },
    advice: "The dealer's first turn is the first of all: set `selfDraw`, or another `seatWind`.",
  },
  ERR_FIRST_TURN_DISCARDS: {
    when: '`firstTurn` or `dealtHand` is true, and there are own discards.',
    example: { request: { hand: WIN, firstTurn: true, selfDraw: true, discards: '9m' } },
    advice: 'Leave one of the two out.',
  },
  ERR_FIRST_TURN_LAST_OF_KIND: {
    when: 'under mcr rules, `firstTurn` and `lastOfKind` are both true, other than for a draw of North.',
    example: { request: { hand: WIN, rules: 'mcr', firstTurn: true, lastOfKind: true, selfDraw: true } },
    advice: 'Too few tiles have been discarded by then: leave one of the two out.',
  },
  ERR_FIRST_TURN_NORTH: {
    when: 'under riichi rules, `firstTurn` is true and norths have been set aside.',
    example: { request: { hand: WIN, northDora: 1, firstTurn: true, selfDraw: true } },
    advice: 'Setting a north aside is a call: leave one of the two out.',
  },
  ERR_ORIGINAL_CALL_FIRST_TURN: {
    when: 'under bmja, classical and western rules, `originalCall` is true together with `firstTurn` or `dealtHand`.',
    example: { request: { hand: WIN, rules: 'bmja', originalCall: true, firstTurn: true, selfDraw: true } },
    advice: 'The call comes with the first discard: leave one of them out.',
  },
  ERR_LAST_OF_KIND_HELD: {
    when: 'under mcr rules, `lastOfKind` is true, but the concealed tiles have a second copy of the winning tile.',
    example: { request: { hand: WIN, rules: 'mcr', winTile: '1z', lastOfKind: true } },
    advice: 'Check `winTile`: the other three must lie open.',
  },
  ERR_DOUBLE_IPPATSU_LAST_TILE: {
    when: 'under riichi rules, `doubleRiichi`, `ippatsu` and `lastTile` are all true.',
    example: { request: { hand: WIN, doubleRiichi: true, ippatsu: true, lastTile: true } },
    advice: 'Leave one of them out.',
  },
  ERR_DOUBLE_IPPATSU_ROBBING: {
    when: 'under riichi rules, `doubleRiichi`, `ippatsu` and `robbingKong` are all true, and the hand is not thirteen orphans.',
    example: { request: { hand: WIN, winTile: '4p', doubleRiichi: true, ippatsu: true, robbingKong: true } },
    advice: 'The pung that was robbed had been claimed: leave one of them out.',
  },
  ERR_NORTH_DORA: {
    when: 'under riichi rules, `northDora` and the norths of hand, indicators, seen tiles and own discards are more than four.',
    example: { request: { hand: '123m456p78s44z9s[444m]', northDora: 3 } },
    advice: 'Norths set aside are no part of the hand: count them in `northDora` alone.',
  },
  ERR_PAARENCHAN_SEAT: {
    when: 'under riichi rules, `paarenchan` is given in another seat than East.',
    example: { request: { hand: WIN, paarenchan: 1, seatWind: 2 } },
    advice: 'Only the dealer wins in a row: leave it out, or set `seatWind` to 1.',
  },
  ERR_EAST_ROW_SEAT: {
    when: 'under classical and western rules, the option `eastRow` is set in another seat than East.',
    example: { request: { hand: WIN, rules: 'classical', seatWind: 2, ruleOptions: { eastRow: true } } },
    advice: 'Leave it out, or set `seatWind` to 1.',
  },
} satisfies Partial<Record<ErrorCode, ErrorDoc>>;
