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

/**
 * `import source from './x.ts?worker-source'`: the entry bundled into one classic script, as a string for a Blob worker. Bundles are
 * kept in `cache`; `sources` gets the files that they are made of.
 */
export function workerSource(cache = new Map(), sources = []) {
  return {
    name: 'hintwright:worker-source',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('?worker-source')) return;
      const file = id.slice(0, -'?worker-source'.length);
      const { code, modules } = await bundleWorker(file, cache);
      for (const module of modules) this.addWatchFile(module);
      sources.push(...modules);
      return `export default ${JSON.stringify(code)};`;
    },
  };
}

const INLINE_SERVICE = /^(.*)\/src\/(\w+)\/analyzer\.ts$/;
const SERVE = 'serve';

/**
 * For files that carry everything: the code of a game's worker once, as a function, where `workerSource` and the service for the page's
 * own thread would carry it twice. The worker's source is the text of the function; the service is what calling it gives. Only for
 * output that nobody transforms any more: the function must stand by itself.
 */
export function sharedWorker() {
  return {
    name: 'hintwright:shared-worker',
    enforce: 'pre',
    resolveId(id, importer = '') {
      const [, root, game] = (id === './service.js' && INLINE_SERVICE.exec(importer)) || [];
      return game && `${root}/workers/${game}.ts?inline-service`;
    },
    async load(id) {
      const [file, query] = id.split('?');
      if (query === 'worker-code')
        return `export function open() { ${(await bundleService(file)).code} return code; }`;
      if (query !== 'worker-source' && query !== 'inline-service') return;
      const code = JSON.stringify(`${file}?worker-code`);
      const { create } = await bundleService(file);
      if (query === 'inline-service')
        return `import { open } from ${code}; export const { ${create} } = open();`;
      const run = `const code = (\${open})(); code.${SERVE}(code.${create});`;
      return `import { open } from ${code}; export default \`"use strict"; { ${run} }\`;`;
    },
  };
}

/** What makes a game's service, by name, and the code that sets `code` to it and to what serves it. */
async function bundleService(file) {
  const entry = '\0hintwright:service';
  const service = file.replace(/workers\/(\w+)\.ts$/, 'src/$1/service.ts');
  const serve = file.replace(/workers\/\w+\.ts$/, 'src/engine/serve.ts');
  const load = (id) =>
    id === entry
      ? `export * from ${JSON.stringify(service)}; export { ${SERVE} } from ${JSON.stringify(serve)};`
      : undefined;
  const resolveId = (id) => (id.endsWith(entry) ? entry : undefined);
  const chunk = await bundleScript(entry, [{ name: entry.slice(1), resolveId, load }], {
    name: 'code',
    exports: 'named',
  });
  return { code: chunk.code, create: chunk.exports.find((name) => name !== SERVE) };
}

/**
 * For a classic script of one file: there is nothing to load ahead, and no `import.meta` to find it by.
 * @type {import('vite').Plugin}
 */
export const noPreload = {
  name: 'hintwright:no-preload',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
};

async function bundleScript(input, plugins = [], options = {}) {
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
  // A worker may start workers of its own, and open modules itself.
  const inner = [];
  const chunk = await bundleScript(file, [embeddedBytes(), workerSource(cache, inner)]);
  const own = Object.keys(chunk.modules).filter((name) => !name.startsWith('\0'));
  const modules = [...new Set([...own, ...inner].map((name) => name.replace(/\?.*$/, '')))];
  const entry = { code: chunk.code, modules, fingerprint: await fingerprint(modules) };
  cache.set(file, entry);
  return entry;
}

async function fingerprint(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex');
}
