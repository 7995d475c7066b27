/** Writes the cases under `test/fixtures`, by our oracles: see `test/fixtures/make.ts`. */
import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from './root.mjs';

const server = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true },
});
const { makeFixtures } = await server.ssrLoadModule('/test/fixtures/make.ts');
makeFixtures(join(root, 'test/fixtures'));
await server.close();
