/** `npm run site`: the documentation site in `build/site`, made anew where something that it shows has changed. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as buildPackage } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { withLock } from './lock.mjs';
import { root } from './root.mjs';
import { fingerprint, isFresh, listFiles, removeStamp, writeStamp } from './stamp.mjs';

const OUTPUT = 'build/site';
const SHOWN = [
  ...['pages', 'docs', 'dist', 'src', 'scripts/site'],
  ...['CHANGELOG.md', 'CONTRIBUTING.md', 'NOTICE.md', 'bench/README.md', 'package-lock.json'],
];

/** Builds the package first, then its site. @param {{ log?: (line: string) => void }} [options] */
export async function buildSite({ log = () => {} } = {}) {
  await withLock(async () => {
    ensureInstalled();
    await buildPackage({ log });
    const hash = fingerprint(SHOWN);
    if (isFresh('site', hash)) return;
    const start = performance.now();
    removeStamp('site');
    // Where it is set, NODE_ENV would decide which build of Lit is bundled.
    process.env.NODE_ENV = 'production';
    const { build } = await import('vite');
    const pages = join(root, 'pages');
    await build({ root: pages, configFile: join(pages, 'vite.config.ts'), logLevel: 'warn' });
    writeStamp('site', hash, listFiles(OUTPUT));
    log(`site ${((performance.now() - start) / 1000).toFixed(1)} s: ${OUTPUT}`);
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await buildSite({ log: console.log });
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
