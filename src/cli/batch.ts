import { type ErrorData, HintwrightError, toErrorData } from '../errors.js';
import { type ExitCode, exitCodeOf } from './failure.js';
import type { Analyzer } from './game.js';
import { type Line, readLines } from './lines.js';

/** Longer lines are answered with an error and not kept. */
export const MAX_LINE_BYTES = 1 << 20;

/** Requests an analyzer holds at once: one in work, one waiting, so that its worker never idles between two. */
const REQUESTS_PER_ANALYZER = 2;

/** Lines read ahead of the oldest unanswered one, per analyzer: room for the others to work on past a slow line. */
const WINDOW_PER_ANALYZER = 16;

export interface BatchOptions<Request, Report> {
  createAnalyzer: () => Analyzer<Request, Report>;
  /** Analyzers to run side by side, 1 or more. */
  workers: number;
  /** Fields that a line may leave out. */
  defaults: Partial<Request>;
  /** Called after each line written, with how many there are. */
  onLine?: (done: number) => void;
}

/**
 * Answers one JSON request a line with one line each, in order: the report or `{"error":{…}}`. Every input line gets
 * exactly one output line, an empty one too, so that line numbers agree. Memory is bounded: reading stops while the
 * window of unanswered lines is full, and while the reader of the output is behind.
 *
 * @param write resolves when the output can take more; its rejection ends the batch
 * @returns 0, or 1 if a line failed through a fault of hintwright's own
 */
export async function runBatch<Request, Report>(
  input: AsyncIterable<Uint8Array>,
  write: (text: string) => Promise<void>,
  options: BatchOptions<Request, Report>,
): Promise<ExitCode> {
  const analyzers = Array.from({ length: options.workers }, options.createAnalyzer);
  const pool = new Pool(Array.from({ length: REQUESTS_PER_ANALYZER }, () => analyzers).flat());
  const window = new Window(options.workers * WINDOW_PER_ANALYZER);
  let exitCode: ExitCode = 0;
  let done = 0;

  const answer = async (line: Line): Promise<string> => {
    try {
      const request = { ...options.defaults, ...(parseRequest(line) as Request) };
      return JSON.stringify(await pool.use((analyzer) => analyzer.analyze(request)));
    } catch (error) {
      const data = toErrorData(error);
      if (exitCodeOf(data) === 1) exitCode = 1;
      return JSON.stringify({ error: data });
    }
  };

  try {
    for await (const line of readLines(input, MAX_LINE_BYTES)) {
      const text = answer(line);
      await window.add(async () => {
        await write(`${await text}\n`);
        options.onLine?.(++done);
      });
    }
    await window.drain();
    return exitCode;
  } finally {
    await Promise.all(analyzers.map((analyzer) => analyzer.dispose()));
  }
}

/** @throws HintwrightError ERR_JSON, or ERR_REQUEST for JSON that is no object */
function parseRequest(line: Line): object {
  if (line === null) throw jsonError(`The line is longer than ${MAX_LINE_BYTES} bytes.`);
  if (line.trim() === '') throw jsonError('The line is empty; a request is a JSON object.');
  const value = parseJson(line);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new HintwrightError({
    code: 'ERR_REQUEST',
    message: 'A request is a JSON object, such as {"hand":"…"}.',
  });
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const at = /at position (\d+)/.exec(reason)?.[1];
    throw jsonError(`The line is not JSON: ${reason}`, at === undefined ? {} : { at: Number(at) });
  }
}

function jsonError(message: string, place: Pick<ErrorData, 'at'> = {}): HintwrightError {
  return new HintwrightError({ code: 'ERR_JSON', message, ...place });
}

/** Lends its members to one user each, in turn. */
class Pool<Member> {
  private readonly waiting: ((member: Member) => void)[] = [];

  constructor(private readonly free: Member[]) {}

  async use<Result>(work: (member: Member) => Promise<Result>): Promise<Result> {
    const member = this.free.shift() ?? (await new Promise<Member>((resolve) => this.waiting.push(resolve)));
    try {
      return await work(member);
    } finally {
      const next = this.waiting.shift();
      if (next) next(member);
      else this.free.push(member);
    }
  }
}

/** Runs tasks strictly one after another and makes the caller wait while too many are outstanding. */
class Window {
  private tail: Promise<void> = Promise.resolve();
  private outstanding = 0;
  private failure: { error: unknown } | undefined;
  private wake: (() => void) | undefined;

  constructor(private readonly size: number) {}

  /** @throws what an earlier task threw; no later task runs then */
  async add(task: () => Promise<void>): Promise<void> {
    this.outstanding++;
    this.tail = this.tail.then(() => this.run(task));
    while (this.outstanding >= this.size) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
    if (this.failure) throw this.failure.error;
  }

  /** Waits for all tasks. @throws what one of them threw */
  async drain(): Promise<void> {
    await this.tail;
    if (this.failure) throw this.failure.error;
  }

  /** Never rejects, so that a failure waits here until the caller comes for it. */
  private async run(task: () => Promise<void>): Promise<void> {
    try {
      if (!this.failure) await task();
    } catch (error) {
      this.failure = { error };
    }
    this.outstanding--;
    this.wake?.();
  }
}
