/// <reference types="vite/client" />
/**
 * How many cases a test tries: its share of the 100,000 that every run of the tests tries together, times
 * HINTWRIGHT_FUZZ (`HINTWRIGHT_FUZZ=20 npx vitest run test/hostile` tries two million).
 */
export function runs(share: number): { numRuns: number } {
  const factor = Number(import.meta.env.HINTWRIGHT_FUZZ ?? 1);
  return { numRuns: Math.max(1, Math.round(share * (factor > 0 ? factor : 1))) };
}
