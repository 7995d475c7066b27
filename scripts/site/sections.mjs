/** What a page says, by its headings: what a search finds and where it leads. */

/**
 * @typedef {object} Section
 * @property {string} page title of its page
 * @property {string} heading what it stands under, from the outside in: `Attributes › draws`; empty for the top of a page
 * @property {string} href from the root of the site
 * @property {string} text
 */

/** A heading, or a term that an address leads to. */
const HEADING = /<(h[1-4]|dt)\b([^>]*)>(.*?)<\/\1>/gs;
/** Ways to other places, and what is there to be pressed. */
const NO_TEXT =
  /<(nav|button|select|script|style|summary)\b[^>]*>.*?<\/\1>|<details class="contents">.*?<\/details>/gs;
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };
const TERM_LEVEL = 5;

/** @param {string} html a page of the site @param {string} path from its root @returns {Section[]} */
export function readSections(html, path) {
  const trail = [];
  /** @type {Section[]} */
  const sections = [];
  for (const { level, heading, id, text } of readHeadings(html)) {
    if (level === 1) sections.push({ page: heading, heading: '', href: path, text });
    else if (id) {
      trail.splice(0, trail.length, ...trail.filter((outer) => outer.level < level), { level, heading });
      const words = trail.map((outer) => outer.heading).join(' › ');
      sections.push({ page: sections[0]?.page ?? '', heading: words, href: `${path}#${id}`, text });
    } else append(sections.at(-1), `${heading} ${text}`);
  }
  return sections;
}

/** Every heading of a page's own, and what follows it up to the next. */
function readHeadings(html) {
  const [, main = ''] = /<main\b[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  const body = main.replace(NO_TEXT, ' ');
  const found = [...body.matchAll(HEADING)];
  return found.map(({ 0: whole, 1: tag = '', 2: attributes = '', 3: inner = '', index }, at) => ({
    level: tag === 'dt' ? TERM_LEVEL : Number(tag[1]),
    heading: plain(inner),
    id: decode(/ id="([^"]+)"/.exec(attributes)?.[1] ?? ''),
    text: plain(body.slice(index + whole.length, found[at + 1]?.index)),
  }));
}

/** What has no address of its own is found where the last one that has leads to. */
function append(section, text) {
  if (section) section.text = `${section.text} ${text}`.trim();
}

const plain = (html) =>
  decode(html.replace(/<[^>]*>/g, (tag) => (/^<\/?(code|a|b|em|strong|span|sup|sub)\b/.test(tag) ? '' : ' ')))
    .replace(/\s+/g, ' ')
    .trim();

const decode = (text) =>
  text
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (entity, name) => ENTITIES[name] ?? entity);
