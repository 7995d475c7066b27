/** Type-checks every TypeScript project, then lints, checks formatting and the borders between the rooms. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './root.mjs';

/** Every folder with a tsconfig.json of its own is a project; AssemblyScript has its own compiler. */
const projects = ['.', 'src/cli', 'workers', 'test', 'pages', 'bench'].filter((folder) =>
  existsSync(join(root, folder, 'tsconfig.json')),
);

export async function typeCheck() {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  for (const project of projects)
    await runTool([tsc, '-p', join(root, project)], `type errors in ${project}`);
}

export async function lint() {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const colours = process.stdout.isTTY ? [] : ['--colors=off'];
  await runTool([biome, 'ci', '--error-on-warnings', ...colours, '.'], 'lint or formatting faults');
}

/**
 * Runs a script of Node's with its output shown.
 * @param {string[]} args
 * @param {string} fault what went wrong if it fails
 * @returns {Promise<void>}
 */
export function runTool(args, fault) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(fault))));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await typeCheck();
  await lint();
}
