/** Pseudo-random numbers: xorshift32 (Marsaglia 2003), the same on every machine. */
let state: u32 = 1;

/** Any seed; two seeds give two streams. */
export function seedRandom(seed: u32): void {
  state = mix(seed);
  if (state == 0) state = 0x9e3779b9;
}

/** 0 to `count` - 1. */
export function randomBelow(count: i32): i32 {
  state ^= state << 13;
  state ^= state >> 17;
  state ^= state << 5;
  return <i32>((<u64>state * <u64>count) >> 32);
}

/** The finalizer of MurmurHash3: neighbouring seeds become strangers. */
function mix(seed: u32): u32 {
  seed = (seed ^ (seed >> 16)) * 0x85ebca6b;
  seed = (seed ^ (seed >> 13)) * 0xc2b2ae35;
  return seed ^ (seed >> 16);
}
