/** What the build writes in place of files and templates. */
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { embed, trimTemplates } from '../../scripts/vite-plugins.mjs';
import { moduleBytes } from '../support/kernel.js';

const imported = (code: string) =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);

test.each([
  ['nothing', new Uint8Array()],
  ['every byte, all as common', Uint8Array.from({ length: 256 }, (_, i) => i)],
  [
    'the quote and the backslash as the commonest',
    Uint8Array.from({ length: 999 }, (_, i) => [34, 92, i][i % 3]!),
  ],
  ['a kernel', moduleBytes('quoridor')],
])('%s comes back as it was embedded', async (_, bytes) => {
  const { default: read } = await imported(embed(bytes));
  expect(read).toEqual(new Uint8Array(bytes));
});

test('templates lose their indentation, and nothing that can be seen', async () => {
  const source = [
    'export const sheet = css`/* quiet */ a :hover,\n  b {\n    color: red;\n    margin: 0;\n  }`;',
    'export const page = html`<p>\n    two  words</p>`;',
    'export const text = `as\n  it is`;',
  ].join('\n');
  const made = await build({
    ...{ configFile: false, logLevel: 'error' },
    plugins: [
      {
        name: 'test:entry',
        enforce: 'pre',
        resolveId: (id) => (id === 'entry' ? '/src/elements/entry.js' : undefined),
        load: (id) => (id === '/src/elements/entry.js' ? source : undefined),
      },
      trimTemplates(),
    ],
    build: {
      ...{ write: false, minify: false, target: 'es2022' },
      rolldownOptions: { input: 'entry', output: { format: 'es' }, preserveEntrySignatures: 'strict' },
    },
  });
  const [{ code }] = ([made].flat()[0] as Rolldown.RolldownOutput).output;
  const tags = 'const css = String.raw, html = String.raw;\n';
  const { sheet, page, text } = await imported(tags + code);
  expect(sheet).toBe(' a :hover, b{color:red;margin:0;}');
  expect(page).toBe('<p>\ntwo  words</p>');
  expect(text).toBe('as\n  it is');
});
