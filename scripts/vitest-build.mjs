import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Vitest's global setup: tests of the built package find it up to date, however Vitest was started. */
export function setup() {
  execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
