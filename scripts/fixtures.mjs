/** Writes the cases under `test/fixtures`, by our oracles: see `test/fixtures/make.ts`. */
import { join } from 'node:path';
import { withSource } from './load-source.mjs';
import { root } from './root.mjs';

await withSource('/test/fixtures/make.ts', ({ makeFixtures }) => makeFixtures(join(root, 'test/fixtures')));
