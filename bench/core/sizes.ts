import type { Size } from './types.js';

/** How much a run does, by name. */
export const SIZES = {
  normal: { rounds: 24, batches: 8, batchSize: 128, singles: 32, sampleMs: 20, patienceMs: 2_000 },
  quick: { rounds: 6, batches: 2, batchSize: 64, singles: 8, sampleMs: 5, patienceMs: 500 },
} as const satisfies Record<string, Size>;

export type SizeName = keyof typeof SIZES;

export const DEFAULT_SEED = 1;
