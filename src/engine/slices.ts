import type { Job, WaitingJob } from './job.js';
import { openPause } from './pause.js';
import type { Outcome } from './remote.js';

/** How long a job may hold its thread before messages are heard: half a frame at 60 Hz. */
export const SLICE_MS = 8;

/** The least time between two partial reports. */
export const PARTIAL_MS = 50;

export interface SliceControl<Report> {
  /** Asked between slices. */
  isAborted(): boolean;
  /** Receives partial reports, at most one per `PARTIAL_MS`; of several offered in between only the newest. */
  onPartial(report: Report): void;
}

/** Drives a job to its end, giving up the thread after each slice. Rejects with what the job throws. */
export const runInSlices = <Report>(
  job: Job<Report>,
  control: SliceControl<Report>,
): Promise<Outcome<Report>> => drive(job, () => runSlice(job), control);

/** The same for a job that waits for others: a step a turn. */
export const runWaiting = <Report>(
  job: WaitingJob<Report>,
  control: SliceControl<Report>,
): Promise<Outcome<Report>> => drive(job, () => job.next(), control);

type Step<Report> = IteratorResult<Report | undefined, Report>;

async function drive<Report>(
  job: Job<Report> | WaitingJob<Report>,
  advance: () => Step<Report> | Promise<Step<Report>>,
  { isAborted, onPartial }: SliceControl<Report>,
): Promise<Outcome<Report>> {
  const pause = openPause();
  const offer = throttle(onPartial);
  try {
    while (!isAborted()) {
      const step = await advance();
      if (step.done) return { status: 'done', value: step.value };
      offer(step.value);
      await pause.next();
    }
    // A generator's return value is of no use to an aborted run.
    await job.return(undefined as never);
    return { status: 'aborted' };
  } finally {
    pause.close();
  }
}

/** Steps until the slice is spent or the job done; `value` is the last report yielded on the way, if any. */
function runSlice<Report>(job: Job<Report>): Step<Report> {
  const end = performance.now() + SLICE_MS;
  let value: Report | undefined;
  do {
    const step = job.next();
    if (step.done) return step;
    value = step.value ?? value;
  } while (performance.now() < end);
  return { done: false, value };
}

/** Called at the end of every slice, so that a report held back goes out as soon as its time has come. */
function throttle<Report>(send: (report: Report) => void): (report: Report | undefined) => void {
  let held: Report | undefined;
  let sentAt = Number.NEGATIVE_INFINITY;
  return (report) => {
    held = report ?? held;
    if (held === undefined || performance.now() - sentAt < PARTIAL_MS) return;
    send(held);
    held = undefined;
    sentAt = performance.now();
  };
}
