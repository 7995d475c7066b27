import { html, type TemplateResult } from 'lit';
import type { SudokuReport } from '../../sudoku/types.js';
import type { AnalysisState } from '../shared/analysis-run.js';
import { strings } from './strings.js';

export interface StatusHost {
  readonly state: AnalysisState;
  readonly report: SudokuReport | null;
  analyze(): Promise<SudokuReport | null>;
  stop(): void;
}

/** How complete, how fast; one button to stop and start, so that the focus has a place to stay. */
export function statusView(host: StatusHost, stopped: boolean): TemplateResult {
  const running = host.state === 'running';
  return html`<div class="status" part="status">
    <p class="small">${statusText(host, stopped)}</p>
    <button
      type="button"
      class="compact"
      aria-label=${running ? strings.stopAnalysis() : strings.analyzeAgain()}
      @click=${() => (running ? host.stop() : void host.analyze())}
    >${running ? strings.stop() : strings.again()}</button>
  </div>`;
}

function statusText({ state, report }: StatusHost, stopped: boolean): string {
  if (state === 'running') return strings.working();
  if (state === 'error') return strings.notAnalyzed();
  if (!report) return strings.ready();
  const end = stopped ? strings.stopped() : report.complete ? strings.complete() : strings.incomplete();
  return strings.joined([end, strings.duration(report.timeMs)]);
}
