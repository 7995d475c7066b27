import type { Machine } from '../core/result.js';

/** What a page may know of the machine. */
export function describeMachine(): Machine {
  return {
    runtime: navigator.userAgent,
    platform: crossOriginIsolated ? 'a cross-origin isolated page' : 'a page',
    cpu: 'unknown processor',
    cores: navigator.hardwareConcurrency,
    load: null,
  };
}
