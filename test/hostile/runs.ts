/// <reference types="vite/client" />
const factor = Number(import.meta.env.HINTWRIGHT_FUZZ);
const times = factor > 0 ? factor : 1;

/**
 * How many cases a test tries: its share of the 100,000 that every run of the tests tries together, times
 * HINTWRIGHT_FUZZ (`HINTWRIGHT_FUZZ=20 npx vitest run test/hostile` tries two million).
 */
export function runs(share: number): { numRuns: number } {
  return { numRuns: Math.max(1, Math.round(share * times)) };
}

/** How long such a test may take, in ms. */
export const PATIENCE = 120_000 * Math.max(1, times);
