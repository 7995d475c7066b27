import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, Visitor } from 'vite';
import { noPreload } from './no-preload.mjs';
import { split } from './wasm-parts.mjs';

/** What stands for the commonest bytes: printable ASCII that no string has to escape. */
const SHORT = Array.from({ length: 95 }, (_, i) => String.fromCharCode(0x20 + i))
  .join('')
  .replace(/["\\]/g, '');
/** The first of the two-byte characters that stand for the others. */
const LONG_FROM = 0x100;

/** What puts a module together. */
const PARTS = fileURLToPath(new URL('wasm-parts.mjs', import.meta.url));

/**
 * `import bytes from './x.wasm?bytes'`: the module, embedded as text, so that no bundler has to find a file. A character a byte, the
 * commonest as ASCII, in the order of their values either way. Compressed it is a fifth smaller than base64, which hides repeated bytes
 * from the compressor. The bytes are in the order of wasm-parts.mjs, in which more of them repeat.
 */
export function embeddedBytes() {
  return {
    name: 'hintwright:bytes',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('?bytes')) return;
      const file = id.slice(0, -'?bytes'.length);
      this.addWatchFile(file);
      return embed(await readFile(file));
    },
  };
}

/** @param {Uint8Array} module @returns {string} a module of JavaScript */
function embed(module) {
  const { bytes, starts } = split(module);
  const counts = new Array(256).fill(0);
  for (const byte of bytes) counts[byte]++;
  const values = [...counts.keys()];
  const common = new Set(values.toSorted((a, b) => counts[b] - counts[a]).slice(0, SHORT.length));
  const order = [...values.filter((byte) => common.has(byte)), ...values.filter((byte) => !common.has(byte))];
  const characters = values.map((i) => SHORT[i] ?? String.fromCharCode(LONG_FROM + i - SHORT.length));
  const text = Array.from(bytes, (byte) => characters[order.indexOf(byte)]).join('');
  const bits = values.map((byte) => (common.has(byte) ? 1 : 0)).join('');
  const mask = bits.replace(/.{4}/g, (four) => Number.parseInt(four, 2).toString(16));
  return `import { join } from ${JSON.stringify(PARTS)};
    const values = [...Array(256).keys()];
    const isCommon = (byte) => (Number.parseInt("${mask}"[byte >> 2], 16) >> (3 - (byte & 3))) & 1;
    const order = [...values.filter(isCommon), ...values.filter((byte) => !isCommon(byte))];
    const place = (code) => code < ${LONG_FROM} ? code - 32 - (code > 34) - (code > 92) : code - ${LONG_FROM - SHORT.length};
    const bytes = Uint8Array.from(${JSON.stringify(text)}, (character) => order[place(character.charCodeAt(0))]);
    export default join(bytes, ${JSON.stringify(starts)});`;
}

/**
 * Moves embedded bytes to the end of a file that carries everything, where they do not part code from like code: the compressor sees
 * both. They are read when an analysis starts, long after the file has run.
 */
export function bytesLast() {
  return {
    name: 'hintwright:bytes-last',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const texts = [];
        const code = chunk.code.replace(/(?<=\bUint8Array\.from\()"[^"]{1000,}"/g, (text) => {
          texts.push(text);
          return `$bytes${texts.length}`;
        });
        chunk.code = [code, ...texts.map((text, i) => `var $bytes${i + 1}=${text};`)].join('\n');
      }
    },
  };
}

const MARKUP = new Set(['css', 'html', 'svg']);

/** Shortens white space inside of `css`, `html` and `svg` templates, which minifiers keep. */
export function trimTemplates() {
  return {
    name: 'hintwright:trim-templates',
    transform: {
      order: 'post',
      filter: { id: /\/src\/elements\// },
      handler(code) {
        /** @type {Edit[]} */
        const edits = [];
        new Visitor({
          TaggedTemplateExpression({ tag, quasi }) {
            if (tag.type !== 'Identifier' || !MARKUP.has(tag.name)) return;
            const trim = tag.name === 'css' ? trimCss : trimMarkup;
            for (const { start, end } of quasi.quasis)
              edits.push({ start, end, text: trim(code.slice(start, end)) });
          },
        }).visit(this.parse(code));
        return edited(code, edits);
      },
    },
  };
}

/** @typedef {{ start: number, end: number, text: string }} Edit what stands in the place of a piece of code */

/** @param {string} code @param {readonly Edit[]} edits that do not overlap @returns {string} */
const edited = (code, edits) =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((whole, { start, end, text }) => whole.slice(0, start) + text + whole.slice(end), code);

const trimMarkup = (/** @type {string} */ markup) => markup.replace(/\s*\n\s*/g, ' ');

const trimCss = (/** @type {string} */ css) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1')
    .replace(/([{;][\w-]+): /g, '$1:');

/** Libraries whose errors have long messages for those who write charts and templates. */
const TALKATIVE = /\/node_modules\/(?:xstate|lit-html|lit-element|@lit)\//;

/**
 * Drops the messages of their errors, which tell of mistakes that tests find. The errors stay, and so does a message that passes on
 * another error's.
 */
export function muteLibraries() {
  return {
    name: 'hintwright:mute-libraries',
    transform: {
      filter: { id: TALKATIVE },
      handler(code) {
        /** @type {Edit[]} */
        const edits = [];
        const visit = ({ callee, arguments: [first, ...others] }) => {
          if (callee.type !== 'Identifier' || callee.name !== 'Error' || !first) return;
          const { start } = first;
          const { end } = others.at(-1) ?? first;
          if (!code.slice(start, end).includes('.message')) edits.push({ start, end, text: '' });
        };
        new Visitor({ NewExpression: visit, CallExpression: visit }).visit(this.parse(code));
        return edited(code, edits);
      },
    },
  };
}

/** `import source from './x.ts?worker-source'`: the entry bundled into one classic script, as a string for a Blob worker. */
export function workerSource() {
  const cache = new Map();
  return {
    name: 'hintwright:worker-source',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('?worker-source')) return;
      const file = id.slice(0, -'?worker-source'.length);
      const { code, modules } = await bundleWorker(file, cache);
      for (const module of modules) this.addWatchFile(module);
      return `export default ${JSON.stringify(code)};`;
    },
  };
}

/** One classic script of an entry and all it needs. */
export async function bundleScript(input, plugins = [], options = {}) {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [...plugins, noPreload],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      rolldownOptions: {
        input,
        output: { format: 'iife', codeSplitting: false, ...options },
        preserveEntrySignatures: 'strict',
      },
    },
  });
  return (Array.isArray(output) ? output[0] : output).output[0];
}

async function bundleWorker(file, cache) {
  const cached = cache.get(file);
  if (cached && (await fingerprint(cached.modules)) === cached.fingerprint) return cached;
  const inner = [];
  const chunk = await bundleScript(file, [embeddedBytes(), innerWorkers(cache, inner)]);
  const own = Object.keys(chunk.modules).filter((name) => !name.startsWith('\0'));
  const modules = [...new Set([...own, ...inner].map((name) => name.replace(/\?.*$/, '')))];
  const entry = { code: chunk.code, modules, fingerprint: await fingerprint(modules) };
  cache.set(file, entry);
  return entry;
}

/** A worker may start workers of its own; `sources` gets the files that they are made of. */
function innerWorkers(cache, sources) {
  return {
    name: 'hintwright:inner-workers',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('?worker-source')) return;
      const { code, modules } = await bundleWorker(id.slice(0, -'?worker-source'.length), cache);
      sources.push(...modules);
      return `export default ${JSON.stringify(code)};`;
    },
  };
}

async function fingerprint(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex');
}
