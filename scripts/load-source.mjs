import { createServer } from 'vite';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { withLock } from './lock.mjs';
import { root } from './root.mjs';
import { embeddedBytes, workerSource } from './vite-plugins.mjs';

/**
 * Loads a TypeScript module of the repository with what it imports, hands it over, and lets it go.
 * @param {string} path from the root, with a leading slash
 * @param {(module: any) => unknown} use may return a promise
 */
export async function withSource(path, use) {
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
    optimizeDeps: { noDiscovery: true },
  });
  try {
    await use(await server.ssrLoadModule(path));
  } finally {
    await server.close();
  }
}
