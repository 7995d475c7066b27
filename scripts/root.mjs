import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository: every path in the scripts starts here, whatever the working directory is. */
export const root = resolve(fileURLToPath(import.meta.url), '../..');

/** The games are the folders of `assembly/` that have an entry; every layer follows from that list. */
export const games = readdirSync(join(root, 'assembly')).filter((name) =>
  existsSync(join(root, 'assembly', name, 'index.ts')),
);
