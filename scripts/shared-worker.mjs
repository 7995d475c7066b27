import { readFile } from 'node:fs/promises';
import { bundleScript } from './vite-plugins.mjs';

const INLINE_SERVICE = /^(.*)\/src\/(\w+)\/analyzer\.ts$/;
const SERVE = 'serve';
const WORKER_CODE = '?worker-code';
const EXPORTS = /^export (?:async )?(?:function\*?|const|let|class) (\w+)|^export \{([^}]*)\};/gm;
/** Stands for what the page does not use, so that whoever passes it on still finds it. */
const UNUSED = '"hintwright:unused"';
const RE_EXPORTS = /^export (?:\*|\{[^}]*\}) from '[^']+';/gm;

/**
 * For files that carry everything: the code of a game's worker once, as a function, where `workerSource`, the service for the page's own
 * thread and the page would carry parts of it three times. The worker's source is the text of the function; what calling it gives has
 * the service, and all that the page uses of the worker's modules. Only for output that nobody transforms any more: the function must
 * stand by itself.
 * @param {ReadonlyMap<string, readonly string[]>} [used] what a build without it came to: by module, the exports that are used;
 *   left out, only worker and service share their code
 */
export function sharedWorker(used = new Map()) {
  const workers = [...used.keys()]
    .filter((id) => id.endsWith(WORKER_CODE))
    .map((id) => id.slice(0, -WORKER_CODE.length));
  /** @type {Map<string, ReturnType<typeof bundleService>>} */
  const services = new Map();
  const serviceOf = (/** @type {string} */ worker) => {
    const service = services.get(worker) ?? bundleService(worker, used);
    services.set(worker, service);
    return service;
  };
  return {
    name: 'hintwright:shared-worker',
    enforce: 'pre',
    resolveId(id, importer = '') {
      const [, root, game] = (id === './service.js' && INLINE_SERVICE.exec(importer)) || [];
      return game && `${root}/workers/${game}.ts?inline-service`;
    },
    async load(id) {
      const [file, query] = id.split('?');
      const code = JSON.stringify(file + WORKER_CODE);
      switch (query && `?${query}`) {
        case WORKER_CODE:
          return `export function open() { ${(await serviceOf(file)).code} return code; } export const page = open();`;
        case '?inline-service': {
          const { create } = await serviceOf(file);
          return `import { page } from ${code}; export const ${create} = page.${create};`;
        }
        case '?worker-source': {
          const run = `const code = (\${open})(); code.${SERVE}(code.${(await serviceOf(file)).create});`;
          return `import { open } from ${code}; export default \`"use strict"; { ${run} }\`;`;
        }
        default:
          return borrowed(id, workers, serviceOf);
      }
    },
    generateBundle(_, bundle) {
      for (const { code } of Object.values(bundle))
        if (code?.includes(UNUSED.slice(1, -1)))
          this.error('The page uses something that was taken for unused; sharedWorker left it out.');
    },
  };
}

/** A module of the page that a worker has as well, made of what the worker's code exports of it. */
async function borrowed(id, workers, serviceOf) {
  for (const worker of workers) {
    const names = (await serviceOf(worker)).shared.get(id);
    if (!names) continue;
    const text = await readFile(id, 'utf8');
    const lines = names.map(
      ({ name, alias }) =>
        `export const ${name} = ${alias ? `page.${alias}` : (numberOf(text, name) ?? UNUSED)};`,
    );
    const passedOn = text.match(RE_EXPORTS) ?? [];
    return [`import { page } from ${JSON.stringify(worker + WORKER_CODE)};`, ...passedOn, ...lines].join(
      '\n',
    );
  }
  return undefined;
}

/** A number that the bundler writes where it is used, so that nobody is seen to use it. */
const numberOf = (text, name) => new RegExp(`^export const ${name} = (\\d+);`, 'm').exec(text)?.[1];

/** What makes a game's service, by name, the code that sets `code` to it and to what serves it, and what the page may borrow of it. */
async function bundleService(file, used) {
  const service = file.replace(/workers\/(\w+)\.ts$/, 'src/$1/service.ts');
  const serve = file.replace(/workers\/\w+\.ts$/, 'src/engine/serve.ts');
  const entry = [
    `export * from ${JSON.stringify(service)};`,
    `export { ${SERVE} } from ${JSON.stringify(serve)};`,
  ];
  const alone = await bundleEntry(entry);
  const create = alone.exports.find((name) => name !== SERVE);
  const shared = await sharedNames(alone.modules, used);
  for (const [id, names] of shared) {
    const list = names.flatMap(({ name, alias }) => (alias ? `${name} as ${alias}` : [])).join(', ');
    entry.push(`export { ${list} } from ${JSON.stringify(id)};`);
  }
  return { code: shared.size === 0 ? alone.code : (await bundleEntry(entry)).code, create, shared };
}

/**
 * The modules with code in both, and what they export by a short name of its own.
 * @param {Record<string, { renderedLength: number }>} modules @param {ReadonlyMap<string, readonly string[]>} used
 */
async function sharedNames(modules, used) {
  /** @type {Map<string, { name: string, alias: string }[]>} */
  const shared = new Map();
  let count = 0;
  for (const id of Object.keys(modules)) {
    const usedNames = used.get(id) ?? [];
    if (modules[id].renderedLength === 0 || usedNames.length === 0) continue;
    const names = exportsOf(await readFile(id, 'utf8'));
    shared.set(
      id,
      names.map((name) => ({ name, alias: usedNames.includes(name) ? `_${(count++).toString(36)}` : '' })),
    );
  }
  return shared;
}

/** What a module exports of its own. @param {string} text */
const exportsOf = (text) =>
  [...text.matchAll(EXPORTS)].flatMap(([, name, list]) =>
    name ? [name] : list.split(',').map((part) => part.trim()),
  );

/** @param {readonly string[]} lines of the entry */
function bundleEntry(lines) {
  const entry = '\0hintwright:service';
  const plugin = {
    name: entry.slice(1),
    resolveId: (id) => (id.endsWith(entry) ? entry : undefined),
    load: (id) => (id === entry ? lines.join('\n') : undefined),
  };
  return bundleScript(entry, [plugin], {
    name: 'code',
    exports: 'named',
    esModule: false,
    generatedCode: { symbols: false },
  });
}
