/** Markdown as the site shows it: anchors as GitHub makes them, links between files as links between pages. */
import { slug } from 'github-slugger';
import MarkdownIt from 'markdown-it';
import anchor from 'markdown-it-anchor';

/**
 * @typedef {object} Rendered
 * @property {string} title
 * @property {string} description its first sentences
 * @property {string} html
 * @property {{ level: number, text: string, id: string }[]} headings
 */

const markdown = new MarkdownIt({ html: true });
markdown.use(anchor, {
  slugify: slug,
  permalink: anchor.permalink.headerLink({ safariReaderFix: true }),
});
// Wide tables scroll by themselves, and by the keyboard too.
markdown.renderer.rules.table_open = () =>
  '<div class="table" role="group" aria-label="Table" tabindex="0"><table>\n';
markdown.renderer.rules.table_close = () => '</table></div>\n';

/**
 * @param {string} text
 * @param {(href: string) => string | null} linkOf where a link leads on the site; null: nowhere, it becomes plain text
 * @returns {Rendered}
 */
export function renderMarkdown(text, linkOf) {
  const tokens = markdown.parse(text, {});
  const inline = tokens.flatMap(({ children }) => children ?? []);
  const open = [];
  for (const token of inline) {
    if (token.type === 'link_open') {
      const href = linkOf(token.attrGet('href') ?? '');
      if (href === null) token.tag = 'span';
      token.attrs = href === null ? [] : [['href', href]];
      open.push(token.tag);
    }
    if (token.type === 'link_close') token.tag = open.pop() ?? 'a';
  }
  markTables(tokens);
  const headings = headingsOf(tokens);
  return {
    title: headings[0]?.text ?? '',
    description: descriptionOf(tokens),
    html: markdown.renderer.render(tokens, markdown.options, {}),
    headings,
  };
}

/** One line of Markdown, a docstring for example. @param {string} text */
export const renderInline = (text) => markdown.renderInline(text);

/** @param {string} text */
export const renderBlocks = (text) => markdown.render(text);

/** A cell that heads a row or column and says nothing is no header; a head of such cells is none. */
function markTables(tokens) {
  tokens.forEach((token, at) => {
    if (token.type !== 'th_open' || tokens[at + 1]?.content) return;
    token.tag = 'td';
    tokens[at + 2].tag = 'td';
  });
}

/** The first words under the headings that say something by themselves: no picture, and nothing that leads on to a list. */
function descriptionOf(tokens) {
  const isText = ({ type, children }, at) =>
    type === 'inline' &&
    tokens[at - 1]?.type !== 'heading_open' &&
    children.some((child) => child.type === 'text' && child.content);
  const told = tokens.filter(isText).map(plainText);
  return told.find((text) => !text.endsWith(':')) ?? told[0] ?? '';
}

/** @param {string} text Markdown of one paragraph or more */
export const firstParagraph = (text) => descriptionOf(markdown.parse(text, {}));

function headingsOf(tokens) {
  return tokens.flatMap((token, at) =>
    token.type === 'heading_open'
      ? [
          {
            level: Number(token.tag.slice(1)),
            text: plainText(tokens[at + 1]),
            id: token.attrGet('id') ?? '',
          },
        ]
      : [],
  );
}

function plainText(token) {
  return (token?.children ?? [])
    .map(({ type, content }) => (type === 'softbreak' ? ' ' : content))
    .join('')
    .trim();
}
