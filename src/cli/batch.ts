import { type ErrorData, escapeUnseen, HintwrightError, toErrorData } from '../errors.js';
import { AnalyzerPool } from '../index.js';
import { Answers } from './answers.js';
import { type ExitCode, exitCodeOf } from './failure.js';
import type { Analyzer } from './game.js';
import { errorJson } from './json.js';
import { type Line, readLines } from './lines.js';

/** Longer lines are answered with an error and not kept. */
export const MAX_LINE_BYTES = 1 << 20;

/** Longer lines are not repeated in their error. */
const LONGEST_SHOWN = 2000;

/** Lines read ahead of the oldest unanswered one, per analyzer: room for the others to work on past a slow line. */
const WINDOW_PER_ANALYZER = 32;

export interface BatchOptions<Request, Report> {
  createAnalyzer: () => Analyzer<Request, Report>;
  /** Analyzers to run side by side, 1 or more. */
  workers: number;
  /** Fields that a line may leave out. */
  defaults: Partial<Request>;
  /** The field to show where a line is no request; default `hand`. */
  field?: string;
  /** Called after lines have been written, with how many there are. */
  onWritten?: (lines: number) => void;
  /** Called once if no more lines will be written; the batch rejects as soon as its input ends or brings another line. */
  onFailure?: (error: unknown) => void;
  /** Aborting it ends the batch with the signal's reason; lines written are whole. */
  signal?: AbortSignal | undefined;
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
  {
    createAnalyzer,
    workers,
    defaults,
    field = 'hand',
    onWritten,
    onFailure,
    signal,
  }: BatchOptions<Request, Report>,
): Promise<ExitCode> {
  const pool = new AnalyzerPool(createAnalyzer, workers);
  const answers = new Answers({ write, size: workers * WINDOW_PER_ANALYZER, onWritten, onFailure });
  const onAbort = () => answers.stop(signal?.reason);
  signal?.addEventListener('abort', onAbort);
  let exitCode: ExitCode = 0;

  const answer = async (line: Line): Promise<string> => {
    try {
      const request = { ...defaults, ...(parseRequest(line, field) as Request) };
      return await pool.analyzeToJson(request);
    } catch (error) {
      const data = toErrorData(error);
      if (exitCodeOf(data) === 1) exitCode = 1;
      return errorJson(data);
    }
  };

  try {
    for await (const line of readLines(input, MAX_LINE_BYTES)) await answers.add(answer(line));
    await answers.drain();
    return exitCode;
  } finally {
    signal?.removeEventListener('abort', onAbort);
    answers.close(null); // what is still pending is rejected now, and nobody waits for it
    await pool.dispose();
  }
}

/** @throws HintwrightError ERR_JSON, or ERR_REQUEST for JSON that is no object */
function parseRequest(line: Line, field: string): object {
  if (line === null) throw jsonError(`The line is longer than ${MAX_LINE_BYTES} bytes.`);
  if (line.trim() === '') throw jsonError('The line is empty; a request is a JSON object.');
  const value = parseJson(line);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new HintwrightError({
    code: 'ERR_REQUEST',
    message: `A request is a JSON object, such as {"${field}":"…"}.`,
  });
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw jsonError(`The line is not JSON: ${sentence(reason)}.`, placeOf(reason, line));
  }
}

/** V8's reason without the place, which is told apart, and without a piece of the line. */
function sentence(reason: string): string {
  return escapeUnseen(reason).replace(/ in JSON at position.*$|, "?\.*".*$| JSON input$/s, '');
}

/** V8 tells the offset of most faults; where the line just ends too soon, that is the place. */
function placeOf(reason: string, line: string): Pick<ErrorData, 'input' | 'at'> {
  const at = reason.startsWith('Unexpected end') ? line.length : /at position (\d+)/.exec(reason)?.[1];
  return at === undefined || line.length > LONGEST_SHOWN ? {} : { input: line, at: Number(at) };
}

function jsonError(message: string, place: Pick<ErrorData, 'input' | 'at'> = {}): HintwrightError {
  return new HintwrightError({ code: 'ERR_JSON', message, ...place });
}
