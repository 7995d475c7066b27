/** Complete hands with melds and what they were won by, from a seed; as texts of hintwright and of majiang-core. */
import { createRandom, pick, type Random } from '../core/random.js';
import { COPIES, KINDS, SUIT_LETTERS, SUIT_STARTS } from './tiles.js';

export interface Win {
  /** Concealed tiles without the winning one, and melds, as kinds. */
  concealed: number[];
  melds: number[][];
  winKind: number;
  selfDraw: boolean;
  /** Without melds. */
  riichi: boolean;
  /** 1 East to 4 North. */
  roundWind: 1 | 2;
  seatWind: 1 | 2 | 3 | 4;
  /** The indicator, a kind. */
  dora: number;
}

/** Of the sets that may be a chow; of the sets that lie open; of the hands that keep to one suit and honours. */
const CHOW_SHARE = 0.75;
const OPEN_SHARE = 0.2;
const FLUSH_SHARE = 0.15;

/** Endless wins, no kind five times. */
export function* dealWins(seed: number): Generator<Win, never> {
  const random = createRandom(seed);
  for (;;) {
    const win = buildWin(random);
    if (win) yield win;
  }
}

function buildWin(random: Random): Win | null {
  const suit = SUIT_STARTS[pick(random, 3)] as number;
  const inSuit = (kind: number) => kind >= SUIT_STARTS[3] || (kind >= suit && kind < suit + 9);
  const all = Array.from({ length: KINDS }, (_, kind) => kind);
  const kinds = random() < FLUSH_SHARE ? all.filter(inSuit) : all;
  const sets = Array.from({ length: 4 }, () => buildSet(random, kinds));
  const pair = kinds[pick(random, kinds.length)] as number;
  const dora = pick(random, KINDS);
  const counts = new Map<number, number>();
  for (const kind of [...sets.flat(), pair, pair, dora]) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  if ([...counts.values()].some((count) => count > COPIES)) return null;
  const melds = sets.filter(() => random() < OPEN_SHARE);
  const concealed = [...sets.filter((set) => !melds.includes(set)).flat(), pair, pair];
  const [winKind] = concealed.splice(pick(random, concealed.length), 1) as [number];
  return {
    ...{ concealed: concealed.sort((a, b) => a - b), melds, winKind, dora },
    ...{ selfDraw: random() < 0.5, riichi: melds.length === 0 && random() < 0.7 },
    ...{ roundWind: random() < 0.5 ? 1 : 2, seatWind: (1 + pick(random, 4)) as Win['seatWind'] },
  };
}

function buildSet(random: Random, kinds: readonly number[]): number[] {
  const first = kinds[pick(random, kinds.length)] as number;
  const chow = first < SUIT_STARTS[3] && first % 9 < 7 && random() < CHOW_SHARE;
  return chow ? [first, first + 1, first + 2] : [first, first, first];
}

const suitOf = (kind: number): string => SUIT_LETTERS[Math.floor(kind / 9)] as string;
const rankOf = (kind: number): number => (kind % 9) + 1;

/** `1m2m[333p]1m`: the winning tile is the last concealed one. */
export function winText({ concealed, melds, winKind }: Win): string {
  const tile = (kind: number) => `${rankOf(kind)}${suitOf(kind)}`;
  return [...concealed.map(tile), tile(winKind), ...melds.map((meld) => `[${meld.map(tile).join('')}]`)].join(
    '',
  );
}

/** `m1`. */
export const majiangTile = (kind: number): string => `${suitOf(kind)}${rankOf(kind)}`;

/** `m123p99,m4-56`: a tile drawn comes last of the concealed ones, a claimed one is not written. */
export function majiangWin({ concealed, melds, winKind, selfDraw }: Win): string {
  const own = selfDraw ? [...concealed, winKind] : concealed;
  const meld = (tiles: readonly number[]) => {
    const [first, ...rest] = tiles.map(rankOf);
    return `,${suitOf(tiles[0] as number)}${tiles[0] === tiles[1] ? `${first}${rest.join('')}-` : `${first}-${rest.join('')}`}`;
  };
  return own.map(majiangTile).join('') + melds.map(meld).join('');
}
