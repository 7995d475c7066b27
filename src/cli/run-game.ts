import { availableParallelism } from 'node:os';
import type { Readable } from 'node:stream';
import { describeValue, HintwrightError } from '../errors.js';
import { runBatch } from './batch.js';
import type { ExitCode } from './failure.js';
import type { AnswerOptions, Game } from './game.js';
import { listenForInterrupt } from './interrupt.js';
import { ioError } from './io-error.js';
import { type OptionValue, parseInteger } from './options.js';
import { Output } from './output.js';
import { Progress } from './progress.js';
import { styleOf } from './style.js';
import type { Terminal } from './terminal.js';

/** The options every game has. */
export interface CommonOptions extends AnswerOptions {
  batch?: boolean;
  workers?: string;
}

/** Runs a game's command: one request from the arguments, or a batch from standard input. */
export async function runGame<Request, Report>(
  game: Game<Request, Report>,
  input: string | undefined,
  fields: Readonly<Record<string, OptionValue>>,
  options: CommonOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  if (options.batch) {
    if (input !== undefined) {
      throw usageError(
        `--batch reads its requests from standard input; ${describeValue(input)} has no place there.`,
      );
    }
    return answerLines(game, fields as Partial<Request>, options, terminal);
  }
  if (options.workers !== undefined) throw usageError('--workers goes with --batch only.');
  const text = input ?? game.input.fallback;
  if (text === undefined) {
    const { label, example } = game.input;
    throw usageError(`The ${label} is missing, for example: hintwright ${game.name} '${example}'`);
  }
  return answerOne(game, { ...fields, [game.input.field]: text } as Request, options, terminal);
}

/** Analyzes one request and prints the report. */
export async function answerOne<Request, Report>(
  game: Game<Request, Report>,
  request: Request,
  options: AnswerOptions,
  { stdout, stderr }: Terminal,
): Promise<ExitCode> {
  const progress = options.progress ? new Progress(stderr) : undefined;
  const analyzer = game.createAnalyzer();
  try {
    const report = await analyzer.analyze(request, {
      onProgress: (partial) => progress?.update(game.progress(partial), 'analyzing'),
    });
    progress?.finish('done');
    const text = options.json ? JSON.stringify(report) : game.format(report, styleOf(stdout));
    await new Output(stdout).write(`${text}\n`);
    return 0;
  } finally {
    await analyzer.dispose();
  }
}

async function answerLines<Request, Report>(
  game: Game<Request, Report>,
  defaults: Partial<Request>,
  options: CommonOptions,
  { stdin, stdout, stderr, stdinBytes }: Terminal,
): Promise<ExitCode> {
  const workers =
    options.workers === undefined
      ? availableParallelism()
      : parseInteger('--workers', options.workers, 1, 256);
  const output = new Output(stdout);
  const progress = options.progress ? new Progress(stderr) : undefined;
  const meter = new Meter(stdin, stdinBytes);
  const interrupt = listenForInterrupt();
  let lines = 0;
  try {
    const exitCode = await runBatch(meter, (text) => output.write(text), {
      createAnalyzer: game.createAnalyzer,
      workers,
      defaults,
      field: game.input.field,
      onWritten: (count) => {
        lines = count;
        progress?.update(meter.fraction, `${lines} lines`);
      },
      onFailure: (error) => meter.end(error),
      signal: interrupt.signal,
    });
    progress?.finish(`${lines} lines`);
    return exitCode;
  } finally {
    progress?.close();
    interrupt.close();
  }
}

/** Passes chunks through and knows how much of the whole that was. */
class Meter implements AsyncIterable<Uint8Array> {
  private bytes = 0;
  private reason: { error: unknown } | undefined;

  constructor(
    private readonly source: Readable,
    private readonly total: number | undefined,
  ) {}

  get fraction(): number | undefined {
    return this.total ? this.bytes / this.total : undefined;
  }

  /** Stops reading now: who waits for the next chunk gets the error. */
  end(error: unknown): void {
    this.reason = { error };
    this.source.destroy();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    try {
      for await (const chunk of this.source) {
        this.bytes += chunk.length;
        yield chunk;
      }
    } catch (error) {
      throw this.reason ? this.reason.error : ioError('Standard input cannot be read', error);
    }
  }
}

function usageError(message: string): HintwrightError {
  return new HintwrightError({ code: 'ERR_USAGE', message });
}
