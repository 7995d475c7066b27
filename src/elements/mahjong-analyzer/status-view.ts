import { html, nothing, type TemplateResult } from 'lit';
import type { MahjongReport } from '../../mahjong/types.js';
import type { MahjongAnalyzerElement } from './mahjong-analyzer.js';
import { strings } from './strings.js';

/** How complete, how fast; stop and start. */
export function statusView(element: MahjongAnalyzerElement, stopped: boolean): TemplateResult {
  const { state, shown, report } = element;
  const running = state === 'running';
  return html`<div class="status" part="status">
    <p class="small">${running ? strings.working() : report && shown ? summary(report, stopped) : nothing}</p>
    ${running ? html`<button type="button" class="compact" @click=${() => element.stop()}>${strings.stop()}</button>` : nothing}
    ${canRunAgain(state, stopped) ? html`<button type="button" class="compact" @click=${() => void element.analyze()}>${strings.again()}</button>` : nothing}
  </div>`;
}

function summary(report: MahjongReport, stopped: boolean): TemplateResult {
  const end = report.complete ? strings.complete() : stopped ? strings.stopped() : strings.incomplete();
  const time = strings.milliseconds(Math.round(report.timeMs * 10) / 10);
  return html`<span title=${strings.modelHelp(report.model)}>${strings.model(report.model)}</span>, ${end}, ${time}`;
}

function canRunAgain(state: string, stopped: boolean): boolean {
  return stopped && (state === 'idle' || state === 'done');
}
