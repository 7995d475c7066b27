import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoadPeer, Peer } from '../core/types.js';

/** Loads a package from beside hintwright; null where it is not installed, as it need not be. */
export const loadPeer: LoadPeer = async (name) => {
  const entry = resolve(name);
  if (entry === null) return null;
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(entry).href);
  return { module, version: versionOf(entry, name) } satisfies Peer;
};

/** A package may export to `require`, to `import`, or to both. */
function resolve(name: string): string | null {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    return resolveByFolder(name);
  }
}

/** For packages that `require` may not load: their entry by package.json, looked for as Node looks for packages. */
function resolveByFolder(name: string): string | null {
  for (const folder of createRequire(import.meta.url).resolve.paths(name) ?? []) {
    const manifest = join(folder, name, 'package.json');
    if (!existsSync(manifest)) continue;
    const { main } = JSON.parse(readFileSync(manifest, 'utf8')) as { main?: string };
    return join(folder, name, main ?? 'index.js');
  }
  return null;
}

function versionOf(entry: string, name: string): string {
  for (let folder = dirname(entry); folder !== dirname(folder); folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (!existsSync(manifest)) continue;
    const found = JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string; version?: string };
    if (found.name === name) return found.version ?? '';
  }
  return '';
}
