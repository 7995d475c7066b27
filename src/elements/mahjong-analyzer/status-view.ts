import { html, nothing, type TemplateResult } from 'lit';
import type { MahjongReport } from '../../mahjong/types.js';
import type { MahjongAnalyzerElement } from './mahjong-analyzer.js';
import { strings } from './strings.js';

/** How complete, how fast; stop and start. */
export function statusView(element: MahjongAnalyzerElement, stopped: boolean): TemplateResult {
  const running = element.state === 'running';
  return html`<div class="status" part="status">
    <p class="small">${statusText(element, stopped)}</p>
    ${running ? action(strings.stop(), () => element.stop()) : nothing}
    ${stopped && !running ? action(strings.again(), () => void element.analyze()) : nothing}
  </div>`;
}

function statusText({ state, report }: MahjongAnalyzerElement, stopped: boolean): TemplateResult | string {
  if (state === 'running') return strings.working();
  if (state === 'error') return strings.notAnalyzed();
  return report ? summary(report, stopped) : strings.ready();
}

function action(label: string, run: () => void): TemplateResult {
  return html`<button type="button" class="compact" @click=${run}>${label}</button>`;
}

function summary(report: MahjongReport, stopped: boolean): TemplateResult {
  const end = report.complete ? strings.complete() : stopped ? strings.stopped() : strings.incomplete();
  const time = strings.milliseconds(Math.round(report.timeMs * 10) / 10);
  return html`<span title=${strings.modelHelp(report.model)}>${strings.model(report.model)}</span>, ${end}, ${time}`;
}
