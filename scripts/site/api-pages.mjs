/** A page an entry of the package, from `api-model.mjs`. What several entries export is told once, where it is at home. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../root.mjs';
import { fingerprint, isFresh, writeStamp } from '../stamp.mjs';
import { escapeHtml } from './html.mjs';
import { renderBlocks, renderInline } from './markdown.mjs';

/** @typedef {import('./api-model.mjs').Entry} Entry @typedef {import('./api-model.mjs').Item} Item */

const CACHE = 'build/api.json';
const GROUPS = /** @type {const} */ ([
  ['class', 'Classes'],
  ['function', 'Functions'],
  ['constant', 'Constants'],
  ['type', 'Types'],
]);

/** Reads the sources anew only when they have changed: that takes the compiler seconds. @returns {Promise<Entry[]>} */
export async function loadApi() {
  const hash = fingerprint([
    'src',
    'package.json',
    'scripts/site/api-model.mjs',
    'scripts/site/api-declarations.mjs',
  ]);
  if (!isFresh('api', hash)) {
    const { readApi } = await import('./api-model.mjs');
    mkdirSync(join(root, 'build'), { recursive: true });
    writeFileSync(join(root, CACHE), JSON.stringify(readApi()));
    writeStamp('api', hash, [CACHE]);
  }
  return JSON.parse(readFileSync(join(root, CACHE), 'utf8'));
}

/** `hintwright/mahjong` → `api/mahjong.html`. @param {string} entry */
export const apiPath = (entry) => `api/${entry.split('/')[1] ?? 'hintwright'}.html`;

/** @param {Entry} entry @param {Entry[]} entries */
export function renderApi(entry, entries) {
  const homes = homesOf(entries);
  const isOwn = ({ key }) => homes.get(key)?.entry === entry.name;
  const own = entry.items.filter(isOwn);
  const others = entry.items.filter((item) => !isOwn(item));
  const link = linker(entry, homes);
  const groups = GROUPS.map(([kind, title]) =>
    renderGroup(
      title,
      own.filter((item) => item.kind === kind),
      link,
    ),
  );
  return `<h1>${entry.name}</h1>
    <pre><code>import { … } from '${entry.name}';</code></pre>
    ${entry.doc ? renderBlocks(entry.doc) : ''}
    <nav class="index" aria-label="Exports">${entry.items.map(({ name }) => link(name)).join(' ')}</nav>
    ${groups.join('\n')}
    ${others.length > 0 ? renderOthers(others, homes) : ''}`;
}

/**
 * Where each thing is told, and by which name: with a game where just one has it, else at the top, which tells games' hints apart by names
 * of its own.
 * @param {Entry[]} entries @returns {Map<string, { entry: string, name: string }>} by key
 */
function homesOf(entries) {
  const [top, ...games] = entries;
  const nameIn = ({ items }, key) => items.find((item) => item.key === key)?.name;
  const homes = new Map();
  for (const { key } of entries.flatMap(({ items }) => items)) {
    const holders = games.filter((game) => nameIn(game, key));
    const home = holders.length !== 1 && nameIn(top, key) ? top : holders[0];
    homes.set(key, { entry: home.name, name: nameIn(home, key) });
  }
  return homes;
}

const hrefOf = ({ entry, name }) => `${basename(apiPath(entry))}#${name}`;

/** @returns {(name: string) => string} a name as a link to where it is told, if it is an export */
function linker(entry, homes) {
  return (name) => {
    const item = entry.items.find((found) => found.name === name);
    return item ? `<a href="${hrefOf(homes.get(item.key))}">${name}</a>` : escapeHtml(name);
  };
}

function renderGroup(title, items, link) {
  if (items.length === 0) return '';
  return `<h2>${title}</h2>${items.map((item) => renderItem(item, link)).join('\n')}`;
}

function renderItem({ name, doc, code, resolved, members }, link) {
  const rows = members.map((member) => renderMember(member, link));
  return `<section class="export" aria-labelledby="${name}">
    <h3 id="${name}"><a href="#${name}">${name}</a></h3>
    <pre><code>${renderCode(code, name, link)}${resolved ? `\n// ${escapeHtml(resolved)}` : ''}</code></pre>
    ${doc ? renderBlocks(doc) : ''}
    ${rows.length > 0 ? `<dl class="reference">${rows.join('')}</dl>` : ''}
  </section>`;
}

function renderMember({ name, type, doc }, link) {
  return `<div><dt><code>${escapeHtml(name)}</code></dt>
    <dd><p><code class="type">${renderCode(type, '', link)}</code></p>${doc ? renderBlocks(doc) : ''}</dd></div>`;
}

/** Code with the names of exports as links. @param {string} code @param {string} except a name not to link */
function renderCode(code, except, link) {
  return escapeHtml(code).replace(/(?<!['&\w.-])[A-Z]\w+(?!['\w-])/g, (name) =>
    name === except ? name : link(name),
  );
}

function renderOthers(items, homes) {
  const rows = items.map((item) => {
    const home = homes.get(item.key);
    const told = `<a href="${hrefOf(home)}">${home.entry}</a>`;
    const [summary = ''] = item.doc.split('\n\n');
    return `<div><dt><code>${item.name}</code></dt><dd><p>${renderInline(summary)} ${told}</p></dd></div>`;
  });
  return `<h2 id="also">Told elsewhere</h2><dl class="reference">${rows.join('')}</dl>`;
}
