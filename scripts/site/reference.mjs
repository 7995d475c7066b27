/** What the manifest tells of an element, as lists: `<!-- reference mahjong-analyzer -->` in a page becomes this. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { escapeHtml } from './html.mjs';
import { renderInline } from './markdown.mjs';

/** @returns {import('custom-elements-manifest/schema').CustomElementDeclaration[]} */
export function readManifest() {
  const { modules } = JSON.parse(readFileSync(join(root, 'dist/custom-elements.json'), 'utf8'));
  return modules.flatMap(({ declarations = [] }) => declarations.filter(({ tagName }) => tagName));
}

/** @param {string} tag */
export function renderReference(tag) {
  const element = readManifest().find(({ tagName }) => tagName === tag);
  if (!element) throw new Error(`The manifest has no <${tag}>.`);
  const {
    attributes = [],
    members = [],
    events = [],
    cssParts = [],
    cssProperties = [],
    slots = [],
  } = element;
  const fields = members.filter(({ kind }) => kind === 'field');
  const methods = members.filter(({ kind }) => kind === 'method');
  const groups = [
    renderGroup('Attributes', 'attribute', attributes, ({ type }) => type?.text),
    renderGroup('Properties', 'property', fields, ({ type, readonly }) =>
      [readonly && 'read only', type?.text].filter(Boolean).join(', '),
    ),
    renderGroup('Methods', 'method', methods, signatureOf),
    renderGroup('Events', 'event', events, ({ type }) => type?.text),
    renderGroup('CSS parts', 'part', cssParts, () => undefined),
    renderGroup('CSS custom properties', 'custom-property', cssProperties, () => undefined),
    renderGroup('Slots', 'slot', slots, () => undefined),
  ].filter(Boolean);
  return `${renderIndex(groups)}\n${groups.join('\n')}`;
}

const signatureOf = ({ parameters = [], return: result }) =>
  `(${parameters.map(({ name, type }) => `${name}: ${type?.text ?? 'unknown'}`).join(', ')}) => ${result?.type?.text ?? 'void'}`;

/** The way to each group: the lists are long. @param {string[]} groups */
function renderIndex(groups) {
  const links = groups.map((group) => /<a href="#.*?<\/a>/.exec(group)?.[0] ?? '');
  return `<nav class="index" aria-label="What it takes and offers">${links.join(' ')}</nav>`;
}

/** @param {(entry: any) => string | undefined} typeOf */
function renderGroup(title, kind, entries, typeOf) {
  if (entries.length === 0) return '';
  const id = `${kind}s`.replace('propertys', 'properties');
  const rows = entries.map((entry) => renderEntry(`${kind}-${entry.name}`, entry, typeOf(entry)));
  return `<section aria-labelledby="${id}">
    <h2 id="${id}"><a href="#${id}">${title}</a></h2>
    <dl class="reference">${rows.join('\n')}</dl>
  </section>`;
}

function renderEntry(id, { name, description, default: usual, readonly }, type) {
  const told = [
    type && `<code class="type">${escapeHtml(type.replaceAll('"', "'").replace(' | undefined', ''))}</code>`,
    !readonly && usual && usual !== "''" && `<span>default <code>${escapeHtml(usual)}</code></span>`,
  ].filter(Boolean);
  const text = description ? `<p>${renderInline(description)}</p>` : '';
  return `<div><dt id="${escapeHtml(id)}"><code>${escapeHtml(name)}</code></dt><dd>${text}${
    told.length > 0 ? `<p>${told.join(' ')}</p>` : ''
  }</dd></div>`;
}
