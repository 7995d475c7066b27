/** The benchmarks as a command of Node: `hintwright bench`, `npm run bench`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { version } from '../../package.json';
import {
  type BenchmarkProgress,
  faultsOf,
  type RunResult,
  runFacts,
  runMarkdown,
  selectSuites,
  unknownFilters,
} from '../../src/benchmark/index.js';
import { runSuites } from '../core/run.js';
import { DEFAULT_SEED, SIZES } from '../core/sizes.js';
import { caseText } from '../report/text.js';
import { suites } from '../suites.js';
import { readCases } from './cases.js';
import { describeMachine } from './machine.js';
import { loadPeer } from './peers.js';

export interface BenchOptions {
  /** `mahjong`, `shanten` or `mahjong/shanten`; none runs all. */
  filters: readonly string[];
  quick?: boolean | undefined;
  seed?: number | undefined;
  rounds?: number | undefined;
  /** Files to write the results to. */
  json?: string | undefined;
  markdown?: string | undefined;
}

export { compareChances } from './compare.js';
export interface BenchOutput {
  /** Tables, as cases are measured; waited for. A rejection ends the run. */
  write(text: string): Promise<void>;
  /** What is being measured, for a line that is redrawn. */
  progress?(progress: BenchmarkProgress): void;
}

/** `game/name` and title of every suite. */
export const listSuites = (): string[] => suites.map(({ game, name, title }) => `${game}/${name}  ${title}`);

/** The filters that name no suite. */
export const unknownSuites = (filters: readonly string[]): string[] => unknownFilters(suites, filters);

/** Runs what the options name. Resolves with false where contestants that must agree do not. */
export async function runBench(options: BenchOptions, { write, progress }: BenchOutput): Promise<boolean> {
  const { filters, quick = false, seed = DEFAULT_SEED, rounds } = options;
  const size = quick ? 'quick' : 'normal';
  const head: RunResult = {
    date: new Date().toISOString(),
    hintwright: version,
    machine: describeMachine(),
    clockMs: Number.NaN,
    sampleMs: Number.NaN,
    flags: { filters: [...filters], size, seed, rounds: rounds ?? null },
    suites: [],
  };
  let current = '';
  const found = await runSuites(
    selectSuites(suites, filters),
    { seed, size: SIZES[size], loadPeer, readCases },
    {
      rounds,
      onProgress: progress,
      onCase: async (suite, result) => {
        if (current !== suite.name)
          await write(`${suite.game}/${suite.name}: ${suite.title}\n${suite.about}\n\n`);
        current = suite.name;
        await write(`${caseText(result)}\n`);
      },
    },
  );
  const result = { ...head, ...found };
  const facts = runFacts(result).map(([name, value]) => `${name}: ${value}`);
  await write(`${facts.join('\n')}\n`);
  if (options.json !== undefined) save(options.json, `${JSON.stringify(result, null, 2)}\n`);
  if (options.markdown !== undefined) save(options.markdown, runMarkdown(result));
  return faultsOf(result).length === 0;
}

function save(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
