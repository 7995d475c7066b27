import { html, nothing, type TemplateResult } from 'lit';
import type { MahjongReport } from '../../mahjong/types.js';
import { winShare } from './amounts.js';
import { hasNoChances } from './answer.js';
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
        : html`<button
          type="button"
          class="compact"
          aria-label=${running ? strings.stop() : strings.analyzeAgain()}
          @click=${press}
        >${running ? strings.stop() : strings.again()}</button>`
    }
  </div>`;
}

function statusText({ state, report }: MahjongAnalyzerElement, stopped: boolean): TemplateResult | string {
  if (state === 'running') return strings.working();
  if (state === 'error') return strings.notAnalyzed();
  return report ? summary(report, stopped) : strings.ready();
}

function summary(report: MahjongReport, stopped: boolean): TemplateResult | string {
  const time = strings.milliseconds(Math.round(report.timeMs * 10) / 10);
  if (hasNoChances(report)) return strings.joined([strings.noChances(), time]);
  const end = [...(stopped ? [strings.stopped()] : []), ...completeness(report)];
  const line = strings.joined([strings.model(report.model), ...end, time]);
  return html`<span title=${strings.modelHelp(report.model)}>${line}</span>`;
}

/** What a report lacks. */
function completeness({ complete, hints }: MahjongReport): string[] {
  if (complete) return [strings.complete()];
  const missing = hints.filter((hint) => winShare(hint) === null).length;
  const bounded = hints.filter((hint) => !hint.exact).length - missing;
  return [
    ...(missing > 0 ? [strings.chancesMissing(missing)] : []),
    ...(bounded > 0 ? [strings.chancesBounded(bounded)] : []),
    ...(missing + bounded === 0 ? [strings.incomplete()] : []),
  ];
}
