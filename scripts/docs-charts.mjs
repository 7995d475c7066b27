/** Draws `docs/pictures/` from the statecharts themselves: see `test/docs/charts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withSource } from './load-source.mjs';
import { root } from './root.mjs';

const folder = join(root, 'docs/pictures');
mkdirSync(folder, { recursive: true });
await withSource('/test/docs/charts/pictures.ts', ({ chartPictures }) => {
  for (const [file, picture] of Object.entries(chartPictures())) writeFileSync(join(folder, file), picture);
});
