/** Writes the pages and pictures of `docs/techniques`: see `test/docs/technique-pages.ts`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { withLock } from './lock.mjs';
import { root } from './root.mjs';

await withLock(async () => {
  ensureInstalled();
  await build({ only: 'wasm' });
});
const server = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true },
});
const { makeTechniquePages } = await server.ssrLoadModule('/test/docs/technique-pages.ts');
for (const [file, text] of await makeTechniquePages())
  writeFileSync(join(root, 'docs/techniques', file), text);
await server.close();
