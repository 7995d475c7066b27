import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { build } from 'vite';

const FIRST_ASCII = 0x20;
const ASCII_END = 0x7f;
/** Added to other bytes: the first of them becomes U+00A1. */
const BEYOND_ASCII = 0xa1 - (ASCII_END - FIRST_ASCII);

const characterOf = (/** @type {number} */ byte) =>
  String.fromCharCode(byte < ASCII_END - FIRST_ASCII ? byte + FIRST_ASCII : byte + BEYOND_ASCII);

/**
 * `import bytes from './x.wasm?bytes'`: the file's bytes, embedded as text, so that no bundler has to find a file. A character a byte:
 * bytes below 95 are the printable ASCII ones, the others those from U+00A1 on. Compressed it is a sixth smaller than base64, which
 * hides repeated bytes from the compressor.
 */
export function embeddedBytes() {
  return {
    name: 'hintwright:bytes',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('?bytes')) return;
      const file = id.slice(0, -'?bytes'.length);
      this.addWatchFile(file);
      const text = Array.from(await readFile(file), characterOf).join('');
      return `export default Uint8Array.from(${JSON.stringify(text)}, (c) => {
        const code = c.charCodeAt(0);
        return code < ${ASCII_END} ? code - ${FIRST_ASCII} : code - ${BEYOND_ASCII};
      });`;
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
    plugins,
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
  const chunk = await bundleScript(file);
  const modules = Object.keys(chunk.modules).filter((name) => !name.startsWith('\0'));
  const entry = { code: chunk.code, modules, fingerprint: await fingerprint(modules) };
  cache.set(file, entry);
  return entry;
}

async function fingerprint(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex');
}
