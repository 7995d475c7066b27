import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { embeddedBytes, workerSource } from '../../scripts/vite-plugins.mjs';

const node = (...args: string[]) => promisify(execFile)(process.execPath, args, { timeout: 8_000 });

/** What an author may write around an engine; `open()` makes one for the fake game. */
const SCRIPTS = [
  ['no dispose', 'const e = open(); console.log((await e.run({ do: "echo", value: 7 })).value)', '7'],
  [
    'a run still pending keeps the process alive',
    'open().run({ do: "work", ms: 100 }).then(({ value }) => console.log(value))',
    '100',
  ],
  ['no call at all', 'open(); console.log("idle")', 'idle'],
  [
    'everything aborted, nothing disposed',
    'open().run({ do: "work", ms: 60000 }, { signal: AbortSignal.timeout(50) }).catch((e) => console.log(e.name))',
    'TimeoutError',
  ],
] as const;

describe('a script ends by itself', () => {
  let folder: string;
  let entry: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hintwright-'));
    await build({
      configFile: false,
      logLevel: 'error',
      plugins: [embeddedBytes(), workerSource()],
      build: { ssr: resolve(import.meta.dirname, 'fake/open.ts'), outDir: folder, target: 'node20' },
      ssr: { noExternal: true },
    });
    entry = JSON.stringify(join(folder, 'open.js'));
  });

  afterAll(() => rm(folder, { recursive: true }));

  // --input-type is a flag that a thread must not inherit: it breaks scripts given as text.
  test.each(SCRIPTS)('%s', async (_, script, output) => {
    const source = `import { open } from ${entry};\n${script}`;
    const { stdout, stderr } = await node('--input-type=module', '-e', source);
    expect(stdout.trim()).toBe(output);
    expect(stderr).toBe('');
  });
});
