/**
 * Faan of Hong Kong's old style, plainly: every way to take sets off the concealed tiles, and for each the table of
 * docs/rules/hongkong.md read from top to bottom. Knows the default options and no win on the first turn.
 */
const KINDS = 34;
const FIRST_WIND = 27;
const FIRST_DRAGON = 31;
const LIMIT = 10;
const MINIMUM = 3;

export interface OracleSet {
  pung: boolean;
  /** The lowest tile's. */
  kind: number;
  concealed: boolean;
  kong: boolean;
}

export interface OracleHand {
  /** Concealed tiles by kind. */
  concealed: readonly number[];
  melds: readonly OracleSet[];
  winKind: number;
  selfDraw: boolean;
  seatWind: number;
  roundWind: number;
  /** One faan each: the last tile, a robbed kong, a tile after a kong. */
  extras: number;
  /** 1-4 flowers, 5-8 seasons. */
  flowers: readonly number[];
}

export interface OracleFaan {
  total: number;
  wins: boolean;
}

/** The best faan of a hand; `null` where it is not complete. */
export function faanOf(hand: OracleHand): OracleFaan | null {
  const options: OracleFaan[] = [];
  const flowers = flowerFaan(hand);
  if (isOrphans(hand)) options.push({ total: LIMIT, wins: true });
  for (const { pair, sets } of divisions(hand)) {
    const limit = isLimit(hand, pair, sets);
    const faan = limit ? LIMIT : setFaan(hand, pair, sets);
    options.push({ total: Math.min(LIMIT, faan + (limit ? 0 : flowers)), wins: faan >= MINIMUM });
  }
  return options.sort((a, b) => b.total - a.total || Number(b.wins) - Number(a.wins))[0] ?? null;
}

function* divisions({ concealed, melds }: OracleHand): Generator<{ pair: number; sets: OracleSet[] }> {
  for (let pair = 0; pair < KINDS; pair++) {
    if ((concealed[pair] as number) < 2) continue;
    const rest = concealed.map((count, kind) => count - (kind === pair ? 2 : 0));
    for (const sets of setsOf(rest)) yield { pair, sets: [...sets, ...melds] };
  }
}

function* setsOf(counts: readonly number[]): Generator<OracleSet[]> {
  const kind = counts.findIndex((count) => count > 0);
  if (kind < 0) return yield [];
  const without = (...kinds: number[]) =>
    counts.map((count, other) => count - kinds.filter((one) => one === other).length);
  const take = function* (pung: boolean, rest: number[]) {
    if (rest.every((count) => count >= 0))
      for (const sets of setsOf(rest)) yield [{ pung, kind, concealed: true, kong: false }, ...sets];
  };
  yield* take(true, without(kind, kind, kind));
  if (kind < FIRST_WIND && kind % 9 < 7) yield* take(false, without(kind, kind + 1, kind + 2));
}

const isTerminal = (kind: number) => kind < FIRST_WIND && (kind % 9 === 0 || kind % 9 === 8);
const isWind = (kind: number) => kind >= FIRST_WIND && kind < FIRST_DRAGON;
const isDragon = (kind: number) => kind >= FIRST_DRAGON;

/** Suits that are there, and whether honours are. */
function suitsOf(pair: number, sets: readonly OracleSet[]) {
  const kinds = [pair, ...sets.map(({ kind }) => kind)];
  const suits = new Set(kinds.filter((kind) => kind < FIRST_WIND).map((kind) => Math.floor(kind / 9)));
  return { suits: suits.size, honours: kinds.some((kind) => kind >= FIRST_WIND) };
}

function setFaan(hand: OracleHand, pair: number, sets: readonly OracleSet[]): number {
  const pungs = sets.filter(({ pung }) => pung);
  const dragons = pungs.filter(({ kind }) => isDragon(kind)).length;
  const { suits, honours } = suitsOf(pair, sets);
  const winds = [hand.seatWind, hand.roundWind].map((wind) => FIRST_WIND + wind - 1);
  let faan = hand.extras + dragons;
  if (hand.selfDraw) faan++;
  if (hand.melds.every(({ concealed }) => concealed)) faan++;
  if (pungs.length === 0) faan++;
  if (pungs.length === 4) faan += 3;
  if (suits === 1) faan += honours ? 3 : 7;
  if (dragons === 2 && isDragon(pair)) faan += 3;
  for (const wind of winds) if (pungs.some(({ kind }) => kind === wind)) faan++;
  return faan;
}

function isLimit(hand: OracleHand, pair: number, sets: readonly OracleSet[]): boolean {
  const pungs = sets.filter(({ pung }) => pung);
  const winds = pungs.filter(({ kind }) => isWind(kind)).length;
  const { suits, honours } = suitsOf(pair, sets);
  if (pungs.filter(({ kind }) => isDragon(kind)).length === 3 || suits === 0) return true;
  if (winds === 4 || (winds === 3 && isWind(pair))) return true;
  if (suits === 1 && !honours && isGates(hand)) return true;
  if (pungs.length < 4) return false;
  const own = pungs.every(({ concealed }) => concealed) && (hand.selfDraw || pair === hand.winKind);
  return own || pungs.every(({ kong }) => kong) || [pair, ...pungs.map(({ kind }) => kind)].every(isTerminal);
}

function isGates({ concealed, melds }: OracleHand): boolean {
  const start = 9 * Math.floor(concealed.findIndex((count) => count > 0) / 9);
  const row = concealed.slice(start, start + 9);
  return melds.length === 0 && row.every((count, rank) => count >= (rank === 0 || rank === 8 ? 3 : 1));
}

function isOrphans({ concealed, melds }: OracleHand): boolean {
  const wanted = (kind: number) => kind >= FIRST_WIND || isTerminal(kind);
  return melds.length === 0 && concealed.every((count, kind) => (wanted(kind) ? count > 0 : count === 0));
}

function flowerFaan({ flowers, seatWind }: OracleHand): number {
  if (flowers.length === 0) return 1;
  const own = flowers.filter((flower) => flower === seatWind || flower === seatWind + 4).length;
  const bouquets = [0, 4].filter((first) => [1, 2, 3, 4].every((i) => flowers.includes(first + i))).length;
  return own + 2 * bouquets;
}
