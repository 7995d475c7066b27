/** The languages of the self-contained files: files beside them, `locales/<element>-<language>.js`, fetched when a page speaks one. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const elements = 'src/elements';
const IMPORTED = /^\.\/locales\/([\w-]+)\.js$/;
const IMPORTER = /\/src\/elements\/([\w-]+)\/strings\.ts$/;
/** Carried by the files themselves. */
const EMBEDDED = 'en';

/** A language's file by the name it has there: `mahjong-de`. @param {string} room @param {string} language */
const nameOf = (room, language) => `${room.replace('-analyzer', '')}-${language}`;

/** Leaves the languages outside: the file imports each by its address, seen from its own. @returns {import('vite').Plugin} */
export function localesApart() {
  return {
    name: 'hintwright:locales',
    enforce: 'pre',
    resolveId(id, importer = '') {
      const [, language] = IMPORTED.exec(id) ?? [];
      const [, room] = IMPORTER.exec(importer) ?? [];
      if (!language || !room || language === EMBEDDED) return;
      return { id: `./locales/${nameOf(room, language)}.js`, external: 'relative' };
    },
  };
}

/** Every language's entry, by name. @returns {[name: string, entry: string][]} */
export function localeEntries() {
  return readdirSync(join(root, elements)).flatMap((room) => {
    const folder = join(root, elements, room, 'locales');
    const tables = existsSync(join(folder, `${EMBEDDED}.ts`)) ? readdirSync(folder) : [];
    return tables
      .map((file) => /^([a-z]{2}(?:-[A-Z][a-z]+)?)\.ts$/.exec(file)?.[1])
      .filter((language) => language !== undefined && language !== EMBEDDED)
      .map(
        (language) =>
          /** @type {[string, string]} */ ([nameOf(room, `${language}`), join(folder, `${language}.ts`)]),
      );
  });
}
