/**
 * Makes a release: `npm run release -- patch|minor|major|1.2.3 [--dry-run]`. Checks that `main` is clean and all tests hold, writes the version
 * into package.json and its lock, dates the section of the changelog, commits and tags. It publishes nothing; it says how to.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { root as repository } from './root.mjs';

/** Major, minor, patch. @typedef {[number, number, number]} Version */

/** The version after one. @param {string} current @param {string} step `patch`, `minor`, `major`, or the version itself */
export function nextVersion(current, step) {
  const [major, minor, patch] = readVersion(current);
  if (step === 'major') return `${major + 1}.0.0`;
  if (step === 'minor') return `${major}.${minor + 1}.0`;
  if (step === 'patch') return `${major}.${minor}.${patch + 1}`;
  const named = readVersion(step);
  const later = named.findIndex((part, i) => part !== [major, minor, patch][i]);
  if (later !== -1 && named[later] < [major, minor, patch][later])
    throw new Error(`${step} comes before ${current}.`);
  return step;
}

/** @param {string} text @returns {Version} */
function readVersion(text) {
  const parts = /^(\d+)\.(\d+)\.(\d+)$/.exec(text);
  if (!parts)
    throw new Error(`${JSON.stringify(text)} is no version: say patch, minor, major or, for example, 1.2.3.`);
  return /** @type {Version} */ (parts.slice(1).map(Number));
}

/**
 * The changelog with its unreleased section named and dated. That section is headed `Unreleased`, or by a version that is `unreleased`.
 * @param {string} text @param {string} version @param {string} date
 */
export function dateChangelog(text, version, date) {
  const heading = /^## (?:\[?Unreleased\]?|\d+\.\d+\.\d+ - unreleased)[ \t]*$/im;
  const found = heading.exec(text);
  if (!found) throw new Error('CHANGELOG.md has no unreleased section.');
  const section = text.slice(found.index + found[0].length).split(/^## /m)[0];
  if (!/^- /m.test(section)) throw new Error('The unreleased section of CHANGELOG.md tells of no change.');
  return text.replace(heading, `## ${version} - ${date}`);
}

/**
 * @param {{ step: string, dryRun: boolean, root?: string, date?: string, test?: () => void, log?: (line: string) => void }} options
 *   test: throws where something does not hold
 */
export function release({
  step,
  dryRun,
  root = repository,
  date = today(),
  test = runTests,
  log = console.log,
}) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const branch = git('rev-parse', '--abbrev-ref', 'HEAD');
  if (branch !== 'main') throw new Error(`Releases are made from main, not from ${branch}.`);
  if (git('status', '--porcelain') !== '') throw new Error('There are changes that are not committed.');
  const files = readFiles(root);
  const version = nextVersion(JSON.parse(files['package.json']).version, step);
  const tag = `v${version}`;
  if (git('tag', '--list', tag) !== '') throw new Error(`${tag} exists already.`);
  const written = {
    'package.json': withVersion(files['package.json'], version, 1),
    'package-lock.json': withVersion(files['package-lock.json'], version, 2),
    'CHANGELOG.md': dateChangelog(files['CHANGELOG.md'], version, date),
  };
  test();
  if (dryRun) {
    log(`Would release ${tag}, dated ${date}: everything holds, nothing has been written.`);
    return version;
  }
  for (const [file, text] of Object.entries(written)) writeFileSync(join(root, file), text);
  git('commit', '--all', '--message', `Release ${version}`);
  git('tag', '--annotate', tag, '--message', `Release ${version}`);
  log(`Committed and tagged ${tag}. To publish it: git push --follow-tags && npm publish`);
  return version;
}

/** @param {string} root @returns {Record<string, string>} */
const readFiles = (root) =>
  Object.fromEntries(
    ['package.json', 'package-lock.json', 'CHANGELOG.md'].map((file) => [
      file,
      readFileSync(join(root, file), 'utf8'),
    ]),
  );

/** The first versions in a file are the package's own. @param {string} text @param {string} version @param {number} count */
function withVersion(text, version, count) {
  let left = count;
  return text.replace(/"version": "[^"]*"/g, (found) => (left-- > 0 ? `"version": "${version}"` : found));
}

const today = () => new Date().toISOString().slice(0, 10);

function runTests() {
  const { status } = spawnSync(process.execPath, [join(repository, 'scripts/test.mjs')], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The tests do not hold: nothing is released.');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean' } },
    });
    if (positionals.length !== 1)
      throw new Error('Say which: npm run release -- patch|minor|major|1.2.3 [--dry-run]');
    release({ step: positionals[0], dryRun: values['dry-run'] ?? false });
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
