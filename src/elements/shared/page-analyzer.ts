/** Analyzers may be the page's own: whatever one does, what comes of it is a report or a typed failure. */
import { analyzerFault, describeThrown, describeValue, fromAnalyzer, HintwrightError } from '../../errors.js';
import type { Analyzer, AskOptions } from './analysis-run.js';

/** Rejects with HintwrightError; once the signal is aborted, with anything. */
export async function ask<Request, Report>(
  analyzer: Analyzer<Request, Report>,
  request: Request,
  options: AskOptions<Report> & { signal: AbortSignal },
): Promise<Report> {
  const report: unknown = await answerOf(analyzer, request, options);
  if (isReport<Report>(report)) return report;
  throw analyzerFault(
    `The analyzer that was passed in answered with ${describeValue(report)}, which is no report.`,
  );
}

async function answerOf<Request, Report>(
  analyzer: Analyzer<Request, Report>,
  request: Request,
  options: AskOptions<Report> & { signal: AbortSignal },
): Promise<Report> {
  try {
    return await analyzer.analyze(request, options);
  } catch (error) {
    throw options.signal.aborted ? error : fromAnalyzer(error);
  }
}

/** Whether it can be one at all: each names its game. What else is in it shows when it is drawn. */
export function isReport<Report>(value: unknown): value is Report {
  try {
    return typeof (value as { game?: unknown } | null)?.game === 'string';
  } catch {
    return false; // it does not let itself be read
  }
}

/** A report that could not be drawn. */
export const reportFault = (error: unknown) =>
  analyzerFault(
    `The report of the analyzer that was passed in cannot be shown (${describeThrown(error)}).`,
    error,
  );

/** Why properties could not be made a request of. */
export function requestFault(error: unknown): HintwrightError {
  if (error instanceof HintwrightError) return error;
  const message = `The request cannot be read (${describeThrown(error)}).`;
  return new HintwrightError({ code: 'ERR_REQUEST', message }, { cause: error });
}
