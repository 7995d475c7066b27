import type { BenchmarkRequest } from '../../benchmark/types.js';

export interface RequestProperties {
  suite: string;
  quick: boolean;
  rounds: number | undefined;
  seed: number | undefined;
  timeMs: number | undefined;
}

/** Only what is set: the rest has defaults, which are not the element's to know. */
export function requestOf({ suite, quick, rounds, seed, timeMs }: RequestProperties): BenchmarkRequest {
  return {
    ...(suite.trim() !== '' && { suite }),
    ...(quick && { quick }),
    ...(rounds !== undefined && { rounds }),
    ...(seed !== undefined && { seed }),
    ...(timeMs !== undefined && { timeMs }),
  };
}
