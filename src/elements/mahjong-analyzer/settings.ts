/** What the rules chooser changes: the fields of a request besides its hand. */
import type { HintwrightError } from '../../errors.js';
import { contradictionOf, SITUATION } from '../../mahjong/index.js';
import type { MahjongRequest, Rules } from '../../mahjong/types.js';
import { kindOf, readHand } from './hand-model.js';

export type Settings = Omit<MahjongRequest, 'hand'>;
/** Fields with their new values; `undefined` leaves one to its default. */
export type Change = { [Field in keyof Settings]?: Settings[Field] | undefined };

/** Circumstances that a hand has or has not. */
export const FLAGS = [
  'riichi',
  'doubleRiichi',
  'openRiichi',
  'ippatsu',
  'lastTile',
  'afterKong',
  'robbingKong',
  'firstTurn',
  'lastOfKind',
  'dealtHand',
  'originalCall',
  'twofoldFortune',
  'passedWin',
] as const;
export type Flag = (typeof FLAGS)[number];

export const rulesOf = ({ rules }: MahjongRequest): Rules => rules ?? 'riichi';

/** Whether the rules know a field. */
export function asksFor(rules: Rules, field: keyof Settings): boolean {
  return (SITUATION[rules] as readonly string[]).includes(field);
}

/** The circumstances that the rules know, as boxes to check. */
export const flagsOf = (rules: Rules): Flag[] => FLAGS.filter((flag) => asksFor(rules, flag));

/** Riichi has none, and in Hong Kong an option leaves them out. */
export const hasFlowers = (request: MahjongRequest): boolean =>
  rulesOf(request) !== 'riichi' && request.ruleOptions?.flowers !== false;

/** Riichi in any of its forms. */
export const isRiichi = ({ riichi, doubleRiichi, openRiichi }: MahjongRequest): boolean =>
  Boolean(riichi || doubleRiichi || openRiichi);

/** Sets a circumstance or takes it back, along with what comes with riichi alone. */
export function flagChange(request: MahjongRequest, flag: Flag, on: boolean): Change {
  const change: Change = { [flag]: on };
  const hasLostRiichi = isRiichi(request) && !isRiichi({ ...request, ...defined(change) });
  return hasLostRiichi ? { ...change, ippatsu: false, uraDora: undefined } : change;
}

/** Other rules: what they do not know is left out. */
export function rulesChange(request: MahjongRequest, rules: Rules): Change {
  const told = Object.keys(request) as (keyof Settings)[];
  const known = Object.values(SITUATION).flat() as (keyof Settings)[];
  const unknown = told.filter((field) => known.includes(field) && !asksFor(rules, field));
  return { rules, ...without([...unknown, 'ruleOptions']) };
}

/** False where a winning tile is told that the hand does not hold. */
export function holdsWinTile({ hand, winTile }: MahjongRequest): boolean {
  const [tile] = readHand(winTile ?? '').concealed;
  return tile === undefined || readHand(hand).concealed.some((own) => kindOf(own) === kindOf(tile));
}

/** Why a change would make a situation that cannot be; `null` where it would not, or where it cannot be already. */
export function barred(request: MahjongRequest, change: Change): HintwrightError | null {
  return contradictionOf(request) ? null : contradictionOf({ ...request, ...defined(change) });
}

function without(fields: readonly (keyof Settings)[]): Change {
  return Object.fromEntries(fields.map((field) => [field, undefined]));
}

/** A change as part of a request: what it leaves to the default is not told, which a spread keeps as undefined. */
const defined = (change: Change): Settings => change as Settings;
