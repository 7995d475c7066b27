/** A place outside of the repository where the packed package is installed, with nothing beside it that it does not declare. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** What users of the projects would install beside hintwright. */
const FRAMEWORKS = ['react', 'react-dom', '@types/react', '@types/react-dom', 'vue'];

/** Packs, unpacks and links; returns the folder. The package has been built before. */
export function makePlace(): string {
  const place = mkdtempSync(join(tmpdir(), 'hintwright-consumers-'));
  const packed = execFileSync(npm, ['pack', '--ignore-scripts', '--silent', '--pack-destination', place], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  }).trim();
  execFileSync('tar', ['-xzf', packed], { cwd: place });
  const modules = join(place, 'node_modules');
  mkdirSync(modules);
  renameSync(join(place, 'package'), join(modules, 'hintwright'));
  const { dependencies } = JSON.parse(readFileSync(join(modules, 'hintwright/package.json'), 'utf8'));
  for (const name of [...Object.keys(dependencies), ...FRAMEWORKS]) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction');
  }
  cpSync(join(root, 'test/consumers/projects'), join(place, 'projects'), { recursive: true });
  return place;
}

export function clearPlace(place: string): void {
  rmSync(place, { recursive: true, force: true });
}
