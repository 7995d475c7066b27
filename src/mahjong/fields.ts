/** The fields of a Mahjong request: each is what its type says, or refused with its name. */
import { describeValue } from '../errors.js';
import {
  copyFields,
  isRecord,
  optionError,
  readText as readAnyText,
  readWhole,
  unknownName,
} from '../fields.js';
import type { MahjongRequest } from './types.js';

const WIND = [1, 2, 3, 4];

/** Every field and how it is checked here; the others are checked where they are read. */
const FIELDS: Readonly<Record<keyof MahjongRequest, 'text' | 'flag' | 'wind' | 'upToFour' | 'elsewhere'>> = {
  hand: 'text',
  rules: 'elsewhere',
  ruleOptions: 'elsewhere',
  winTile: 'text',
  selfDraw: 'flag',
  roundWind: 'wind',
  seatWind: 'wind',
  dora: 'text',
  uraDora: 'text',
  riichi: 'flag',
  doubleRiichi: 'flag',
  openRiichi: 'flag',
  ippatsu: 'flag',
  lastTile: 'flag',
  afterKong: 'flag',
  robbingKong: 'flag',
  firstTurn: 'flag',
  lastOfKind: 'flag',
  seen: 'text',
  discards: 'text',
  passedWin: 'flag',
  draws: 'elsewhere',
  unseen: 'elsewhere',
  originalCall: 'flag',
  twofoldFortune: 'flag',
  dealtHand: 'flag',
  model: 'elsewhere',
  northDora: 'upToFour',
  paarenchan: 'upToFour',
};

/**
 * A request's own fields, copied: getters run once, and nothing can change while it is worked on. An unknown name is
 * refused, since it is most likely a known one misspelt. Throws HintwrightError: `ERR_REQUEST`, `ERR_OPTION`.
 */
export function readFields(request: unknown): MahjongRequest {
  const fields = copyFields(request, 'an object with a hand', '{ "hand": "123m…" }');
  for (const [name, value] of Object.entries(fields)) {
    if (!Object.hasOwn(FIELDS, name)) throw unknownName('A request', 'field', name, Object.keys(FIELDS));
    if (value === undefined) continue;
    const kind = FIELDS[name as keyof MahjongRequest];
    if (kind === 'flag' && typeof value !== 'boolean')
      throw optionError(`${name} is true or false, not ${describeValue(value)}.`);
    if (kind === 'text') readText(name, value, '');
    if (kind === 'upToFour') readWhole(name, value, { least: 0, most: 4, fallback: 0 });
    if (kind === 'wind' && !WIND.includes(value as number))
      throw optionError(
        `${name} is 1 (East), 2 (South), 3 (West) or 4 (North), not ${describeValue(value)}.`,
      );
  }
  return fields as unknown as MahjongRequest;
}

/**
 * Rule options by name: each one that the rules have (`known`), and a value that one can be. What an option takes is
 * checked by its data (score/options.ts).
 */
export function checkRuleOptions(value: unknown, rules: string, known: readonly string[]): void {
  if (value === undefined) return;
  if (!isRecord(value)) {
    throw optionError(`ruleOptions is an object, such as { "name": true }, not ${describeValue(value)}.`);
  }
  for (const name of Object.keys(value)) {
    if (!known.includes(name)) throw unknownName(`The rules "${rules}"`, 'rule option', name, known);
  }
}

/** Tiles as text. Throws HintwrightError `ERR_OPTION`. */
export const readText = (name: string, value: unknown, fallback: string): string =>
  readAnyText(name, value, fallback, '123m');
