/** What every form of a report says about a case: the terminal, Markdown and the page lay it out. */
import type { CaseResult, Entry, Missing, RunResult, TargetResult } from './types.js';
import { duration, quartiles, span, times } from './units.js';

export const HEADINGS = ['contestant', 'median', 'quartiles', 'takes', 'quartiles', 'answers'] as const;

/** Cells as in HEADINGS. "takes" is the median, over the rounds, of its time by that of the first contestant. */
export function caseRows({ entries }: CaseResult): string[][] {
  return entries.map((entry) => [
    entry.version === undefined ? entry.name : `${entry.name} ${entry.version}`,
    duration(entry.time.median),
    quartiles(entry.time),
    entry.ratio ? times(entry.ratio.median) : '1 ×',
    entry.ratio ? `${span(entry.ratio)} ×` : '',
    agreement(entry),
  ]);
}

function agreement({ agreement: found }: Entry): string {
  if (!found) return '';
  const { kind, agreed, compared } = found;
  if (kind === 'share') return `${agreed} of ${compared} as the first`;
  return agreed === compared ? 'the same' : `WRONG: ${compared - agreed} of ${compared} differ`;
}

/** `normal: 1,024 hands` and how they were measured. */
export function caseTitle({ name, inputs, batchSize, rounds }: CaseResult): string {
  const inputsText = `${inputs.toLocaleString('en')} inputs`;
  return `${name} (${inputsText}, ${batchSize === 1 ? 'each by itself' : `${rounds} rounds of ${batchSize}`})`;
}

/** Sentences under the table: targets, notes, who is missing, Tinybench's warnings. */
export function caseRemarks({ targets, entries, missing }: CaseResult): string[] {
  return [
    ...targets.map(targetText),
    ...entries.flatMap(({ name, note, knownFault }) =>
      [note, knownFault].filter((text) => text !== undefined).map((text) => `${name}: ${text}`),
    ),
    ...absences(missing),
    ...entries.flatMap(({ name, warnings }) => warnings.map((text) => `Tinybench warns of ${name}: ${text}`)),
  ];
}

/** Libraries that are not there, over all cases: named once where naming them under each case would be tiring. */
export function absentNames({ suites }: Pick<RunResult, 'suites'>): string[] {
  const missing = suites.flatMap(({ cases }) => cases.flatMap((one) => one.missing));
  return [...new Set(missing.filter(({ absent }) => absent).map(({ name }) => name))];
}

/** Who is left out, those of one reason together. */
function absences(missing: readonly Missing[]): string[] {
  const reasons = [...new Set(missing.map(({ reason }) => reason))];
  return reasons.map((reason) => {
    const names = missing.filter((other) => other.reason === reason).map(({ name }) => name);
    return `${names.join(', ')}: left out, ${reason}`;
  });
}

function targetText({ text, measured, reached }: TargetResult): string {
  const figure = text.startsWith('median') ? duration(measured) : times(measured);
  return `Target, ${text}: ${reached ? 'reached' : 'MISSED'}, ${figure}`;
}

/** The facts of a run, name and value. */
export function runFacts({
  date,
  hintwright,
  machine,
  clockMs,
  sampleMs,
  flags,
}: RunResult): [string, string][] {
  const { runtime, platform, cpu, cores, load } = machine;
  const filters = flags.filters.length > 0 ? flags.filters.join(' ') : 'all suites';
  const rounds = flags.rounds === null ? '' : `, ${flags.rounds} rounds`;
  return [
    ['date', date],
    ['hintwright', hintwright],
    ['runtime', runtime],
    ['machine', `${cpu}, ${cores} cores, ${platform}`],
    ...(load === null ? [] : [['load as it began', load.toFixed(2)] as [string, string]]),
    ['clock', `steps of ${duration(clockMs)}; samples of at least ${duration(sampleMs)}`],
    ['run', `${filters}, ${flags.size}, seed ${flags.seed}${rounds}`],
  ];
}

/** True where answers that must be the same are not. */
export const isFault = (agreement: Entry['agreement']): boolean =>
  agreement?.kind === 'same' && agreement.agreed < agreement.compared;

/** Entries whose answers must agree and do not. */
export const faultsOf = ({ suites }: Pick<RunResult, 'suites'>): Entry[] =>
  suites.flatMap(({ cases }) =>
    cases.flatMap(({ entries }) => entries.filter((entry) => isFault(entry.agreement))),
  );
