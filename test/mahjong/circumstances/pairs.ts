/**
 * All pairs of circumstances that some rules know together: what comes of them, and why. A pair is written in the order of
 * `KNOWN_BY`.
 */
import type { ErrorCode } from '../../../src/errors.js';
import { RULES, type Rules } from '../../../src/mahjong/types.js';

const RIICHI: readonly Rules[] = ['riichi'];
const POINTS: readonly Rules[] = ['bmja', 'classical', 'western'];

/** The rules that look at each circumstance. */
export const KNOWN_BY = {
  selfDraw: RULES,
  lastTile: RULES,
  afterKong: RULES,
  robbingKong: RULES,
  firstTurn: RULES,
  dealtHand: [...POINTS, 'hongkong'],
  lastOfKind: ['mcr'],
  originalCall: POINTS,
  twofoldFortune: POINTS,
  eastRow: ['classical', 'western'],
  riichi: RIICHI,
  doubleRiichi: RIICHI,
  openRiichi: RIICHI,
  ippatsu: RIICHI,
  uraDora: RIICHI,
  passedWin: RIICHI,
  northDora: RIICHI,
  paarenchan: RIICHI,
} as const satisfies Record<string, readonly Rules[]>;

export type Circumstance = keyof typeof KNOWN_BY;
export const CIRCUMSTANCES = Object.keys(KNOWN_BY) as Circumstance[];

interface Row {
  why: string;
  /** Rules under which the pair is impossible, and the code that says so. */
  never?: Partial<Record<Rules, ErrorCode>>;
}

const under = (rules: readonly Rules[], code: ErrorCode): Partial<Record<Rules, ErrorCode>> =>
  Object.fromEntries(rules.map((name) => [name, code]));
const possible = (why: string): Row => ({ why });
const never = (code: ErrorCode, why: string, rules: readonly Rules[] = RULES): Row => ({
  why,
  never: under(rules, code),
});

const COUNTED = 'how often East has won before says nothing about this win';
const INDICATORS = 'what lies under the indicators says nothing about how the tile came';
const PASSED = 'a tile let pass earlier bars claims of later ones, and is no contradiction';
const DECLARED = 'each is a riichi, in one form or another';

