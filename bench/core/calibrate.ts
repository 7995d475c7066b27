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

/** How often a pass must be repeated to last `lengthMs`. The trials also warm it up. */
export async function calibrate(
  pass: () => unknown,
  lengthMs: number,
  async: boolean,
  read: Now,
): Promise<number> {
  let repeats = 1;
  for (;;) {
    const start = read();
    await repeat(pass, repeats, async);
    const elapsed = read() - start;
    if (elapsed >= lengthMs * TRUSTED_SHARE || repeats >= MOST_REPEATS)
      return Math.max(1, Math.ceil((repeats * lengthMs) / elapsed));
    repeats *= GROWTH;
  }
}
