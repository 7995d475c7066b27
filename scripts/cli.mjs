/**
 * The command line from a checkout: installs and builds what is missing or stale, silently, then becomes the built
 * command. Standard output holds the answer alone.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, isBuilt } from './build.mjs';
import { ensureInstalled, isInstalled } from './install.mjs';
import { withLock } from './lock.mjs';
import { root } from './root.mjs';

if (!isInstalled() || !isBuilt('lib')) {
  try {
    await withLock(async () => {
      ensureInstalled({ silent: true });
      await build({ only: 'lib' });
    });
  } catch (error) {
    process.stderr.write(`hintwright cannot be built.\n${error.message}\n`);
    process.exit(1);
  }
}

const main = join(root, 'dist/cli/main.js');
delete process.env.NODE_ENV;
process.argv[1] = main;
await import(pathToFileURL(main).href);
