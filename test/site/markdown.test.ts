import { expect, test } from 'vitest';
import { renderMarkdown } from '../../scripts/site/markdown.mjs';

const render = (text: string) =>
  renderMarkdown(text, (href) => (href.endsWith('.md') ? href.replace(/md$/, 'html') : null));

test('title, description and anchors come from the text, anchors as GitHub makes them', () => {
  const { title, description, headings } = render(
    '# A *page*\n\nSays `this`\nand that.\n\n## ERR_TOO_LONG\n\n## `seen`, and more',
  );
  expect({ title, description }).toEqual({ title: 'A page', description: 'Says this and that.' });
  expect(headings.map(({ id }) => id)).toEqual(['a-page', 'err_too_long', 'seen-and-more']);
});

test('a link to a page of the site is one; a link to what the site has not is text', () => {
  const { html } = render('[page](other.md) and [source](../src/a.ts)');
  expect(html).toBe('<p><a href="other.html">page</a> and <span>source</span></p>\n');
});

test('wide tables scroll by the keyboard too, and an empty head is no header', () => {
  const { html } = render('| | b |\n|---|---|\n| c | d |');
  expect(html).toContain('<div class="table" role="group" aria-label="Table" tabindex="0">');
  expect(html).toContain('<td></td>\n<th>b</th>');
});
