/**
 * What four chows count together, from the words of the rules alone: fan are put together one after the other; each but the
 * first joins chows that no fan has joined yet with one at most that some fan has (combining once), what is joined is not
 * taken apart to be joined again (no separation), and no chow makes the same fan twice (no identical).
 */
const FAN = {
  'quadruple-chow': 48,
  'four-pure-shifted-chows': 32,
  'pure-triple-chow': 24,
  'pure-straight': 16,
  'pure-shifted-chows': 16,
  'mixed-straight': 8,
  'mixed-triple-chow': 8,
  'mixed-shifted-chows': 6,
  'pure-double-chow': 1,
  'mixed-double-chow': 1,
  'short-straight': 1,
  'two-terminal-chows': 1,
} as const;
export type ChowFan = keyof typeof FAN;
export const CHOW_FAN = Object.keys(FAN) as ChowFan[];

/** The fan that exactly these chows (lowest kinds) make. */
function fanOf(chows: readonly number[]): ChowFan | null {
  const suits = new Set(chows.map((kind) => Math.floor(kind / 9)));
  const ranks = chows.map((kind) => kind % 9).sort((a, b) => a - b);
  const steps = ranks.slice(1).map((rank, i) => rank - (ranks[i] as number));
  const all = (step: number) => steps.every((each) => each === step);
  if (suits.size === 1) {
    if (chows.length === 4)
      return all(0) ? 'quadruple-chow' : all(1) || all(2) ? 'four-pure-shifted-chows' : null;
    if (chows.length === 3 && all(0)) return 'pure-triple-chow';
    if (chows.length === 3) return all(3) ? 'pure-straight' : all(1) || all(2) ? 'pure-shifted-chows' : null;
    return all(0) ? 'pure-double-chow' : all(3) ? 'short-straight' : all(6) ? 'two-terminal-chows' : null;
  }
  if (suits.size !== chows.length) return null;
  if (chows.length === 2) return all(0) ? 'mixed-double-chow' : null;
  return all(0) ? 'mixed-triple-chow' : all(1) ? 'mixed-shifted-chows' : all(3) ? 'mixed-straight' : null;
}

interface Combination {
  fan: ChowFan;
  /** A bit a chow. */
  chows: number;
}

const bits = (set: number): number => [0, 1, 2, 3].filter((i) => (set >> i) & 1).length;

/** The highest sum of fan that the chows can be put together to. */
export function bestChows(chows: readonly number[]): number {
  const combinations: Combination[] = [];
  for (let set = 1; set < 1 << chows.length; set++) {
    const fan = bits(set) > 1 ? fanOf(chows.filter((_, i) => (set >> i) & 1)) : null;
    if (fan) combinations.push({ fan, chows: set });
  }
  const grow = (joined: number, made: readonly Combination[]): number => {
    let best = 0;
    for (const next of combinations) {
      if (joined && (bits(next.chows & joined) > 1 || (next.chows & ~joined) === 0)) continue;
      if (made.some(({ fan, chows: own }) => fan === next.fan && own & next.chows)) continue;
      best = Math.max(best, FAN[next.fan] + grow(joined | next.chows, [...made, next]));
    }
    return best;
  };
  return grow(0, []);
}
