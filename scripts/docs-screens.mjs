/** Writes `docs/pictures/elements*.png`, the picture of the README, light and dark: the three elements as they look on a page, at work. */
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
  :root { color-scheme: light dark }
  body { display: grid; grid-template-columns: repeat(3, 380px); gap: 16px; margin: 16px; align-items: start; block-size: 668px; overflow: hidden;
    font: 16px/1.5 system-ui, sans-serif; background: light-dark(#fff, #0d1117); color: light-dark(#1c1d21, #e9e9ec) }
  body::after { content: ""; position: fixed; inset: auto 0 0; block-size: 64px;
    background: linear-gradient(transparent, light-dark(#fff, #0d1117)) }`;
const VIEW = { width: 1204, height: 684 };
/** Shown some 830 points wide, it has two pixels a point. */
const SCALE = 1.5;
const FILES = { light: 'elements.png', dark: 'elements-dark.png' };

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
  for (const [colorScheme, file] of Object.entries(FILES)) {
    const page = await browser.newPage({
      ...{ viewport: VIEW, deviceScaleFactor: SCALE, reducedMotion: 'reduce' },
      colorScheme: /** @type {'light' | 'dark'} */ (colorScheme),
    });
    await show(page);
    await page.screenshot({ path: join(root, 'docs/pictures', file) });
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
}

/** Each with its answer, the Sudoku with a hint told whole. @param {import('playwright').Page} page */
async function show(page) {
  await page.goto(`${address}404.html`);
  const script = `<script type="module" src="${address}cdn/hintwright.js"></script>`;
  await page.setContent(`<!doctype html><html lang="en"><style>${STYLE}</style>${ELEMENTS}${script}`);
  await answered(page);
  for (const name of ['Hint', 'Say more', 'Say more']) {
    await page.locator('sudoku-analyzer').getByRole('button', { name, exact: true }).click();
    await answered(page);
  }
  await page.evaluate(() => {
    document.activeElement?.blur();
    scrollTo(0, 0);
  });
}

/** @param {import('playwright').Page} page */
function answered(page) {
  return page.waitForFunction(() =>
    [...document.body.children].every(
      (element) => element.localName === 'script' || element.state === 'done',
    ),
  );
}
