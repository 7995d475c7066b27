import type { HintwrightError } from '../../errors.js';

/** An event that leaves the shadow tree and bubbles through the page. */
export abstract class AnalyzerEvent<Detail> extends Event {
  constructor(
    type: string,
    readonly detail: Readonly<Detail>,
  ) {
    super(type, { bubbles: true, composed: true });
  }
}

/** A run begins; `detail` is the request. A run that a newer one replaces, or that waits out of sight, ends without an event of its own. */
export class AnalysisStartEvent<Request = unknown> extends AnalyzerEvent<Request> {
  constructor(request: Request) {
    super('analysis-start', request);
  }
}

/** Figures so far; `detail` is a report that is not yet complete. */
export class AnalysisProgressEvent<Report = unknown> extends AnalyzerEvent<Report> {
  constructor(report: Report) {
    super('analysis-progress', report);
  }
}

/** A run has ended, or was stopped with figures to show; `detail` is the report. */
export class AnalysisEndEvent<Report = unknown> extends AnalyzerEvent<Report> {
  constructor(report: Report) {
    super('analysis-end', report);
  }
}

/** A run has failed; `detail` is the error. */
export class AnalysisErrorEvent extends AnalyzerEvent<HintwrightError> {
  constructor(error: HintwrightError) {
    super('analysis-error', error);
  }
}

/** The user, never the page, has entered another position. */
export class PositionChangeEvent<Position = unknown> extends AnalyzerEvent<Position> {
  constructor(position: Position) {
    super('position-change', position);
  }
}

/** The events of one element, by name, each with the type of its `detail`. */
export interface AnalyzerEventMap<Request, Report, Position> extends HTMLElementEventMap {
  'analysis-start': AnalysisStartEvent<Request>;
  'analysis-progress': AnalysisProgressEvent<Report>;
  'analysis-end': AnalysisEndEvent<Report>;
  'position-change': PositionChangeEvent<Position>;
}

declare global {
  interface HTMLElementEventMap {
    'analysis-start': AnalysisStartEvent;
    'analysis-progress': AnalysisProgressEvent;
    'analysis-end': AnalysisEndEvent;
    'analysis-error': AnalysisErrorEvent;
    'position-change': PositionChangeEvent;
  }
}
