import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/**
 * The borders between the rooms, as docs/architecture.md draws them: each case is a file with one import, linted with
 * the rules of this repository in a house of its own.
 */
const root = resolve(import.meta.dirname, '../..');

interface Case {
  room: string;
  imports: string;
  why: string;
}

const wrong: Case[] = [
  { room: 'src/errors.ts', imports: './engine/job.js', why: 'errors is what every room imports' },
  { room: 'src/index.ts', imports: './mahjong/service.js', why: 'the registry names public entries' },
  {
    room: 'src/index.ts',
    imports: './elements/index.js',
    why: 'importing the package must not define elements',
  },
  { room: 'src/engine/a.ts', imports: '../mahjong/types.js', why: 'the engine knows no game' },
  { room: 'src/engine/a.ts', imports: 'lit', why: 'the engine knows no page' },
  {
    room: 'src/engine/transports/a.ts',
    imports: '../../mahjong/types.js',
    why: 'nor in a folder of its own',
  },
  { room: 'src/mahjong/types.ts', imports: '../engine/job.js', why: 'vocabulary needs no engine' },
  { room: 'src/fields.ts', imports: './mahjong/types.js', why: 'what games share knows no game' },
  { room: 'src/mahjong/explain.ts', imports: '../wasm.js', why: 'words are also said on the page' },
  { room: 'src/mahjong/explain.ts', imports: './kernel.js', why: 'words are also said on the page' },
  { room: 'src/mahjong/explain.ts', imports: './service.js', why: 'the same' },
  { room: 'src/mahjong/notation.ts', imports: '../quoridor/types.js', why: 'games do not know each other' },
  { room: 'src/mahjong/notation.ts', imports: 'node:fs', why: 'it runs on the page' },
  { room: 'src/mahjong/notation.ts', imports: './analyzer.js', why: 'no way back up' },
  { room: 'src/result.ts', imports: './engine/job.js', why: 'result is what every room imports' },
  { room: 'src/mahjong/chances.ts', imports: './service.js', why: 'only analyzer and worker start it' },
  { room: 'src/mahjong/score/a.ts', imports: '../service.js', why: 'a folder in a game has its borders' },
  { room: 'src/mahjong/score/a.ts', imports: '../../engine/job.js', why: 'the same' },
  { room: 'src/mahjong/charts/a.ts', imports: '../kernel.js', why: 'a chart asks reports' },
  { room: 'src/mahjong/charts/a.ts', imports: 'lit', why: 'a chart draws nothing' },
  { room: 'src/mahjong/play/a.ts', imports: '../kernel.js', why: 'what is played is on the page' },
  { room: 'src/mahjong/play/a.ts', imports: '../charts/a.js', why: 'the chart uses it, not the other way' },
  { room: 'src/mahjong/play/a.ts', imports: 'xstate', why: 'plain functions' },
  { room: 'src/mahjong/service.ts', imports: '../engine/engine.js', why: 'the service knows no thread' },
  { room: 'src/mahjong/service.ts', imports: '../elements/index.js', why: 'and no page' },
  { room: 'src/mahjong/kernel.ts', imports: './analyzer.js', why: 'the kernel lives beyond the worker' },
  { room: 'src/mahjong/analyzer.ts', imports: './kernel.js', why: 'the kernel lives beyond the worker' },
  { room: 'src/mahjong/analyzer.ts', imports: '../elements/index.js', why: 'an analyzer runs in Node too' },
  { room: 'src/mahjong/index.ts', imports: './service.js', why: 'the service is no public entry' },
  { room: 'workers/mahjong.ts', imports: '../src/mahjong/analyzer.js', why: 'a worker starts no worker' },
  { room: 'workers/mahjong.ts', imports: '../src/elements/index.js', why: 'a worker has no page' },
  { room: 'workers/mahjong.ts', imports: '../bench/core/run.js', why: 'the benchmarks have one service' },
  { room: 'src/benchmark/a.ts', imports: '../../bench/suites.js', why: 'a page measures only when asked' },
  {
    room: 'src/elements/analyzer-benchmark/a.ts',
    imports: '../../../bench/suites.js',
    why: 'the suites live in the worker',
  },
  { room: 'bench/a.ts', imports: '../src/engine/engine.js', why: 'only the contract of a job' },
  { room: 'src/elements/index.ts', imports: '../engine/engine.js', why: 'elements ask analyzers' },
  {
    room: 'src/elements/mahjong-analyzer/a.ts',
    imports: '../../mahjong/kernel.js',
    why: 'beyond the worker',
  },
  {
    room: 'src/elements/mahjong-analyzer/a.ts',
    imports: '../../mahjong/service.js',
    why: 'beyond the worker',
  },
  {
    room: 'src/elements/mahjong-analyzer/a.ts',
    imports: '../../cli/text.js',
    why: 'no terminal on the page',
  },
  {
    room: 'src/elements/mahjong-analyzer/locales/de.ts',
    imports: '../../../mahjong/analyzer.js',
    why: 'a language is a file of its own, fetched alone',
  },
  {
    room: 'src/elements/mahjong-analyzer/locales/de/a.ts',
    imports: 'lit',
    why: 'words, no pictures',
  },
  {
    room: 'src/elements/mahjong-analyzer/grid/a.ts',
    imports: '../../../mahjong/kernel.js',
    why: 'a folder deeper too',
  },
  {
    room: 'src/elements/mahjong-analyzer/grid/a.ts',
    imports: '../../../engine/engine.js',
    why: 'a folder deeper too',
  },
  { room: 'src/cli/a.ts', imports: '../mahjong/types.js', why: 'public entries only' },
  { room: 'src/cli/mahjong/a.ts', imports: '../../mahjong/notation.js', why: 'public entries only' },
  { room: 'src/cli/mahjong/a.ts', imports: '../../elements/index.js', why: 'no page in a terminal' },
  { room: 'src/cli/a.ts', imports: '../../bench/suites.js', why: 'the benchmarks have one way in' },
  { room: 'pages/a.ts', imports: '../src/mahjong/service.js', why: 'a page is a user like any other' },
  { room: 'bench/a.ts', imports: '../src/elements/shared/bar.js', why: 'no page in a benchmark of Node' },
];

