/** What a site gets that is made with a bundler: the elements and an analyzer answer, whatever the bundler. */
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import nodeResolve from '@rollup/plugin-node-resolve';
import * as esbuild from 'esbuild';
import { rollup } from 'rollup';
import { createServer, build as viteBuild } from 'vite';
import { beforeAll, expect, inject, test, vi } from 'vitest';
import webpack from 'webpack';
import { expectBenchmark, expectMahjong, expectQuoridor, SUDOKU_SOLUTION } from './support/answers.js';
import { type Served, serve } from './support/serve.js';
import { tagsOf } from './support/tags.js';
import { openPages } from './support/visit.js';

const visit = openPages();
const place = inject('place');
const project = join(place, 'projects/bundled');
const entry = join(project, 'main.js');
/** `hintwright/elements`, which the project imports, defines them all. */
const tags = await tagsOf(join(place, 'node_modules/hintwright'));

/** The bundlers are to do what they do without tests around them. */
beforeAll(() => {
  vi.stubEnv('NODE_ENV', 'production');
});

/** Serves what a bundler wrote beside the page. */
async function served(name: string, bundle: (folder: string) => Promise<unknown>): Promise<Served> {
  const folder = join(place, 'bundles', name);
  await mkdir(folder, { recursive: true });
  await cp(join(project, 'index.html'), join(folder, 'index.html'));
  await bundle(folder);
  return serve(folder);
}

const BUNDLERS: Readonly<Record<string, () => Promise<Served>>> = {
  'Vite, dev': async () => {
    const server = await createServer({
      root: project,
      configFile: false,
      logLevel: 'error',
      server: { port: 0, host: '127.0.0.1' },
    });
    await server.listen();
    return { origin: server.resolvedUrls!.local[0]!.replace(/\/$/, ''), close: () => server.close() };
  },
  'Vite, build': () =>
    served('vite', (outDir) =>
      viteBuild({
        root: project,
        configFile: false,
        logLevel: 'error',
        build: { outDir, emptyOutDir: true },
      }),
    ),
  'webpack 5': () =>
    served('webpack', (path) => {
      const compiler = webpack({ mode: 'production', entry, output: { path, filename: 'main.js' } });
      return new Promise<void>((resolve, reject) =>
        compiler.run((error, stats) => {
          const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
          compiler.close(() => (failure ? reject(failure) : resolve()));
        }),
      );
    }),
  esbuild: () =>
    served('esbuild', (outdir) =>
      esbuild.build({
        entryPoints: [entry],
        outdir,
        bundle: true,
        format: 'esm',
        target: 'es2022',
        logLevel: 'error',
      }),
    ),
  'esbuild, split': () =>
    served('esbuild-split', (outdir) =>
      esbuild.build({
        entryPoints: [entry],
        outdir,
        bundle: true,
        format: 'esm',
        splitting: true,
        minify: true,
        logLevel: 'error',
      }),
    ),
  Rollup: () =>
    served('rollup', async (dir) => {
      const bundle = await rollup({
        input: entry,
        plugins: [nodeResolve()],
        onwarn: (warning) => {
          throw new Error(warning.message);
        },
      });
      await bundle.write({ dir, format: 'es' });
      await bundle.close();
    }),
};

test.each(Object.keys(BUNDLERS))('%s', async (name) => {
  const { origin, close } = await BUNDLERS[name]!();
  try {
    const { page, complaints } = await visit(`${origin}/index.html`);
    for (const tag of tags) await page.evaluate((one) => customElements.whenDefined(one).then(() => {}), tag);
    await expectMahjong(page);
    await expectQuoridor(page);
    await page.waitForFunction(() => document.querySelector('output')?.value);
    expect(await page.locator('output').textContent()).toBe(SUDOKU_SOLUTION);
    await expectBenchmark(page);
    expect(page.workers().length, 'in workers').toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  } finally {
    await close();
  }
});
