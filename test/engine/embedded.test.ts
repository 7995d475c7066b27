/** What the build writes in place of files and templates. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { embeddedBytes, muteLibraries, trimTemplates } from '../../scripts/vite-plugins.mjs';
import { moduleBytes } from '../support/kernel.js';

const imported = (code: string) =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);

async function bundled(input: string, plugins: Plugin[]): Promise<string> {
  const made = await build({
    ...{ configFile: false, logLevel: 'error' },
    plugins,
    build: {
      ...{ write: false, minify: false, target: 'es2022' },
      rolldownOptions: { input, output: { format: 'es' }, preserveEntrySignatures: 'strict' },
    },
  });
  return ([made].flat()[0] as Rolldown.RolldownOutput).output[0].code;
}

const entryAt = (place: string, source: string): Plugin => ({
  name: 'test:entry',
  enforce: 'pre',
  resolveId: (id) => (id === 'entry' ? place : undefined),
  load: (id) => (id === place ? source : undefined),
});

const HEADER = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
/** A module that has a custom section without a name, and nothing else. */
function moduleOf(bytes: readonly number[]): Uint8Array {
  const size = bytes.length + 1;
  return Uint8Array.of(...HEADER, 0, (size & 0x7f) | 0x80, size >> 7, 0, ...bytes);
}

test.each([
  ['nothing', Uint8Array.from(HEADER)],
  ['every byte, all as common', moduleOf(Array.from({ length: 256 }, (_, i) => i))],
  [
    'the quote and the backslash as the commonest',
    moduleOf(Array.from({ length: 999 }, (_, i) => [34, 92, i & 0xff][i % 3]!)),
  ],
  ['a kernel', moduleBytes('quoridor')],
])('%s comes back as it was embedded', async (_, bytes) => {
  const folder = await mkdtemp(join(tmpdir(), 'hintwright-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'any.wasm');
  await writeFile(file, bytes);
  const { default: read } = await imported(await bundled(`${file}?bytes`, [embeddedBytes()]));
  expect(read).toEqual(new Uint8Array(bytes));
});

test('templates lose their indentation, and nothing that can be seen', async () => {
  const source = [
    'export const sheet = css`/* quiet */ a :hover,\n  b {\n    color: red;\n    margin: 0;\n  }`;',
    'export const page = html`<p>\n    two  words</p>`;',
    'export const text = `as\n  it is`;',
  ].join('\n');
  const code = await bundled('entry', [entryAt('/src/elements/entry.js', source), trimTemplates()]);
  const tags = 'const css = String.raw, html = String.raw;\n';
  const { sheet, page, text } = await imported(tags + code);
  expect(sheet).toBe(' a :hover, b{color:red;margin:0;}');
  expect(page).toBe('<p> two  words</p>');
  expect(text).toBe('as\n  it is');
});

test('libraries keep their errors, and of their sentences what tells of another error', async () => {
  const source = [
    'export const wrong = (name) => { throw new Error("No state is called " + name, { cause: name }); };',
    'export const within = (error) => Error("A guard failed: " + error.message);',
    'export const plain = () => new TypeError("kept");',
  ].join('\n');
  const made = (place: string) => bundled('entry', [entryAt(place, source), muteLibraries()]).then(imported);
  const library = await made('/node_modules/xstate/dist/entry.js');
  expect(() => library.wrong('on')).toThrow(/^$/);
  expect(library.within(new Error('no'))).toEqual(new Error('A guard failed: no'));
  expect(library.plain()).toEqual(new TypeError('kept'));
  const own = await made('/src/entry.js');
  expect(() => own.wrong('on')).toThrow('No state is called on');
});
