/** `hintwright bench`: the benchmarks of bench/, loaded only when they are asked for. */
import { type Command, Option } from 'commander';
import type { BenchmarkProgress } from '../benchmark/index.js';
import { HintwrightError } from '../errors.js';
import type { ExitCode } from './failure.js';
import { parseInteger } from './options.js';
import { Output } from './output.js';
import { Progress } from './progress.js';
import type { Terminal } from './terminal.js';

interface Options {
  list?: boolean;
  quick?: boolean;
  rounds?: number;
  seed?: number;
  json?: string;
  markdown?: string;
  compare?: string;
}

const EXAMPLES = `
Examples:
  hintwright bench --quick
      all suites, roughly, in about a minute
  hintwright bench shanten mahjong/advance --markdown results.md
      two suites, thoroughly; the tables also as a file

Peers from npm take part where they are installed beside hintwright. Figures of different runs are not comparable;
ratios within a run are.`;

export function addBench(
  program: Command,
  { stdout, stderr }: Terminal,
  onDone: (code: ExitCode) => void,
): void {
  const summary = 'Measure speed, beside other libraries where they are installed.';
  const command = program.command('bench').summary(summary).description(summary);
  command.argument('[suites...]', 'suites to run, by game, name or game/name (default: all)');
  for (const option of benchOptions()) command.addOption(option);
  command.addHelpText('after', EXAMPLES);
  command.action(async (suites: string[], options: Options) => {
    const { compareChances, listSuites, runBench, unknownSuites } = await import(
      '../../bench/node/command.js'
    );
    const output = new Output(stdout);
    if (options.list) return output.write(`${listSuites().join('\n')}\n`);
    refuseUnknown(unknownSuites(suites));
    const line = new ProgressLine(stderr);
    const write = (text: string) => {
      line.clear();
      return output.write(text);
    };
    const agreed = await runBench(
      { ...options, filters: suites },
      { write, progress: (now) => line.draw(now) },
    );
    if (options.compare !== undefined) await write(`\n${await compareChances(options.compare)}`);
    onDone(agreed ? 0 : 1);
  });
}

function benchOptions(): Option[] {
  const whole = (flag: string, min: number) => (text: string) => parseInteger(flag, text, min);
  return [
    new Option('--list', 'name the suites and end'),
    new Option('--quick', 'fewer inputs and rounds: rough figures'),
    new Option('--rounds <number>', 'rounds a case, instead of its own number').argParser(
      whole('--rounds', 1),
    ),
    new Option('--seed <number>', 'makes the inputs; default 1').argParser(whole('--seed', 0)),
    new Option('--json <file>', 'also write all figures as JSON'),
    new Option('--markdown <file>', 'also write the tables as Markdown'),
    new Option('--compare <file>', "set our chances beside another program's output"),
  ];
}

/** What is being measured, on a terminal alone; gone before anything else is written. */
class ProgressLine {
  private readonly progress: Progress | undefined;

  constructor(private readonly stream: Terminal['stderr']) {
    if ('isTTY' in stream && stream.isTTY === true) this.progress = new Progress(stream);
  }

  draw({ suite, case: name, fraction }: BenchmarkProgress): void {
    this.progress?.update(fraction, `${suite}: ${name}`);
  }

  clear(): void {
    if (this.progress) this.stream.write('\r\x1b[K');
  }
}

function refuseUnknown(names: readonly string[]): void {
  if (names.length === 0) return;
  const message = `There is no suite “${names.join('”, “')}”; hintwright bench --list names them.`;
  throw new HintwrightError({ code: 'ERR_USAGE', message });
}
