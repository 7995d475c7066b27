/** Writes `docs/errors.md` from `src/error-docs.ts`: see `test/docs/errors-page.ts`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { withLock } from './lock.mjs';
import { root } from './root.mjs';
import { embeddedBytes, workerSource } from './vite-plugins.mjs';

await withLock(async () => {
  ensureInstalled();
  await build({ only: 'wasm' });
});
const server = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  plugins: [embeddedBytes(), workerSource()],
  server: { middlewareMode: true },
});
const { makeErrorsPage } = await server.ssrLoadModule('/test/docs/errors-page.ts');
writeFileSync(join(root, 'docs/errors.md'), await makeErrorsPage());
await server.close();
