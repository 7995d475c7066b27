/**
 * The documentation site as a Vite plugin. Pages written by hand are `pages/*.html`; the others are made of `docs`, of the manifest and of
 * the sources when they are asked for. Every page gets the same shell.
 */
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, extname, join, relative } from 'node:path';
import { root } from '../root.mjs';
import { listFiles } from '../stamp.mjs';
import { apiPath, loadApi, renderApi } from './api-pages.mjs';
import { docsPaths, docsPictures, linkErrors, renderDoc, renderDocsPage } from './docs-pages.mjs';
import { makeDocument } from './html.mjs';
import { firstParagraph } from './markdown.mjs';
import { renderReference } from './reference.mjs';
import { INDEX, makeIndex } from './search-index.mjs';
import { wrap } from './shell.mjs';

const PAGES = join(root, 'pages');
/** Stands for any address, so that nothing beside it can be named: it has no shell, and nothing leads to it. */
const NOT_FOUND = '404.html';
/** Where a CDN has what the site serves: the lines of the README work with another host alone. */
const PACKED = '/hintwright/dist/';
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
        { title: `API: ${entry.name}`, description: aboutEntry(entry) },
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

/** All that the search finds: pages written by hand as well as those that are made. @param {Map<string, () => string>} made */
function searchIndex(made) {
  const written = writtenPages().map((file) => [basename(file), readFileSync(join(root, file), 'utf8')]);
  const pages = [
    ...written.filter(([path]) => path !== NOT_FOUND),
    ...[...made].map(([path, make]) => [path, make()]),
  ];
  return makeIndex(pages.map(([path, html]) => [path, withReference(html)]));
}

const writtenPages = () => listFiles('pages').filter((file) => /^pages\/[\w-]+\.html$/.test(file));

/** The first line of what an entry says of itself. */
const aboutEntry = ({ name, doc, items }) =>
  firstParagraph(doc) || `What ${name} exports: ${items.map((item) => item.name).join(', ')}.`.slice(0, 160);

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
      handler: (html, { path }) =>
        path === `/${NOT_FOUND}`
          ? html
          : wrap(withReachableCode(withReference(keepPictures(html))), path.slice(1)),
    },
    configureServer(server) {
      server.middlewares.use(unpack);
      server.middlewares.use(async (request, response, next) => {
        const path = (request.url ?? '').split(/[?#]/)[0]?.slice(1) ?? '';
        if (!(await sendPlain(path, response)) && !(await sendMade(path, response, server))) next();
      });
    },
    configurePreviewServer(server) {
      server.middlewares.use(unpack);
      return () => server.middlewares.use(sendNotFound);
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: INDEX, source: searchIndex(made) });
      for (const [fileName, file] of plainFiles())
        this.emitFile({ type: 'asset', fileName, source: readFileSync(join(root, file)) });
    },
  };
}

/** What a build begins with: the pages written by hand and those that are made. @param {Map<string, unknown>} made by path */
function inputsOf(made) {
  return [
    ...writtenPages().map((file) => join(root, file)),
    ...[...made.keys()].map((path) => join(PAGES, path)),
  ];
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
 * Answers with a page, or the search's index, that is made now; false where none is made of that path.
 * @param {string} path @param {import('node:http').ServerResponse} response @param {import('vite').ViteDevServer} server
 */
async function sendMade(path, response, server) {
  const pages = await madePages();
  const make = pages.get(path);
  if (path !== INDEX && !make) return false;
  response.setHeader('Content-Type', make ? 'text/html' : 'application/json');
  response.end(make ? await server.transformIndexHtml(`/${path}`, make()) : searchIndex(pages));
  return true;
}

/**
 * Takes an address in the package for the one on the site.
 * @param {import('node:http').IncomingMessage} request @param {unknown} _ @param {() => void} next
 */
function unpack(request, _, next) {
  if (request.url?.startsWith(PACKED)) request.url = request.url.slice(PACKED.length - 1);
  next();
}

/**
 * Answers with the page for addresses that lead nowhere.
 * @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response @param {() => void} next
 */
async function sendNotFound(request, response, next) {
  const [path = ''] = (request.url ?? '').split(/[?#]/);
  if (existsSync(join(root, 'build/site', path))) return next();
  response.statusCode = 404;
  response.setHeader('Content-Type', 'text/html');
  response.end(await readFile(join(root, 'build/site', NOT_FOUND)));
}

/** Code scrolls by itself, and by the keyboard too. @param {string} html */
const withReachableCode = (html) => html.replaceAll('<pre>', '<pre tabindex="0">');

/** Pictures of the documentation lie beside their page; Vite has nothing to do with them. @param {string} html */
const keepPictures = (html) =>
  html.replace(/<img src="(?!https?:)/g, '<img vite-ignore loading="lazy" src="');
