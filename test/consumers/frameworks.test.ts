/** What a site made with a framework gets: typed tags, properties and listeners. */
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import vue from '@vitejs/plugin-vue';
import * as esbuild from 'esbuild';
import { build } from 'vite';
import { beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { expectQuoridor } from './support/answers.js';
import { serve } from './support/serve.js';
import { runTsc, runVueTsc } from './support/tsc.js';
import { openPages } from './support/visit.js';

const visit = openPages();
const place = inject('place');

/** An analysis takes as long as the machine is busy. */
const PATIENCE = { timeout: 30_000 };

beforeAll(() => {
  vi.stubEnv('NODE_ENV', 'production');
});

/** Properties reach the elements, reports come back by their listeners. */
async function expectPage(folder: string): Promise<void> {
  const served = await serve(folder);
  try {
    const { page, complaints } = await visit(`${served.origin}/index.html`);
    await expect.poll(() => page.locator('#best').textContent(), PATIENCE).toBe('33789m35689p2334s 3p');
    await page.locator('button', { hasText: 'another hand' }).click();
    await expect.poll(() => page.locator('#best').textContent(), PATIENCE).toBe('123456789m1133p null');
    const { ruleOptions, draws } = await page.locator('mahjong-analyzer').evaluate((element) => {
      const { ruleOptions, draws } = element as unknown as Record<string, unknown>;
      return { ruleOptions, draws };
    });
    expect({ ruleOptions, draws }).toEqual({ ruleOptions: { openTanyao: false }, draws: 6 });
    await expectQuoridor(page);
    expect(complaints).toEqual([]);
  } finally {
    await served.close();
  }
}

describe('React 19', () => {
  const project = join(place, 'projects/react');

  test('tags, properties and listeners are typed, and what is wrong is refused', () => runTsc(project));

  test('a page', async () => {
    const folder = join(place, 'bundles/react');
    await mkdir(folder, { recursive: true });
    await cp(join(project, 'index.html'), join(folder, 'index.html'));
    const { warnings } = await esbuild.build({
      ...{
        entryPoints: [join(project, 'main.tsx')],
        outdir: folder,
        bundle: true,
        format: 'esm',
        jsx: 'automatic',
      },
      define: { 'process.env.NODE_ENV': '"production"' },
      logLevel: 'silent',
    });
    expect(warnings).toEqual([]);
    await expectPage(folder);
  });
});

describe('Vue 3', () => {
  const project = join(place, 'projects/vue');

  test('tags, properties and listeners are typed, and what is wrong is refused', () => runTsc(project));

  test('and so in templates', () => runVueTsc(join(project, 'tsconfig.templates.json')));

  test('a page', async () => {
    const outDir = join(place, 'bundles/vue');
    const isCustomElement = (tag: string) => tag.includes('-');
    const plugin = vue({ template: { compilerOptions: { isCustomElement } } });
    await build({
      root: project,
      configFile: false,
      logLevel: 'error',
      plugins: [plugin],
      build: { outDir },
    });
    await expectPage(outDir);
  });
});