const right: Case[] = [
  { room: 'src/index.ts', imports: './mahjong/analyzer.js', why: 'one line a game' },
  { room: 'src/engine/a.ts', imports: '../errors.js', why: 'errors is open to all' },
  { room: 'src/engine/a.ts', imports: 'comlink', why: 'the engine speaks to workers' },
  { room: 'src/engine/transports/a.ts', imports: '../connection.js', why: 'its own files' },
  { room: 'src/mahjong/explain.ts', imports: './types.js', why: 'its own game' },
  { room: 'src/mahjong/score/a.ts', imports: '../types.js', why: 'its own game' },
  { room: 'src/mahjong/charts/a.ts', imports: '../types.js', why: 'its vocabulary' },
  { room: 'src/mahjong/charts/a.ts', imports: 'xstate', why: 'what a chart is made with' },
  { room: 'src/mahjong/charts/a.ts', imports: '../play/a.js', why: 'what a chart changes' },
  { room: 'src/mahjong/play/a.ts', imports: '../layout.js', why: 'the rules of its own game' },
  { room: 'src/mahjong/service.ts', imports: './kernel.js', why: 'both live beyond the worker' },
  { room: 'src/mahjong/chances.ts', imports: './kernel.js', why: 'part of what the service does' },
  { room: 'src/mahjong/notation.ts', imports: '../result.js', why: 'result is open to all' },
  { room: 'src/mahjong/request.ts', imports: '../fields.js', why: 'games read their fields alike' },
  { room: 'src/quoridor/kernel.ts', imports: '../wasm.js', why: 'and open their modules alike' },
  { room: 'src/mahjong/service.ts', imports: '../engine/job.js', why: 'the contract of a job' },
  {
    room: 'src/mahjong/analyzer.ts',
    imports: '../engine/analyzer.js',
    why: 'an analyzer is made of the engine',
  },
  {
    room: 'src/mahjong/analyzer.ts',
    imports: '../../workers/mahjong.ts?worker-source',
    why: 'loaded when needed',
  },
  { room: 'src/mahjong/analyzer.ts', imports: '../../build/mahjong.wasm?bytes', why: 'loaded when needed' },
  { room: 'workers/mahjong.ts', imports: '../src/engine/serve.js', why: "the engine's worker side" },
  { room: 'workers/mahjong.ts', imports: '../src/mahjong/service.js', why: 'what it serves' },
  {
    room: 'workers/benchmark.ts',
    imports: '../bench/worker/service.js',
    why: 'a service like any other',
  },
  { room: 'workers/benchmark.ts', imports: '../bench/suites.js', why: 'what it measures' },
  { room: 'bench/worker/a.ts', imports: '../../src/engine/job.js', why: 'a run is a job' },
  { room: 'bench/worker/a.ts', imports: '../../src/benchmark/request.js', why: 'its own request' },
  { room: 'src/elements/mahjong-analyzer/a.ts', imports: '../../mahjong/analyzer.js', why: 'what it shows' },
  { room: 'src/elements/mahjong-analyzer/a.ts', imports: '../shared/bar.js', why: 'shared controls' },
  {
    room: 'src/elements/mahjong-analyzer/a.ts',
    imports: '../../mahjong/charts/a.js',
    why: 'what it is led by',
  },
  { room: 'src/elements/mahjong-analyzer/a.ts', imports: '../../mahjong/play/a.js', why: 'what it shows' },
  {
    room: 'src/elements/mahjong-analyzer/locales/de/a.ts',
    imports: '../../../shared/locales/figures.js',
    why: 'words that elements share',
  },
  {
    room: 'src/elements/sudoku-analyzer/locales/de.ts',
    imports: '../../../sudoku/explain.js',
    why: 'words of the game',
  },
  {
    room: 'src/elements/mahjong-analyzer/grid/a.ts',
    imports: '../../../mahjong/play/a.js',
    why: 'what it shows',
  },
  { room: 'src/elements/mahjong-analyzer/grid/a.ts', imports: '../../shared/bar.js', why: 'shared controls' },
  { room: 'src/elements/mahjong-analyzer/grid/a.ts', imports: '../host.js', why: 'its own element' },
  { room: 'src/cli/mahjong/a.ts', imports: '../../mahjong/index.js', why: 'the public entry' },
  { room: 'src/cli/a.ts', imports: '../errors.js', why: 'errors is open to all' },
  { room: 'src/cli/a.ts', imports: '../../bench/node/command.js', why: 'hintwright bench' },
  { room: 'pages/a.ts', imports: '../src/elements/mahjong-analyzer/index.js', why: 'a public entry' },
  { room: 'bench/a.ts', imports: '../src/mahjong/index.js', why: 'a public entry' },
  { room: 'bench/a.ts', imports: '../src/mahjong/kernel.js', why: 'measured alone, beside other libraries' },
  {
    room: 'bench/a.ts',
    imports: '../src/mahjong/score/score.js',
    why: 'scoring is measured with all it writes and reads',
  },
];

