import type { Machine } from '../../src/benchmark/index.js';

/** Of a browser's worker or a Node thread, whichever this is. */
interface Surroundings {
  navigator?: { userAgent?: string; hardwareConcurrency?: number };
  crossOriginIsolated?: boolean;
  process?: { version?: string };
}

/** What a worker may know of the machine. */
export function describeMachine(): Machine {
  const { navigator, crossOriginIsolated, process } = globalThis as Surroundings;
  const runtime = navigator?.userAgent ?? `Node ${process?.version ?? ''}`;
  return {
    runtime,
    platform: crossOriginIsolated ? 'a worker of a cross-origin isolated page' : 'a worker',
    cpu: 'unknown processor',
    cores: navigator?.hardwareConcurrency ?? 1,
    load: null,
  };
}
