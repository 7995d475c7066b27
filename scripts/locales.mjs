/**
 * The languages of the self-contained files: files beside them, `locales/<element>-<language>.js`, and the names of what Mahjong hands are
 * scored for, `names/<language>.js`, fetched when a page speaks one.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const elements = 'src/elements';
const IMPORTED = /^\.\/locales\/([\w-]+)\.js$/;
const IMPORTER = /\/src\/elements\/([\w-]+)\/strings\.ts$/;
/** Carried by the files themselves. */
const EMBEDDED = 'en';

const names = 'src/mahjong/names';
const NAMED = /^(?:\.\/)?((?:ja|zh)(?:-[a-z]+)?)\.generated\.(?:js|ts)$/;
const NAMER = /\/src\/mahjong\/names\/index\.ts$/;

/** A language's file by the name it has there: `mahjong-de`. @param {string} room @param {string} language */
const nameOf = (room, language) => `${room.replace('-analyzer', '')}-${language}`;

/** Leaves the languages outside: the file imports each by its address, seen from its own. @returns {import('vite').Plugin} */
export function localesApart() {
  return {
    name: 'hintwright:locales',
    enforce: 'pre',
    resolveId(id, importer = '') {
      const [, named] = (NAMER.test(importer) && NAMED.exec(id)) || [];
      if (named) return { id: `./names/${named}.js`, external: 'relative' };
      const [, language] = IMPORTED.exec(id) ?? [];
      const [, room] = IMPORTER.exec(importer) ?? [];
      if (!language || !room || language === EMBEDDED) return;
      return { id: `./locales/${nameOf(room, language)}.js`, external: 'relative' };
    },
  };
}

/** Every language's entry, by the name of its file. @returns {[name: string, entry: string][]} */
export function localeEntries() {
  return [...elementEntries(), ...nameEntries()];
}

/** @returns {[string, string][]} */
function nameEntries() {
  const files = readdirSync(join(root, names)).map((file) => [NAMED.exec(file)?.[1], file]);
  return files.flatMap(([language, file]) =>
    language ? [/** @type {[string, string]} */ ([`names/${language}`, join(root, names, file ?? '')])] : [],
  );
}

/** @returns {[string, string][]} */
function elementEntries() {
  return readdirSync(join(root, elements)).flatMap((room) => {
    const folder = join(root, elements, room, 'locales');
    const tables = existsSync(join(folder, `${EMBEDDED}.ts`)) ? readdirSync(folder) : [];
    return tables
      .map((file) => /^([a-z]{2}(?:-[A-Z][a-z]+)?)\.ts$/.exec(file)?.[1])
      .filter((language) => language !== undefined && language !== EMBEDDED)
      .map(
        (language) =>
          /** @type {[string, string]} */ ([
            `locales/${nameOf(room, `${language}`)}`,
            join(folder, `${language}.ts`),
          ]),
      );
  });
}