export const PAIRS: Readonly<Record<string, Row>> = {
  'selfDraw lastTile': possible('the last tile of the wall is drawn'),
  'selfDraw afterKong': possible('the replacement tile is drawn'),
  'selfDraw robbingKong': never('ERR_ROBBING_SELF_DRAW', 'a robbed tile is taken from another player'),
  'selfDraw firstTurn': possible('heaven is drawn, and so is earth in riichi'),
  'selfDraw dealtHand': possible('the fourteenth tile counts as drawn'),
  'selfDraw lastOfKind': possible('the last of a kind can be drawn'),
  'selfDraw originalCall': possible('the call says nothing about how the tile comes'),
  'selfDraw twofoldFortune': possible('the second replacement tile is drawn'),
  'selfDraw eastRow': possible(COUNTED),
  'selfDraw riichi': possible('riichi wins either way'),
  'selfDraw doubleRiichi': possible('riichi wins either way'),
  'selfDraw openRiichi': possible('riichi wins either way'),
  'selfDraw ippatsu': possible('the own next draw is the last of the turn'),
  'selfDraw uraDora': possible(INDICATORS),
  'selfDraw passedWin': possible('furiten bars claims alone'),
  'selfDraw northDora': possible('a draw is as good with norths set aside'),
  'selfDraw paarenchan': possible(COUNTED),

  'lastTile afterKong': {
    why: 'with a dead wall the tile after a kong is never the last of the live one; without one (mcr, hongkong) it may be',
    never: under(['riichi', ...POINTS], 'ERR_LAST_TILE_KONG'),
  },
  'lastTile robbingKong': never('ERR_LAST_TILE_ROBBING', 'a claimed last tile is the last discard'),
  'lastTile firstTurn': never('ERR_FIRST_TURN_LATE', 'the wall does not end on the first turn'),
  'lastTile dealtHand': never(
    'ERR_FIRST_TURN_LATE',
    'the wall does not end with the deal',
    KNOWN_BY.dealtHand,
  ),
  'lastTile lastOfKind': possible('the last tile may be the last of its kind'),
  'lastTile originalCall': possible('a call may wait until the end'),
  'lastTile twofoldFortune': never('ERR_TWOFOLD_LAST_TILE', 'it comes from the dead wall', POINTS),
  'lastTile eastRow': possible(COUNTED),
  'lastTile riichi': possible('riichi may wait until the end'),
  'lastTile doubleRiichi': possible('riichi may wait until the end'),
  'lastTile openRiichi': possible('riichi may wait until the end'),
  'lastTile ippatsu': possible('riichi with four tiles left: the last of them is within the turn'),
  'lastTile uraDora': possible(INDICATORS),
  'lastTile passedWin': possible(PASSED),
  'lastTile northDora': possible('norths are set aside long before'),
  'lastTile paarenchan': possible(COUNTED),

  'afterKong robbingKong': never('ERR_ROBBING_AFTER_KONG', "one is the own kong, the other another's"),
  'afterKong firstTurn': {
    why: 'a kong ends the first turn; in the games of points East may win on a loose tile before any discard',
    never: under(['riichi', 'mcr', 'hongkong'], 'ERR_FIRST_TURN_AFTER_KONG'),
  },
  'afterKong dealtHand': {
    why: 'the same; a flower dealt is replaced before the hand is as dealt',
    never: under(['hongkong'], 'ERR_FIRST_TURN_AFTER_KONG'),
  },
  'afterKong lastOfKind': possible('the replacement tile may be the last of its kind'),
  'afterKong originalCall': possible('a flower is replaced after the call, too'),
  'afterKong twofoldFortune': possible('the win comes after the second kong'),
  'afterKong eastRow': possible(COUNTED),
  'afterKong riichi': possible('a concealed kong that does not change the wait'),
  'afterKong doubleRiichi': possible('a concealed kong that does not change the wait'),
  'afterKong openRiichi': possible('a concealed kong that does not change the wait'),
  'afterKong ippatsu': never('ERR_IPPATSU_AFTER_KONG', 'any kong ends ippatsu', RIICHI),
  'afterKong uraDora': possible(INDICATORS),
  'afterKong passedWin': possible('furiten bars claims alone'),
  'afterKong northDora': possible('the tile that replaces a north counts as one after a kong'),
  'afterKong paarenchan': possible(COUNTED),

  'robbingKong firstTurn': never('ERR_FIRST_TURN_ROBBING', 'the pung had to be claimed before'),
  'robbingKong dealtHand': never(
    'ERR_FIRST_TURN_ROBBING',
    'the pung had to be claimed before',
    KNOWN_BY.dealtHand,
  ),
  'robbingKong lastOfKind': possible('the robbed pung shows the other three, though that counts but once'),
  'robbingKong originalCall': possible('a robbed tile completes a called hand as a discard does'),
  'robbingKong twofoldFortune': never(
    'ERR_TWOFOLD_CLAIMED',
    'the winning tile replaces the own kong',
    POINTS,
  ),
  'robbingKong eastRow': possible(COUNTED),
  'robbingKong riichi': possible('riichi wins either way'),
  'robbingKong doubleRiichi': possible('riichi wins either way'),
  'robbingKong openRiichi': possible('riichi wins either way'),
  'robbingKong ippatsu': possible('the win comes before the kong would end ippatsu'),
  'robbingKong uraDora': possible(INDICATORS),
  'robbingKong passedWin': possible(PASSED),
  'robbingKong northDora': possible('norths set aside have no part in it'),
  'robbingKong paarenchan': possible(COUNTED),

  'firstTurn dealtHand': possible('the same told twice'),
  'firstTurn lastOfKind': possible('North may draw the fourth of three equal discards, and nobody else'),
  'firstTurn originalCall': never('ERR_ORIGINAL_CALL_FIRST_TURN', 'it comes with the first discard', POINTS),
  'firstTurn twofoldFortune': possible('East may declare two kongs before any discard'),
  'firstTurn eastRow': possible(COUNTED),
  'firstTurn riichi': never('ERR_FIRST_TURN_RIICHI', 'riichi is declared with a discard', RIICHI),
  'firstTurn doubleRiichi': never('ERR_FIRST_TURN_RIICHI', 'riichi is declared with a discard', RIICHI),
  'firstTurn openRiichi': never('ERR_FIRST_TURN_RIICHI', 'riichi is declared with a discard', RIICHI),
  'firstTurn ippatsu': never('ERR_IPPATSU_WITHOUT_RIICHI', 'it needs riichi, which comes later', RIICHI),
  'firstTurn uraDora': never('ERR_URA_WITHOUT_RIICHI', 'it needs riichi, which comes later', RIICHI),
  'firstTurn passedWin': possible("East's discard was let pass"),
  'firstTurn northDora': never('ERR_FIRST_TURN_NORTH', 'setting a north aside is a call', RIICHI),
  'firstTurn paarenchan': possible(COUNTED),

  'dealtHand originalCall': never('ERR_ORIGINAL_CALL_FIRST_TURN', 'it comes with the first discard', POINTS),
  'dealtHand twofoldFortune': possible('East may declare two kongs before any discard'),
  'dealtHand eastRow': possible(COUNTED),
  'originalCall twofoldFortune': possible('kongs that leave the wait as it was are not refused'),
  'originalCall eastRow': possible(COUNTED),
  'twofoldFortune eastRow': possible(COUNTED),

  'riichi doubleRiichi': possible('the one is a kind of the other'),
  'riichi openRiichi': possible(DECLARED),
  'riichi ippatsu': possible('ippatsu follows riichi'),
  'riichi uraDora': possible('riichi turns them over'),
  'riichi passedWin': possible('furiten until the end of the deal'),
  'riichi northDora': possible('norths are set aside after riichi, too'),
  'riichi paarenchan': possible(COUNTED),
  'doubleRiichi openRiichi': possible(DECLARED),
  'doubleRiichi ippatsu': possible('ippatsu follows riichi'),
  'doubleRiichi uraDora': possible('riichi turns them over'),
  'doubleRiichi passedWin': possible('furiten until the end of the deal'),
  'doubleRiichi northDora': possible('norths are set aside after riichi'),
  'doubleRiichi paarenchan': possible(COUNTED),
  'openRiichi ippatsu': possible('ippatsu follows riichi'),
  'openRiichi uraDora': possible('riichi turns them over'),
  'openRiichi passedWin': possible('furiten until the end of the deal'),
  'openRiichi northDora': possible('norths are set aside after riichi, too'),
  'openRiichi paarenchan': possible(COUNTED),
  'ippatsu uraDora': possible('both follow riichi'),
  'ippatsu passedWin': possible(PASSED),
  'ippatsu northDora': possible('norths set aside before riichi'),
  'ippatsu paarenchan': possible(COUNTED),
  'uraDora passedWin': possible(INDICATORS),
  'uraDora northDora': possible(INDICATORS),
  'uraDora paarenchan': possible(INDICATORS),
  'passedWin northDora': possible(PASSED),
  'passedWin paarenchan': possible(COUNTED),
  'northDora paarenchan': possible(COUNTED),
};
