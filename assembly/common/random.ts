/** Random numbers that are the same everywhere. */

/** SplitMix64 (Steele, Lea, Flood 2014): the state moves on by an odd constant, `mix` of it is the number. */
export const RANDOM_STEP: u64 = 0x9e3779b97f4a7c15;

export function mix(state: u64): u64 {
  state = (state ^ (state >> 30)) * 0xbf58476d1ce4e5b9;
  state = (state ^ (state >> 27)) * 0x94d049bb133111eb;
  return state ^ (state >> 31);
}
