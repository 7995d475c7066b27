import { html, nothing, type TemplateResult } from 'lit';
import type { MahjongReport } from '../../mahjong/types.js';
import type { MahjongAnalyzerElement } from './mahjong-analyzer.js';
import { strings } from './strings.js';

/** How complete, how fast; one button to stop and start, so that the focus has a place to stay. */
export function statusView(element: MahjongAnalyzerElement, stopped: boolean): TemplateResult {
  const running = element.state === 'running';
  const press = () => (running ? element.stop() : void element.analyze());
  return html`<div class="status" part="status">
    <p class="small">${statusText(element, stopped)}</p>
    ${
      element.hand.trim() === ''
        ? nothing
        : html`<button type="button" class="compact" @click=${press}>
          ${running ? strings.stop() : strings.again()}
        </button>`
    }
  </div>`;
}

function statusText({ state, report }: MahjongAnalyzerElement, stopped: boolean): TemplateResult | string {
  if (state === 'running') return strings.working();
  if (state === 'error') return strings.notAnalyzed();
  return report ? summary(report, stopped) : strings.ready();
}

function summary(report: MahjongReport, stopped: boolean): TemplateResult {
  const end = report.complete ? strings.complete() : stopped ? strings.stopped() : strings.incomplete();
  const time = strings.milliseconds(Math.round(report.timeMs * 10) / 10);
  return html`<span title=${strings.modelHelp(report.model)}>${strings.model(report.model)}</span>, ${end}, ${time}`;
}
