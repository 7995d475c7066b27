/** Writes the pages and pictures of `docs/techniques`: see `test/docs/technique-pages.ts`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withSource } from './load-source.mjs';
import { root } from './root.mjs';

await withSource('/test/docs/technique-pages.ts', async ({ makeTechniquePages }) => {
  for (const [file, text] of await makeTechniquePages())
    writeFileSync(join(root, 'docs/techniques', file), text);
});
