/** `npm run bench`: the benchmarks from a checkout, which is installed and built first. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, isBuilt } from './build.mjs';
import { ensureInstalled, isInstalled } from './install.mjs';
import { withLock } from './lock.mjs';
import { root } from './root.mjs';

if (!isInstalled() || !isBuilt('lib')) {
  try {
    await withLock(async () => {
      ensureInstalled();
      await build({ only: 'lib', log: (line) => process.stderr.write(`${line}\n`) });
    });
  } catch (error) {
    process.stderr.write(`The benchmarks cannot be built.\n${error.message}\n`);
    process.exit(1);
  }
}

// A process of its own: what the build has loaded and compiled would otherwise be part of the measurement.
const { NODE_ENV: _, ...env } = process.env;
const main = join(root, 'dist/cli/main.js');
// Another program's chances, where they are kept beside the project; only a whole run sets ours beside them.
const others = join(root, '../shared/data/mahjong/ev_mahjong_cpp.jsonl');
const compare = process.argv.length === 2 && existsSync(others) ? ['--compare', others] : [];
const { status } = spawnSync(process.execPath, [main, 'bench', ...compare, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env,
});
process.exitCode = status ?? 1;
