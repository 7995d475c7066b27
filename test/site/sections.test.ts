import { expect, test } from 'vitest';
import { readSections } from '../../scripts/site/sections.mjs';

const PAGE = `<header><h1>No page</h1></header><main id="main"><h1>A <em>page</em></h1>
<p>About&nbsp;it.</p><nav><a href="b.html">elsewhere</a></nav><button>Copy</button>
<h2 id="one"><a href="#one">One</a></h2><p>x &lt; y</p>
<h3>Unaddressed</h3><p>belongs to One</p>
<dl><div><dt id="attribute-a"><code>a</code></dt><dd>told</dd></div></dl>
<h2 id="two">Two</h2></main>`;

test('a page is read by what an address can lead to, without what is only to be pressed', () => {
  expect(readSections(PAGE, 'docs/a.html')).toEqual([
    { page: 'A page', heading: '', href: 'docs/a.html', text: 'About it.' },
    { page: 'A page', heading: 'One', href: 'docs/a.html#one', text: 'x < y Unaddressed belongs to One' },
    { page: 'A page', heading: 'One › a', href: 'docs/a.html#attribute-a', text: 'told' },
    { page: 'A page', heading: 'Two', href: 'docs/a.html#two', text: '' },
  ]);
});
