/** Writes `docs/pictures/elements.png`, the picture of the README: the three elements as they look on a page, side by side. */
import { join } from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { ensureChromium, launchArgs } from './browser.mjs';
import { root } from './root.mjs';
import { buildSite } from './site.mjs';

const ELEMENTS = `
  <mahjong-analyzer hand="33789m35689p2334s"></mahjong-analyzer>
  <quoridor-analyzer position="e2 e8 e3 e7 e4 e6" nodes="20000" seed="1"></quoridor-analyzer>
  <sudoku-analyzer grid="2.798.........3.5..6...2.....8...1.3.3.8.9.2.6.2...7.....5...4..4.3.........418.5"></sudoku-analyzer>`;
const STYLE = `
  body { display: grid; grid-template-columns: repeat(3, 380px); gap: 16px; margin: 16px; align-items: start;
    font: 16px/1.5 system-ui, sans-serif; background: #fff; color: #1c1d21 }`;
const VIEW = { width: 1204, height: 684 };

await buildSite({ log: console.log });
const pages = join(root, 'pages');
const server = await preview({
  root: pages,
  configFile: join(pages, 'vite.config.ts'),
  logLevel: 'warn',
  preview: { host: '127.0.0.1', port: 4173, strictPort: false, open: false },
});
const [address = ''] = server.resolvedUrls?.local ?? [];
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...launchArgs] });
try {
  const page = await browser.newPage({ viewport: VIEW, reducedMotion: 'reduce' });
  await page.goto(`${address}404.html`);
  const script = `<script type="module" src="${address}cdn/hintwright.js"></script>`;
  await page.setContent(`<!doctype html><html lang="en"><style>${STYLE}</style>${ELEMENTS}${script}`);
  await page.waitForFunction(() =>
    [...document.body.children].every(
      (element) => element.localName === 'script' || element.state === 'done',
    ),
  );
  await page.screenshot({ path: join(root, 'docs/pictures/elements.png') });
} finally {
  await browser.close();
  await server.close();
}
