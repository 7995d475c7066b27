import type { RunResult } from '../core/result.js';
import { runMarkdown } from '../report/markdown.js';
import { runFacts } from '../report/rows.js';
import { suites } from '../suites.js';
import { runInPage } from './run.js';
import { caseSection, element, suiteChoice, suiteHeading } from './view.js';

const find = <Tag extends HTMLElement>(id: string): Tag => document.getElementById(id) as Tag;
const [run, copy] = [find<HTMLButtonElement>('run'), find<HTMLButtonElement>('copy')];
const [status, results] = [find('status'), find('results')];

let running: AbortController | undefined;
let last: RunResult | undefined;

find('suites').append(...suites.map(suiteChoice));
run.addEventListener('click', () => (running ? running.abort() : void start()));
copy.addEventListener('click', () => last && navigator.clipboard.writeText(runMarkdown(last)));

async function start(): Promise<void> {
  running = new AbortController();
  run.textContent = 'Stop';
  results.replaceChildren();
  status.textContent = 'Preparing';
  try {
    last = await measure(running.signal);
    copy.disabled = false;
    status.textContent = runFacts(last)
      .map(([name, value]) => `${name}: ${value}`)
      .join(' · ');
  } catch (error) {
    const stopped = running.signal.aborted;
    status.textContent = stopped ? 'Stopped' : `Failed: ${error instanceof Error ? error.message : error}`;
  } finally {
    running = undefined;
    run.textContent = 'Run';
  }
}

function measure(signal: AbortSignal): Promise<RunResult> {
  const filters = [...find('suites').querySelectorAll('input')]
    .filter(({ checked }) => checked)
    .map(({ value }) => value);
  let heading: HTMLElement | undefined;
  let current = '';
  return runInPage({
    filters,
    size: find<HTMLInputElement>('quick').checked ? 'quick' : 'normal',
    signal,
    onProgress: ({ suite, case: name, fraction }) => {
      status.textContent = `${suite}, ${name}: ${Math.round(100 * fraction)} %`;
    },
    onCase: (suite, result) => {
      if (current !== suite.name) {
        heading = element('article', suiteHeading(suite));
        results.append(heading);
      }
      current = suite.name;
      heading?.append(caseSection(result));
    },
  });
}
