/** Writes `docs/errors.md` from `src/error-docs.ts`: see `test/docs/errors-page.ts`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withSource } from './load-source.mjs';
import { root } from './root.mjs';

await withSource('/test/docs/errors-page.ts', async ({ makeErrorsPage }) =>
  writeFileSync(join(root, 'docs/errors.md'), await makeErrorsPage()),
);
