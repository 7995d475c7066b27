/**
 * From the doc block of each element to what editors, frameworks and catalogues read:
 *
 *   dist/custom-elements.json            every attribute, property, event, part and custom property
 *   dist/vscode/*.json                   completion in HTML and CSS for VS Code
 *   dist/types/jsx.d.ts, react.d.ts, vue.d.ts   typed tags, with an empty module beside each for who imports it
 *
 * Elements are the folders of `src/elements` that have an index; the class is the one whose doc block has the tag.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { create, ts } from '@custom-elements-manifest/analyzer';
import { litPlugin } from '@custom-elements-manifest/analyzer/src/features/framework-plugins/lit/lit.js';
import { jsxTypes, reactTypes, vueTypes } from './manifest/frameworks.mjs';
import { namedTypesIn } from './manifest/named-types.mjs';
import { tidy } from './manifest/tidy.mjs';
import { cssData, htmlData } from './manifest/vscode.mjs';
import { root } from './root.mjs';
import { listFiles } from './stamp.mjs';

/** @typedef {import('custom-elements-manifest/schema').CustomElementDeclaration} Declaration */

/** @returns {string[]} the files written, relative to the root */
export function buildManifest() {
  const elements = readElements();
  const files = {
    'dist/custom-elements.json': json(manifestOf(elements)),
    'dist/vscode/html.json': json(htmlData(elements)),
    'dist/vscode/css.json': json(cssData(elements)),
    'dist/types/jsx.d.ts': jsxTypes(elements),
    'dist/types/react.d.ts': reactTypes(elements),
    'dist/types/vue.d.ts': vueTypes(elements),
    'dist/jsx.js': EMPTY,
    'dist/react.js': EMPTY,
    'dist/vue.js': EMPTY,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return Object.keys(files);
}

const EMPTY = '// Types alone; see the declarations.\nexport {};\n';
const json = (/** @type {unknown} */ value) => `${JSON.stringify(value, null, 2)}\n`;

/** A class that elements may be made of. */
const BASE = /^export (?:abstract )?class \w+(?:<.*>)?\s+extends \w*Element\b/m;

/** @returns {import('./manifest/tidy.mjs').Element[]} by tag */
export function readElements() {
  const folder = join(root, 'src/elements');
  const tags = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'index.ts')));
  const files = tags.map((tag) => ({ tag, file: fileOf(tag) }));
  const program = ts.createProgram(
    files.flatMap(({ tag, file }) => [join(root, entryOf(tag)), join(root, file)]),
    readOptions(),
  );
  const own = new Set(files.map(({ file }) => file));
  const bases = listFiles('src/elements').filter(
    (file) => !own.has(file) && BASE.test(readFileSync(join(root, file), 'utf8')),
  );
  const { modules } = create({
    modules: [...bases, ...files.map(({ file }) => file)].map((file) =>
      ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.ES2022, true),
    ),
    plugins: litPlugin(),
    context: { dev: false },
  });
  return files.map(({ tag, file }) => {
    const module = modules.find(({ path }) => path === file);
    const declaration = module?.declarations?.find((found) => 'tagName' in found && found.tagName === tag);
    if (!declaration) throw new Error(`${file} has no class with @tagname ${tag}.`);
    return tidy(/** @type {Declaration} */ (declaration), {
      typeOf: typesIn(program, join(root, file)),
      modulesOf: namedTypesIn(program, join(root, entryOf(tag)), join(root, file)),
    });
  });
}

const entryOf = (/** @type {string} */ tag) => `src/elements/${tag}/index.ts`;

/** The source whose doc block has a tag. @param {string} tag */
function fileOf(tag) {
  const told = new RegExp(`^ \\* @tagname ${tag}$`, 'm');
  const file = listFiles(`src/elements/${tag}`).find((path) =>
    told.test(readFileSync(join(root, path), 'utf8')),
  );
  if (!file) throw new Error(`No doc block in src/elements/${tag} has a line @tagname ${tag}.`);
  return file;
}

function readOptions() {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  return { ...options, lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'] };
}

/**
 * The types of a class's members with their names resolved: `'riichi' | 'mcr' | …` where the source says `Rules`.
 * @param {import('typescript').Program} program @param {string} file
 * @returns {(className: string, member: string) => string}
 */
function typesIn(program, file) {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  return (className, member) => {
    const declared = source?.statements.find(
      (statement) => ts.isClassDeclaration(statement) && statement.name?.text === className,
    );
    const symbol = declared && checker.getTypeAtLocation(declared).getProperty(member);
    if (!symbol) throw new Error(`${className} has no ${member}.`);
    const type = checker.getTypeOfSymbol(symbol);
    const flags = ts.TypeFormatFlags.InTypeAlias | ts.TypeFormatFlags.NoTruncation;
    const present = checker.typeToString(checker.getNonNullableType(type), undefined, flags);
    const absent = type.isUnion() ? type.types.filter((part) => part.flags & ts.TypeFlags.Nullable) : [];
    return [present, ...absent.map((part) => checker.typeToString(part))].join(' | ');
  };
}

/** @param {import('./manifest/tidy.mjs').Element[]} elements */
function manifestOf(elements) {
  return {
    schemaVersion: '1.0.0',
    modules: elements.map(({ declaration }) => {
      const { name, tagName } = declaration;
      const path = `dist/elements/${tagName}/index.js`;
      const reference = { name, module: path };
      return {
        kind: 'javascript-module',
        path,
        declarations: [declaration],
        exports: [
          { kind: 'js', name, declaration: reference },
          { kind: 'custom-element-definition', name: tagName, declaration: reference },
        ],
      };
    }),
  };
}
