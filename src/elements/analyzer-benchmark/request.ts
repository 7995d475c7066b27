import type { BenchmarkRequest } from '../../benchmark/types.js';

/** What `position-change` tells: what the user has chosen. */
export type BenchmarkChoice = Pick<Required<BenchmarkRequest>, 'suite' | 'quick'>;

/** An attribute that is taken away leaves `null`. */
export interface RequestProperties {
  suite: string | null;
  quick: boolean;
  rounds: number | null | undefined;
  seed: number | null | undefined;
  timeMs: number | null | undefined;
}

/** Only what is set: the rest has defaults, which are not the element's to know. What is no text is for the analysis to refuse. */
export function requestOf({ suite, quick, rounds, seed, timeMs }: RequestProperties): BenchmarkRequest {
  const isSet = suite != null && (typeof suite !== 'string' || suite.trim() !== '');
  return {
    ...(isSet && { suite }),
    ...(quick && { quick }),
    ...(rounds != null && { rounds }),
    ...(seed != null && { seed }),
    ...(timeMs != null && { timeMs }),
  };
}

/** The words of `suite`, whatever a page has set. */
export const filtersOf = (suite: unknown): string[] =>
  typeof suite === 'string' ? suite.split(/\s+/).filter(Boolean) : [];
