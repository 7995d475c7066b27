/**
 * `node vue-tsc.mjs -p <project>`: vue-tsc, which needs a TypeScript that programs can use as a library. The last of those is installed beside
 * the one that checks everything else.
 */
import { fileURLToPath } from 'node:url';
import { run } from 'vue-tsc';

run(fileURLToPath(import.meta.resolve('typescript-6/lib/tsc.js')));
