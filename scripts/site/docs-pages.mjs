/** The Markdown of the repository as pages. `docs/README.md` is their list and their order. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { root } from '../root.mjs';
import { listFiles } from '../stamp.mjs';
import { escapeHtml, relativeLink } from './html.mjs';
import { renderMarkdown } from './markdown.mjs';

/** Files beside the documentation that it links to. */
const OTHERS = {
  'CHANGELOG.md': 'docs/changelog.html',
  'CONTRIBUTING.md': 'docs/contributing.html',
  'NOTICE.md': 'docs/notices.html',
  'bench/README.md': 'docs/benchmarks.html',
};
/** Parts of other pages. */
const PARTS = ['docs/techniques/introduction.md'];
const LIST = 'docs/README.md';
const ERRORS = 'docs/errors.html';
/** More headings than this are listed at the top of a page. */
const FEW_HEADINGS = 3;

/** Every Markdown file of the site by name, and the path of its page. @returns {Map<string, string>} */
export function docsPaths() {
  const files = listFiles('docs').filter((file) => file.endsWith('.md') && !PARTS.includes(file));
  const own = files.map((file) => [file, file.replace(/README\.md$/, 'index.md').replace(/\.md$/, '.html')]);
  return new Map([...own, ...Object.entries(OTHERS).filter(([file]) => existsSync(join(root, file)))]);
}

/** Pictures and other files that pages show or link. */
export const docsPictures = () => listFiles('docs').filter((file) => /\.(svg|png)$/.test(file));

/**
 * @param {string} file
 * @param {Map<string, string>} paths
 * @returns {import('./markdown.mjs').Rendered}
 */
export function renderDoc(file, paths) {
  const path = paths.get(file) ?? '';
  const text = readFileSync(join(root, file), 'utf8').replace(/<!--.*?-->/gs, '');
  return renderMarkdown(text, (href) => {
    if (/^(https?:|#)/.test(href)) return href;
    const [target = '', hash] = href.split('#');
    const page = paths.get(fileAt(posix.join(dirname(file), target), paths));
    return page ? relativeLink(path, page) + (hash ? `#${hash}` : '') : null;
  });
}

/** A folder is its list, where it has one; that of the rules stands in the list of all. */
function fileAt(target, paths) {
  const name = target.replace(/\/$/, '');
  if (paths.has(name)) return name;
  return paths.has(`${name}/README.md`) ? `${name}/README.md` : name === 'docs/rules' ? LIST : name;
}

/** The list of all pages beside the text, and what the text is made of. */
export function renderDocsPage(file, paths) {
  const { html, headings } = renderDoc(file, paths);
  const isReadme = basename(file) === 'README.md';
  if (file === LIST) return `<article class="prose">${html}</article>`;
  return `<div class="with-list">${renderList(paths.get(file) ?? '', paths)}
    <article class="prose">${isReadme ? html : withContents(html, headings)}</article></div>`;
}

/** Codes of errors as links to what is told of them. @param {string} html @param {string} path of the page */
export function linkErrors(html, path) {
  if (path === ERRORS) return html;
  const codes = new Set(readFileSync(join(root, 'docs/errors.md'), 'utf8').match(/(?<=^## )ERR_\w+/gm));
  return html.replace(/(?<!<a [^>]*>)<code>(ERR_\w+)<\/code>/g, (text, code) =>
    codes.has(code) ? `<a href="${relativeLink(path, ERRORS)}#${code.toLowerCase()}">${text}</a>` : text,
  );
}

function withContents(html, headings) {
  const parts = headings.filter(({ level }) => level === 2);
  if (parts.length <= FEW_HEADINGS) return html;
  const links = parts.map(({ id, text }) => `<li><a href="#${id}">${escapeHtml(text)}</a></li>`);
  const contents = `<details class="contents"><summary>On this page</summary><ul>${links.join('')}</ul></details>`;
  return html.replace('</h1>', `</h1>${contents}`);
}

/** @param {string} path where the list stands @param {Map<string, string>} paths */
export function renderList(path, paths) {
  const groups = readList(paths).map(({ title, entries }) => {
    const items = entries.map(({ page, text }) => {
      const current = page === path ? ' aria-current="page"' : '';
      return `<li><a href="${relativeLink(path, page)}"${current}>${escapeHtml(text)}</a></li>`;
    });
    return `<p>${escapeHtml(title)}</p><ul>${items.join('')}</ul>`;
  });
  return `<nav class="list" aria-label="Documentation"><details open><summary>Documentation</summary>${groups.join(
    '\n',
  )}</details></nav>`;
}

/** The groups of the list, and last what it does not name. @returns {{ title: string, entries: { text: string, page: string }[] }[]} */
function readList(paths) {
  const groups = [];
  for (const line of readFileSync(join(root, LIST), 'utf8').split('\n')) {
    const [, title] = /^## (.+)/.exec(line) ?? [];
    if (title) groups.push({ title, entries: [] });
    const [, text, target] = /^- \[(.+?)\]\((.+?)\)/.exec(line) ?? [];
    const page = target && paths.get(posix.join('docs', target));
    if (page) groups.at(-1)?.entries.push({ text, page });
  }
  const listed = new Set(groups.flatMap(({ entries }) => entries.map(({ page }) => page)));
  const others = [...paths].filter(
    ([file, page]) => dirname(file) === 'docs' && file !== LIST && !listed.has(page),
  );
  const entries = others.map(([file, page]) => ({ text: titleOf(file), page }));
  return entries.length > 0 ? [...groups, { title: 'More', entries }] : groups;
}

const titleOf = (file) => /^# (.+)/m.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? file;