interface Diagnostic {
  category: string;
  location: { path: string; start: { line: number } };
}

let house: string;
let faults: Diagnostic[];

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'hintwright-house-'));
  const config = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  writeFileSync(join(house, 'biome.json'), JSON.stringify({ ...config, vcs: { enabled: false } }));
  cpSync(join(root, 'biome.rooms.json'), join(house, 'biome.rooms.json'));
  for (const [room, lines] of groupByRoom()) write(room, lines.join('\n'));
  write('src/engine/cycle-a.ts', "import { b } from './cycle-b.js';\nexport const a = () => b;");
  write('src/engine/cycle-b.ts', "import { a } from './cycle-a.js';\nexport const b = () => a;");
  write('src/engine/connection.ts', 'export const connection = 1;');
  write('src/engine/extension.ts', "export * from './connection';");
  faults = lint();
});

afterAll(() => rmSync(house, { recursive: true, force: true }));

/** One file a room, a line a case: its line number says which import a fault is about. */
function groupByRoom(): Map<string, string[]> {
  const rooms = new Map<string, string[]>();
  for (const { room, imports } of [...wrong, ...right]) {
    const lines = rooms.get(room) ?? [];
    rooms.set(room, [...lines, `export * as name${lines.length} from '${imports}';`]);
  }
  return rooms;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), `${text}\n`);
}

function lint(): Diagnostic[] {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'lint', '--reporter=json', '--max-diagnostics=none', '.'];
  try {
    return JSON.parse(execFileSync(process.execPath, args, { cwd: house, encoding: 'utf8', stdio: 'pipe' }))
      .diagnostics;
  } catch (error) {
    return JSON.parse((error as { stdout: string }).stdout).diagnostics;
  }
}

function isRefused({ room, imports }: Case): boolean {
  const line =
    groupByRoom()
      .get(room)!
      .findIndex((text) => text.endsWith(`from '${imports}';`)) + 1;
  return faults.some(
    ({ category, location }) =>
      category === 'lint/style/noRestrictedImports' && location.path === room && location.start.line === line,
  );
}

describe('what a room may not import', () => {
  test.each(wrong)('$room: $imports, for $why', (wrongCase) => expect(isRefused(wrongCase)).toBe(true));
});

describe('what a room may import', () => {
  test.each(right)('$room: $imports, for $why', (rightCase) => expect(isRefused(rightCase)).toBe(false));
});

describe('inside a room', () => {
  const categoriesOf = (path: string) =>
    faults.filter(({ location }) => location.path === path).map(({ category }) => category);

  test('files do not import each other in a circle', () => {
    expect(categoriesOf('src/engine/cycle-a.ts')).toContain('lint/suspicious/noImportCycles');
  });

  test('imports carry their extension, so that declarations resolve in Node', () => {
    expect(categoriesOf('src/engine/extension.ts')).toContain('lint/correctness/useImportExtensions');
  });
});
