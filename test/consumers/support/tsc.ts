import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** Checks a project with the compiler of the repository; what it says if it fails is the error. */
export const runTsc = (project: string): Promise<void> =>
  check(join(root, 'node_modules/typescript/bin/tsc'), project);

/** As `runTsc`, with Vue's compiler, which reads templates too. */
export const runVueTsc = (project: string): Promise<void> =>
  check(join(import.meta.dirname, 'vue-tsc.mjs'), project);

async function check(compiler: string, project: string): Promise<void> {
  await run(process.execPath, [compiler, '-p', project]).catch(({ stdout, stderr }) => {
    throw new Error(`${stdout}${stderr}`);
  });
}
