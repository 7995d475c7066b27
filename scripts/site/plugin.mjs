/**
 * The documentation site as a Vite plugin. Pages written by hand are `pages/*.html`; the others are made of `docs`, of the manifest and of
 * the sources when they are asked for. Every page gets the same shell.
 */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, extname, join, relative } from 'node:path';
import { root } from '../root.mjs';
import { listFiles } from '../stamp.mjs';
import { apiPath, loadApi, renderApi } from './api-pages.mjs';
import { docsPaths, docsPictures, linkErrors, renderDoc, renderDocsPage } from './docs-pages.mjs';
import { makeDocument } from './html.mjs';
import { renderReference } from './reference.mjs';
import { wrap } from './shell.mjs';

const PAGES = join(root, 'pages');
const TYPES = { '.svg': 'image/svg+xml', '.png': 'image/png', '.js': 'text/javascript' };

/** Pages that are made, by their path, and what makes them. @returns {Promise<Map<string, () => string>>} */
async function madePages() {
  const paths = docsPaths();
  const api = await loadApi();
  const docs = [...paths].map(([file, path]) => [path, () => docsDocument(file, paths)]);
  const reference = api.map((entry) => [
    apiPath(entry.name),
    () =>
      makeDocument(
        { title: entry.name, description: `What ${entry.name} exports.` },
        `<article class="prose">${apiNavigation(api, entry)}${linkErrors(renderApi(entry, api), apiPath(entry.name))}</article>`,
      ),
  ]);
  return new Map([...docs, ...reference]);
}

function docsDocument(file, paths) {
  const { title, description } = renderDoc(file, paths);
  return makeDocument({ title, description }, linkErrors(renderDocsPage(file, paths), paths.get(file)));
}

function apiNavigation(entries, current) {
  const links = entries.map(({ name }) => {
    const mark = name === current.name ? ' aria-current="page"' : '';
    return `<a href="${basename(apiPath(name))}"${mark}>${name}</a>`;
  });
  return `<nav class="entries" aria-label="Entries">${links.join(' ')}</nav>`;
}

/** The files that the site serves as they are: where they lie, and under which path. */
function plainFiles() {
  const pictures = docsPictures().map((file) => [file, file]);
  const bundles = listFiles('dist/cdn').map((file) => [file.replace('dist/', ''), file]);
  return new Map([...pictures, ...bundles]);
}

/** @param {string} html */
const withReference = (html) =>
  html.replace(/<!-- reference ([\w-]+) -->/g, (_, tag) => renderReference(tag));

/** @returns {import('vite').Plugin} */
export function sitePages() {
  /** @type {Map<string, () => string>} */
  let made = new Map();
  const pathOf = (id) => relative(PAGES, id).replaceAll('\\', '/');
  return {
    name: 'hintwright:site',
    enforce: 'pre',
    async config(_, { isPreview }) {
      if (isPreview) return;
      made = await madePages();
      return { build: { rolldownOptions: { input: inputsOf(made) } } };
    },
    resolveId: (id) => (made.has(pathOf(id)) ? id : undefined),
    load: (id) => made.get(pathOf(id))?.(),
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { path }) => wrap(withReachableCode(withReference(keepPictures(html))), path.slice(1)),
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = (request.url ?? '').split(/[?#]/)[0]?.slice(1) ?? '';
        if ((await sendPlain(path, response)) || (await sendMade(path, response, server))) return;
        next();
      });
    },
    generateBundle() {
      for (const [fileName, file] of plainFiles())
        this.emitFile({ type: 'asset', fileName, source: readFileSync(join(root, file)) });
    },
  };
}

/** What a build begins with: the pages written by hand and those that are made. @param {Map<string, unknown>} made by path */
function inputsOf(made) {
  const written = listFiles('pages').filter((file) => /^pages\/[\w-]+\.html$/.test(file));
  return [...written.map((file) => join(root, file)), ...[...made.keys()].map((path) => join(PAGES, path))];
}

/**
 * Answers with a file as it is; false where there is none of that path.
 * @param {string} path @param {import('node:http').ServerResponse} response
 */
async function sendPlain(path, response) {
  const file = plainFiles().get(path);
  if (!file) return false;
  response.setHeader('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream');
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.end(await readFile(join(root, file)));
  return true;
}

/**
 * Answers with a page that is made now; false where none is made of that path.
 * @param {string} path @param {import('node:http').ServerResponse} response @param {import('vite').ViteDevServer} server
 */
async function sendMade(path, response, server) {
  const make = (await madePages()).get(path);
  if (!make) return false;
  response.setHeader('Content-Type', 'text/html');
  response.end(await server.transformIndexHtml(`/${path}`, make()));
  return true;
}

/** Code scrolls by itself, and by the keyboard too. @param {string} html */
const withReachableCode = (html) => html.replaceAll('<pre>', '<pre tabindex="0">');

/** Pictures of the documentation lie beside their page; Vite has nothing to do with them. @param {string} html */
const keepPictures = (html) =>
  html.replace(/<img src="(?!https?:)/g, '<img vite-ignore loading="lazy" src="');
