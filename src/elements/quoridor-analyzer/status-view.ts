import { html, type TemplateResult } from 'lit';
import type { QuoridorReport } from '../../quoridor/types.js';
import type { QuoridorAnalyzerElement } from './quoridor-analyzer.js';
import { strings } from './strings.js';

/** How deep, how fast; one button to stop and start, so that the focus has a place to stay. */
export function statusView(element: QuoridorAnalyzerElement, stopped: boolean): TemplateResult {
  const running = element.state === 'running';
  const press = () => (running ? element.stop() : void element.analyze());
  return html`<div class="status" part="status">
    <p class="small">${statusText(element, stopped)}</p>
    <button type="button" class="compact" aria-label=${running ? strings.stop() : strings.analyzeAgain()} @click=${press}>
      ${running ? strings.stop() : strings.again()}
    </button>
  </div>`;
}

function statusText({ state, report }: QuoridorAnalyzerElement, stopped: boolean): string {
  if (state === 'running') return strings.working();
  if (state === 'error') return strings.notAnalyzed();
  return report ? summary(report, stopped) : strings.ready();
}

function summary({ depth, complete, timeMs }: QuoridorReport, stopped: boolean): string {
  return [
    ...(depth > 0 ? [strings.depth(depth)] : []),
    stopped ? strings.stopped() : complete ? strings.complete() : strings.incomplete(),
    strings.milliseconds(Math.round(timeMs * 10) / 10),
  ].join(', ');
}
