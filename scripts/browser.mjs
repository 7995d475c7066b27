/**
 * Finds a Chromium for the tests: what the machine has, else Playwright's own download, else Debian's package (as root,
 * where apt-get exists). Playwright's comes before Debian's because it changes nothing outside the user's cache; where
 * its server cannot be reached it gives up within seconds.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findInstalled, inFolders } from './installed.mjs';
import { root } from './root.mjs';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];

const places = {
  linux: inFolders(
    ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome', '/usr/lib/chromium'],
    names,
  ),
  darwin: ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Chromium/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ]),
};

/** Chromium refuses its sandbox to root, and only to root. */
export const launchArgs = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/**
 * An installed Chromium, `HINTWRIGHT_CHROMIUM` or `CHROMIUM_PATH` first.
 * @returns {string | undefined} its path
 */
export function findChromium() {
  return (process.env.HINTWRIGHT_CHROMIUM ?? process.env.CHROMIUM_PATH) || findInstalled(names, places);
}

/**
 * A Chromium, downloaded or installed if there is none.
 * @param {(line: string) => void} [log]
 * @returns {Promise<string>} its path
 */
export async function ensureChromium(log = () => {}) {
  const found = findChromium();
  if (found) {
    if (existsSync(found)) return found;
    throw new Error(`HINTWRIGHT_CHROMIUM or CHROMIUM_PATH names ${found}, which does not exist.`);
  }
  return (await fromPlaywright(log)) ?? fromDebian(log) ?? noChromium();
}

/** @param {(line: string) => void} log */
async function fromPlaywright(log) {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  if (existsSync(path)) return path;
  log('no Chromium is installed: downloading the one of Playwright');
  run(process.execPath, [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium']);
  return existsSync(path) ? path : undefined;
}

/** @param {(line: string) => void} log */
function fromDebian(log) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  log("Playwright's Chromium cannot be had here: installing the one of Debian");
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  return findChromium();
}

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { stdio: 'ignore', env });
}

/** @returns {never} */
function noChromium() {
  throw new Error(
    'The tests need Chromium and none could be found or installed. Install Chromium, Chrome or Edge, ' +
      'or set HINTWRIGHT_CHROMIUM to its path.',
  );
}
