/** Finds programs that are installed. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The first that is there of the usual places on this system, then of the folders in `PATH`.
 * @param {readonly string[]} names of the program
 * @param {Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>>} places whole paths
 * @returns {string | undefined} its path
 */
export function findInstalled(names, places) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...(places[process.platform] ?? []), ...inFolders(folders, names)].find((path) => existsSync(path));
}

/** @param {readonly string[]} folders @param {readonly string[]} names */
export const inFolders = (folders, names) =>
  folders.flatMap((folder) => names.map((name) => join(folder, name)));
