import { arch, availableParallelism, cpus, loadavg, platform, release } from 'node:os';
import type { Machine } from '../../src/benchmark/index.js';

export function describeMachine(): Machine {
  return {
    runtime: `Node ${process.versions.node}, V8 ${process.versions.v8}`,
    platform: `${platform()} ${release()} ${arch()}`,
    cpu: cpus()[0]?.model.trim() || 'unknown processor',
    cores: availableParallelism(),
    load: platform() === 'win32' ? null : (loadavg()[0] ?? null),
  };
}
