import { type MahjongRequest, RULES } from '../../mahjong/types.js';

/** Every field of a request is a property of the element. */
const FIELDS = {
  rules: true,
  ruleOptions: true,
  winTile: true,
  selfDraw: true,
  roundWind: true,
  seatWind: true,
  dora: true,
  uraDora: true,
  riichi: true,
  doubleRiichi: true,
  openRiichi: true,
  northDora: true,
  paarenchan: true,
  ippatsu: true,
  lastTile: true,
  afterKong: true,
  robbingKong: true,
  firstTurn: true,
  lastOfKind: true,
  seen: true,
  discards: true,
  passedWin: true,
  draws: true,
  unseen: true,
  originalCall: true,
  twofoldFortune: true,
  dealtHand: true,
  model: true,
} satisfies Record<Exclude<keyof MahjongRequest, 'hand'>, true>;

type Field = keyof typeof FIELDS;
const fields = Object.keys(FIELDS) as Field[];

/** The element's properties that make a request; what is unset, or an absent boolean attribute, is left out. */
export type RequestSource = { hand: string } & { [F in Field]: MahjongRequest[F] | null | undefined };

export function requestArgs(source: RequestSource): unknown[] {
  return [source.hand, ...fields.map((field) => source[field])];
}

export function requestOf(source: RequestSource): MahjongRequest {
  const set = fields
    .map((field) => [field, source[field]])
    .filter(([, value]) => value != null && value !== false);
  return { hand: source.hand, ...(Object.fromEntries(set) as Omit<MahjongRequest, 'hand'>) };
}

const TEXTS = ['winTile', 'dora', 'uraDora', 'seen', 'discards', 'model'] as const;
const NUMBERS = ['roundWind', 'seatWind', 'northDora', 'paarenchan', 'draws', 'unseen'] as const;
/** What a field of numbers can show: an attribute that is no number makes NaN, of which the analysis tells the fault. */
const isFigure = (value: unknown): boolean => typeof value === 'string' || Number.isFinite(value);

/** The request as the chooser shows it. A page may set anything: what cannot be shown is left to its default. */
export function shownRequest(source: RequestSource): MahjongRequest {
  const request = requestOf(source);
  for (const field of TEXTS) if (typeof request[field] !== 'string') delete request[field];
  // A word in place of a number is shown as it stands.
  for (const field of NUMBERS) if (!isFigure(request[field])) delete request[field];
  if (!RULES.some((rules) => rules === request.rules)) delete request.rules;
  if (typeof request.ruleOptions !== 'object') delete request.ruleOptions;
  return request;
}

/** Whether two requests ask for the same, options compared by identity. */
export function isSameRequest(one: MahjongRequest, other: MahjongRequest): boolean {
  return one.hand === other.hand && fields.every((field) => one[field] === other[field]);
}
