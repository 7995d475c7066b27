import type { Now } from './clock.js';

/** Below this share of the wanted length a trial says too little; it is made longer. */
const TRUSTED_SHARE = 0.25;
const GROWTH = 8;
const MOST_REPEATS = 2 ** 30;

/** Repeats a pass; awaits it only where there is something to await. */
export async function repeat(pass: () => unknown, times: number, async: boolean): Promise<void> {
  if (async) for (let i = 0; i < times; i++) await pass();
  else for (let i = 0; i < times; i++) pass();
}

/** A trial that finds more than this many times the repeats of the last one says that the last one was disturbed. */
const AGREEMENT = 1.5;
/** A pass of so many samples' length is tried once only. */
const LONG = 8;

/**
 * How often a pass must be repeated to last `lengthMs`. The trials also warm it up. Two in a row must agree: one that something
 * interrupts, or that compiles, makes the work seem longer than it is, and samples would then be too short for the clock.
 */
export async function calibrate(
  pass: () => unknown,
  lengthMs: number,
  async: boolean,
  read: Now,
): Promise<number> {
  let repeats = 1;
  let found = 0;
  for (;;) {
    const start = read();
    await repeat(pass, repeats, async);
    const elapsed = read() - start;
    if (elapsed < lengthMs * TRUSTED_SHARE && repeats < MOST_REPEATS) {
      repeats *= GROWTH;
      continue;
    }
    const wanted = elapsed > 0 ? Math.max(1, Math.ceil((repeats * lengthMs) / elapsed)) : 1;
    const isLong = elapsed >= lengthMs * LONG && repeats === 1;
    if (isLong || wanted <= found * AGREEMENT) return Math.max(wanted, found);
    found = wanted;
    repeats = Math.min(wanted, MOST_REPEATS);
  }
}
