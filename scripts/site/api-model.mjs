/**
 * What the public entries export, read from the sources by the TypeScript compiler that the manifest's analyzer brings.
 *
 * @typedef {object} Entry
 * @property {string} name as it is imported: `hintwright/mahjong`
 * @property {string} doc what stands at the top of its vocabulary
 * @property {Item[]} items by name
 *
 * @typedef {object} Item
 * @property {string} name
 * @property {'class' | 'function' | 'constant' | 'type'} kind
 * @property {string} doc Markdown
 * @property {string} code the declaration without its body and without what `members` tell
 * @property {string} resolved for a type that a name hides: what it comes to; else empty
 * @property {Member[]} members
 * @property {string} key the same for a thing that several entries export
 *
 * @typedef {object} Member
 * @property {string} name
 * @property {string} type
 * @property {string} doc Markdown
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ts } from '@custom-elements-manifest/analyzer';
import { root } from '../root.mjs';
import { commentOf, isOwn, readDeclaration } from './api-declarations.mjs';

/** The entries that are no element, and have a source: `{ '.': { types: './dist/types/index.d.ts' } }` is `src/index.ts`. */
export function readSources() {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.entries(exports)
    .filter(([path, { types }]) => types && !path.startsWith('./elements'))
    .map(([path, { types }]) => ({
      name: `hintwright${path.slice(1)}`,
      file: join(root, types.replace('./dist/types/', 'src/').replace(/\.d\.ts$/, '.ts')),
    }))
    .filter(({ file }) => existsSync(file));
}

/** @returns {Entry[]} */
export function readApi() {
  const sources = readSources();
  const program = ts.createProgram(
    sources.map(({ file }) => file),
    readOptions(),
  );
  const checker = program.getTypeChecker();
  return sources.map(({ name, file }) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} exports nothing.`);
    const items = checker
      .getExportsOfModule(module)
      .map((symbol) => readItem(checker, symbol))
      .sort((a, b) => a.name.localeCompare(b.name, 'en'));
    return { name, doc: topOf(program.getSourceFile(file.replace(/index\.ts$/, 'types.ts'))), items };
  });
}

function readOptions() {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  return { ...options, lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'] };
}

/** @returns {Item} */
function readItem(checker, exported) {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const [declaration] = symbol.declarations ?? [];
  if (!declaration) throw new Error(`${exported.name} is exported but declared nowhere.`);
  const { fileName } = declaration.getSourceFile();
  return {
    name: exported.name,
    doc: commentOf(checker, symbol),
    key: `${fileName}#${symbol.name}`,
    ...readDeclaration(checker, symbol, declaration),
  };
}

/** The comment that opens a file, with a blank line below it. */
function topOf(source) {
  const [first] = source?.statements ?? [];
  const [top] = first?.jsDoc ?? [];
  return top && !isOwn(top, first) ? ts.getTextOfJSDocComment(top.comment) : '';
}
