/** The benchmarks in a page. What shows them is somebody else's: this page's script, or an element. */
import { version } from '../../package.json';
import type { RunResult } from '../core/result.js';
import { type RunOptions, runSuites } from '../core/run.js';
import { selectSuites } from '../core/select.js';
import { DEFAULT_SEED, SIZES, type SizeName } from '../core/sizes.js';
import type { Size } from '../core/types.js';
import { suites } from '../suites.js';
import { describeMachine } from './machine.js';

export interface PageOptions extends Omit<RunOptions, 'pause'> {
  filters?: readonly string[];
  /** A named size, or one of its own. */
  size?: SizeName | Size;
  seed?: number;
}

/** Peers from npm are left to Node. Rejects with the signal's reason. */
export async function runInPage(options: PageOptions = {}): Promise<RunResult> {
  const { filters = [], size = 'quick', seed = DEFAULT_SEED, rounds } = options;
  const setting = {
    seed,
    size: typeof size === 'string' ? SIZES[size] : size,
    loadPeer: async () => null,
  };
  const sizeName = typeof size === 'string' ? size : 'custom';
  const found = await runSuites(selectSuites(suites, filters), setting, { ...options, pause: breathe });
  return {
    date: new Date().toISOString(),
    hintwright: version,
    machine: describeMachine(),
    flags: { filters: [...filters], size: sizeName, seed, rounds: rounds ?? null },
    ...found,
  };
}

/** Lets the page draw and react between two samples. */
const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
