/** The files for pages without a build carry a worker's code once: as its source, and as the service on the page's own thread. */
import { runInNewContext } from 'node:vm';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { sharedWorker } from '../../scripts/shared-worker.mjs';
import type { ServiceFactory } from '../../src/engine/job.js';
import { HintwrightError } from '../../src/errors.js';
import type { parseHand } from '../../src/mahjong/notation.js';
import type { MahjongReport, MahjongRequest } from '../../src/mahjong/types.js';
import { moduleBytes } from '../support/kernel.js';
import { runJob } from '../support/mahjong.js';

interface Shared {
  parseHand: typeof parseHand;
  HintwrightError: typeof HintwrightError;
  source: string;
  createMahjongService: ServiceFactory<MahjongRequest, MahjongReport>;
}

const WORKER = new URL('../../workers/mahjong.ts', import.meta.url).pathname;
const ENTRY = 'entry-of-both';
const root = new URL('../..', import.meta.url).pathname;
const USED = new Map([
  [`${WORKER}?worker-code`, ['open', 'page']],
  [`${root}src/errors.ts`, ['HintwrightError']],
  [`${root}src/mahjong/notation.ts`, ['parseHand']],
]);
const PAGE = `export { parseHand } from '${root}src/mahjong/notation.ts'; export { HintwrightError } from '${root}src/errors.ts';`;
const CODE = `export { default as source } from '${WORKER}?worker-source'; export * from '${WORKER}?inline-service'; ${PAGE}`;
let text = '';
let shared: Shared;

beforeAll(async () => {
  text = await buildWith(USED);
  shared = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`);
});

async function buildWith(used: ReadonlyMap<string, readonly string[]>): Promise<string> {
  const entry = {
    name: 'test:entry',
    resolveId: (id: string) => (id === ENTRY ? ENTRY : undefined),
    load: (id: string) => (id === ENTRY ? CODE : undefined),
  };
  const made = await build({
    ...{ configFile: false, logLevel: 'error', plugins: [entry, sharedWorker(used)] },
    build: {
      ...{ write: false, minify: true, target: 'es2022' },
      rolldownOptions: { input: ENTRY, output: { format: 'es' }, preserveEntrySignatures: 'strict' },
    },
  });
  const { output } = [made].flat()[0] as Rolldown.RolldownOutput;
  return output[0].code;
}

test('the service answers, and its errors are known as ours', async () => {
  const service = await shared.createMahjongService(moduleBytes('mahjong'));
  const { report } = runJob(service, { hand: '123456789m1133p' });
  expect(report.state).toBe('fishing');
  const fault = () => runJob(service, { hand: '1x' });
  expect(fault).toThrow(HintwrightError);
  expect(fault).toThrow(expect.objectContaining({ code: 'ERR_UNKNOWN_TILE' }));
});

test('the source is a script that stands by itself and serves', () => {
  const events: string[] = [];
  const realm = { Symbol, WeakMap, addEventListener: (event: string) => events.push(event) };
  runInNewContext(shared.source, realm);
  expect(events).toContain('message');
});

test('the code is there once', () => {
  expect(text.length).toBeLessThan(shared.source.length * 1.1);
});

test('what the page uses of the worker is the very same', async () => {
  expect(shared.parseHand('123m').ok).toBe(true);
  const service = await shared.createMahjongService(moduleBytes('mahjong'));
  const fault = () => runJob(service, { hand: '1x' });
  expect(fault).toThrow(expect.objectContaining({ constructor: shared.HintwrightError }));
});

test('what was taken for unused and is not stops the build', async () => {
  const used = new Map([...USED, [`${root}src/mahjong/notation.ts`, ['handSize']]]);
  await expect(buildWith(used)).rejects.toThrow('taken for unused');
});
