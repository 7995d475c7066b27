/** What stands around every page: its head, the way to the others, scheme and language. */
import { relativeLink } from './html.mjs';
import { INDEX } from './search-index.mjs';

/** The way through the site. `within` says which other pages belong to an entry. */
const NAVIGATION = [
  { path: 'mahjong.html', title: 'Mahjong' },
  { path: 'quoridor.html', title: 'Quoridor' },
  { path: 'sudoku.html', title: 'Sudoku' },
  { path: 'benchmark.html', title: 'Benchmark' },
  { path: 'playground.html', title: 'Playground' },
  { path: 'docs/index.html', title: 'Docs', within: 'docs/' },
  { path: 'api/hintwright.html', title: 'API', within: 'api/' },
];

/** What elements speak, by their own names. @type {Readonly<Record<string, string>>} */
const LANGUAGES = {
  en: 'English',
  ja: '日本語',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
};

/** Before anything is drawn: the scheme that the reader has chosen here. */
const SCHEME = `try{const s=localStorage.getItem('hintwright-scheme');if(s==='dark'||s==='light')document.documentElement.dataset.scheme=s}catch{}`;

/** A tile with a mark on it. */
const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="5" y="1" width="22" height="30" rx="4" fill="#c9b27c"/><rect x="5" y="1" width="22" height="27" rx="4" fill="#fdf8ea"/><circle cx="16" cy="14.5" r="7" fill="#3451c6"/><circle cx="16" cy="14.5" r="2.5" fill="#fdf8ea"/></svg>',
)}`;

const head = () => `<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="${ICON}" />
    <link rel="stylesheet" href="/site.css" />
    <link rel="stylesheet" href="/search/search.css" />
    <script>${SCHEME}</script>
    <script type="module" src="/site.ts"></script>`;

/** Without scripts nothing is found, and nothing is offered. @param {string} path of the page */
const searchField = (path) => `<div class="search" role="search" data-index="${relativeLink(path, INDEX)}">
        <label class="unseen" for="search">Search these pages</label>
        <input id="search" type="text" role="combobox" aria-expanded="false" aria-controls="found" aria-autocomplete="list"
          aria-keyshortcuts="/" placeholder="Search" maxlength="100" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="go" />
        <kbd aria-hidden="true">/</kbd>
        <div class="found" tabindex="-1" hidden>
          <p class="found-told" aria-hidden="true"></p>
          <div id="found" role="listbox" aria-label="Found"></div>
        </div>
        <p class="unseen" role="status"></p>
      </div>
      <noscript><style>.search, .choices { display: none !important }</style></noscript>`;

/** @param {string} path of the page */
function header(path) {
  const links = NAVIGATION.map(({ path: to, title, within }) => {
    const current =
      to === path ? ' aria-current="page"' : within && path.startsWith(within) ? ' aria-current="true"' : '';
    return `<a href="${relativeLink(path, to)}"${current}>${title}</a>`;
  });
  const home = path === 'index.html' ? ' aria-current="page"' : '';
  const options = Object.entries(LANGUAGES).map(
    ([tag, name]) => `<option value="${tag}" lang="${tag}">${name}</option>`,
  );
  return `<a class="skip" href="#main">Skip to the content</a>
    <header class="top">
      <a class="home" href="${relativeLink(path, 'index.html')}"${home}>hintwright</a>
      ${searchField(path)}
      <nav aria-label="Site">${links.join('')}</nav>
      <div class="choices">
        <label class="unseen" for="language">Analyzers speak</label>
        <select id="language" title="What analyzers speak">${options.join('')}</select>
        <button type="button" id="scheme" aria-pressed="false" aria-label="Dark" title="Dark">◐</button>
      </div>
    </header>`;
}

const FOOTER = `<footer class="bottom"><p>hintwright computes in this browser: no server, no account, nothing leaves the page. MIT licence.</p></footer>`;

/**
 * Puts the shell around a page's own `<main>`.
 * @param {string} page HTML with a title, a description and `<main>`
 * @param {string} path from the root of the site
 */
export function wrap(page, path) {
  const [before = '', main = '', after = ''] = page.split(/(<main>.*<\/main>)/s);
  const opening = before
    .replace(/<head>/, `<head>\n    ${head()}`)
    .replace(/<title>(.*?)<\/title>/, titleOf(path));
  return `${opening}${header(path)}${main.replace('<main>', '<main id="main" tabindex="-1">')}${FOOTER}${after}`;
}

/** Each has the name of the whole in it. */
const titleOf = (path) => (_, title) =>
  `<title>${path === 'index.html' || title.includes('hintwright') ? title : `${title} - hintwright`}</title>`;
