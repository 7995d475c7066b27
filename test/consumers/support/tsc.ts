import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** Checks a project with the compiler of the repository; what it says if it fails is the error. */
export async function runTsc(project: string): Promise<void> {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  await run(process.execPath, [tsc, '-p', project]).catch(({ stdout, stderr }) => {
    throw new Error(`${stdout}${stderr}`);
  });
}
