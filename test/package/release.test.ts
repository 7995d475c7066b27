/** The release script, in a repository of its own. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dateChangelog, nextVersion, release } from '../../scripts/release.mjs';

describe('the next version', () => {
  test.each([
    ['0.1.0', 'patch', '0.1.1'],
    ['0.1.9', 'minor', '0.2.0'],
    ['1.9.9', 'major', '2.0.0'],
    ['0.1.0', '1.0.0', '1.0.0'],
    ['0.1.0', '0.1.0', '0.1.0'], // the first release has the version that is being worked on
  ])('of %s, %s, is %s', (current, step, next) => {
    expect(nextVersion(current, step)).toBe(next);
  });

  test.each([
    ['1.2.0', '1.1.9', 'comes before'],
    ['1.2.0', 'v1.3', 'is no version'],
  ])('of %s, %s, is refused', (current, step, message) => {
    expect(() => nextVersion(current, step)).toThrow(message);
  });
});

describe('the changelog', () => {
  test('gets version and date in place of its unreleased heading, and keeps the rest', () => {
    const text = '# Changelog\n\n## Unreleased\n\n- New.\n\n## 0.1.0 - 2026-01-01\n\n- Old.\n';
    expect(dateChangelog(text, '0.2.0', '2026-02-03')).toBe(text.replace('Unreleased', '0.2.0 - 2026-02-03'));
  });

  test('a heading of a version that is not released counts as well', () => {
    expect(dateChangelog('## 0.1.0 - unreleased\n\n- New.\n', '0.1.0', '2026-02-03')).toContain(
      '## 0.1.0 - 2026-02-03',
    );
  });

  test.each([
    ['## 0.1.0 - 2026-01-01\n\n- Old.\n', 'no unreleased section'],
    ['## Unreleased\n\n## 0.1.0 - 2026-01-01\n\n- Old.\n', 'tells of no change'],
  ])('%j is refused', (text, message) => {
    expect(() => dateChangelog(text, '0.2.0', '2026-02-03')).toThrow(message);
  });
});

describe('a release', () => {
  let root = '';
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const make = (options: Partial<Parameters<typeof release>[0]> = {}) =>
    release({
      step: 'minor',
      dryRun: false,
      root,
      date: '2026-02-03',
      test: () => {},
      log: () => {},
      ...options,
    });

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'hintwright-release-'));
    const manifest = { name: 'hintwright', version: '0.1.0' };
    const lock = { ...manifest, packages: { '': manifest, 'node_modules/lit': { version: '3.0.0' } } };
    writeFileSync(join(root, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    writeFileSync(join(root, 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);
    writeFileSync(join(root, 'CHANGELOG.md'), '# Changelog\n\n## Unreleased\n\n- New.\n');
    git('init', '--quiet', '--initial-branch', 'main');
    git('config', 'user.name', 'Tester');
    git('config', 'user.email', 'tester@example.org');
    git('config', 'commit.gpgsign', 'false');
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Begin');
  });

  afterEach(() => rmSync(root, { recursive: true }));

  test('writes the version, dates the changelog, commits and tags', () => {
    const said: string[] = [];
    expect(make({ log: (line) => said.push(line) })).toBe('0.2.0');
    const read = (file: string) => readFileSync(join(root, file), 'utf8');
    expect(JSON.parse(read('package.json')).version).toBe('0.2.0');
    expect(JSON.parse(read('package-lock.json'))).toMatchObject({
      version: '0.2.0',
      packages: { '': { version: '0.2.0' }, 'node_modules/lit': { version: '3.0.0' } },
    });
    expect(read('CHANGELOG.md')).toContain('## 0.2.0 - 2026-02-03');
    expect(git('status', '--porcelain')).toBe('');
    expect(git('log', '-1', '--format=%s')).toBe('Release 0.2.0');
    expect(git('tag', '--points-at', 'HEAD')).toBe('v0.2.0');
    expect(said.join()).toContain('npm publish');
  });

  test('changes nothing when it is dry, and says what it would do', () => {
    const before = git('rev-parse', 'HEAD');
    const said: string[] = [];
    make({ dryRun: true, log: (line) => said.push(line) });
    expect(said.join()).toContain('Would release v0.2.0');
    expect([git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag')]).toEqual([before, '', '']);
  });

  test('is not made of changes that are not committed', () => {
    writeFileSync(join(root, 'more.txt'), 'more');
    expect(() => make()).toThrow('not committed');
  });

  test('is not made from another branch', () => {
    git('switch', '--quiet', '--create', 'idea');
    expect(() => make()).toThrow('not from idea');
  });

  test('is not made twice', () => {
    git('tag', 'v0.2.0');
    expect(() => make()).toThrow('exists already');
  });

  test('is not made where the tests do not hold', () => {
    const test = () => {
      throw new Error('do not hold');
    };
    expect(() => make({ test })).toThrow('do not hold');
    expect(git('tag')).toBe('');
  });
});
