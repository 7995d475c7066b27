/**
 * Finds an installed Firefox for the tests of the elements. Unlike Chromium it is never downloaded or installed, and where
 * there is none nothing is left out of the count.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findInstalled, inFolders } from './installed.mjs';

const names = ['firefox-esr', 'firefox'];

const places = {
  linux: inFolders(['/usr/bin', '/usr/local/bin', '/usr/lib/firefox', '/opt/firefox'], names),
  darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Mozilla Firefox/firefox.exe')),
};

/** Longer than a busy machine takes to start one. */
const PATIENCE_MS = 60_000;

/** As Playwright drives a Firefox of Mozilla's, by WebDriver BiDi. @param {string} executablePath */
export const launchFirefox = (executablePath) =>
  /** @type {const} */ ({ channel: 'moz-firefox', executablePath, timeout: PATIENCE_MS });

/**
 * What `HINTWRIGHT_FIREFOX` or `FIREFOX_PATH` names; nothing, if that is empty.
 * @returns {string | undefined}
 */
const named = () => process.env.HINTWRIGHT_FIREFOX ?? process.env.FIREFOX_PATH;

/**
 * The Firefox to test in: the one that is named, else one that is installed.
 * @returns {string | undefined} its path
 */
export function findFirefox() {
  const path = named();
  return path === undefined ? findInstalled(names, places) : path || undefined;
}

/**
 * The Firefox to test in, once it has shown that Playwright can drive it. One that is named has to; one that was found by itself
 * is left out, with a word about it.
 * @param {(line: string) => void} [log]
 * @returns {Promise<string | undefined>} its path
 */
export async function usableFirefox(log = () => {}) {
  const path = findFirefox();
  if (path === undefined) return undefined;
  const fault = existsSync(path) ? await faultOf(path) : 'it does not exist';
  if (fault === undefined) return path;
  const sentence =
    `${path}${versionOf(path)} cannot run the tests: ${fault}. ` +
    'Bring Firefox up to date, or name another in HINTWRIGHT_FIREFOX; empty, it leaves Firefox out.';
  if (named()) throw new Error(sentence);
  log(sentence);
  return undefined;
}

/** @param {string} executablePath @returns {Promise<string | undefined>} why it cannot be driven */
async function faultOf(executablePath) {
  const { errors, firefox } = await import('playwright');
  try {
    const browser = await firefox.launch(launchFirefox(executablePath));
    try {
      return await within(PATIENCE_MS, answers(browser));
    } finally {
      void browser.close();
    }
  } catch (error) {
    if (error instanceof errors.TimeoutError) return `it does not start within ${PATIENCE_MS / 1000} s`;
    return String(error.message)
      .split('\n')[0]
      .replace(/^browserType\.launch: |\.$/g, '');
  }
}

/** @param {import('playwright').Browser} browser @returns {Promise<string | undefined>} */
async function answers(browser) {
  const page = await browser.newPage();
  const known = await page.evaluate(() => CSS.supports('selector(:has(a))'));
  return known ? undefined : 'it is too old for the elements, which need :has in selectors';
}

/**
 * @template T
 * @param {number} ms
 * @param {Promise<T>} work
 * @returns {Promise<T>}
 */
async function within(ms, work) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it does not answer within ${ms / 1000} s`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** @param {string} path @returns {string} */
function versionOf(path) {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 10_000 });
  const version = stdout?.match(/Firefox [\d.]+\w*/)?.[0];
  return version ? ` (${version})` : '';
}
