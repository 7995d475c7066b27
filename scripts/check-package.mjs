/**
 * The package as npm would publish it: its manifest (publint), its types by every way to resolve them (are the types wrong), what it
 * carries that nothing uses (knip), and how big it is. `npm run check:package`.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { runTool } from './check.mjs';
import { withLock } from './lock.mjs';
import { root } from './root.mjs';
import { measure, table } from './sizes.mjs';

/** Rejects with what is wrong. */
export async function checkPackage() {
  await withLock(() => build());
  const bin = (/** @type {string} */ path) => join(root, 'node_modules', path);
  await runTool([bin('publint/src/cli.js'), 'run', root, '--strict'], 'faults in package.json');
  const types = [
    bin('@arethetypeswrong/cli/dist/index.js'),
    '--pack',
    root,
    '--profile',
    'esm-only',
    '--quiet',
  ];
  await runTool(types, 'types that some do not find (npx attw --pack . --profile esm-only tells more)');
  await runTool([bin('knip/bin/knip.js'), '--no-progress'], 'unused files, exports or dependencies');
  const sizes = await measure();
  console.log(table(sizes));
  const tooBig = sizes.filter(({ bytes, most }) => most !== undefined && bytes > most);
  if (tooBig.length > 0) throw new Error(`too big: ${tooBig.map(({ what }) => what).join(', ')}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await checkPackage();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
