/** `npm start`: from a fresh clone to an answer in the terminal and the site in the browser. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, isInstalled } from './install.mjs';
import { withLock } from './lock.mjs';
import { root } from './root.mjs';

const example = '33789m35689p2334s';
const pages = join(root, 'pages');

try {
  await prepare();
  answerInTerminal();
  await servePages();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

async function prepare() {
  await withLock(async () => {
    if (!isInstalled()) say('Installing what package-lock.json names');
    ensureInstalled();
    say('Building');
    const { build } = await import('./build.mjs');
    await build({ log: (line) => console.log(`  ${line}`) });
  });
}

function answerInTerminal() {
  say(`hintwright mahjong ${example}`);
  const { status } = spawnSync(process.execPath, [join(root, 'dist/cli/main.js'), 'mahjong', example], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error('The example could not be analyzed.');
}

async function servePages() {
  say('Building the site');
  const { buildSite } = await import('./site.mjs');
  await buildSite({ log: (line) => console.log(`  ${line}`) });
  const { preview } = await import('vite');
  const configFile = join(pages, 'vite.config.ts');
  const server = await preview({
    root: pages,
    configFile,
    logLevel: 'warn',
    preview: { host: '127.0.0.1', port: 4173, strictPort: false, open: false },
  });
  const [address] = server.resolvedUrls?.local ?? [];
  say(`The site, with all three analyzers at work: ${address}`);
  console.log('Ctrl-C stops it.');
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
}

/** @param {string} line */
function say(line) {
  console.log(`\n> ${line}`);
}
