/** `npm run proofs`: the proofs of `test/proofs` at full length, a thousand kills and more; `npm test` runs a part of them. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.mjs';

const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const args = [vitest, 'run', 'test/proofs', '--no-file-parallelism', ...process.argv.slice(2)];
const env = { ...process.env, VITE_PROOFS: 'full' };
spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' }).on('close', (code) => {
  process.exitCode = code ?? 1;
});
