/** Random numbers from a seed: SplitMix64 (Steele, Lea, Flood 2014; public domain code by S. Vigna, prng.di.unimi.it). */

const GOLDEN: u64 = 0x9e3779b97f4a7c15;

let state: u64 = 0;

/** Any number is a seed; its fraction and sign count as well. */
export function seedRandom(seed: f64): void {
  state = reinterpret<u64>(seed);
}

function next(): u64 {
  state += GOLDEN;
  let mixed = state;
  mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
  mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
  return mixed ^ (mixed >> 31);
}

/** A number from 0 to below `count`, of a bias below 2^-25 for the small counts here. */
export function below(count: i32): i32 {
  return <i32>(((next() >> 32) * <u64>count) >> 32);
}

/** Shuffles `count` bytes. */
export function shuffleBytes(at: usize, count: i32): void {
  for (let last = count - 1; last > 0; last--) {
    const other = below(last + 1);
    const byte = load<u8>(at + last);
    store<u8>(at + last, load<u8>(at + other));
    store<u8>(at + other, byte);
  }
}
