import { html, nothing, type TemplateResult } from 'lit';
import type { BenchmarkHost } from './host.js';
import { strings } from './strings.js';

/** One button to run and to stop, so that the focus has a place to stay, and how far the run is. */
export function controlsView(host: BenchmarkHost, isEmpty: boolean): TemplateResult {
  const running = host.state === 'running';
  const press = () => {
    if (running) host.stop();
    else if (isEmpty) host.announce(() => strings.chooseFirst());
    else void host.analyze();
  };
  return html`<div class="run" part="controls">
    <button
      type="button"
      class="primary"
      aria-disabled=${isEmpty && !running ? 'true' : nothing}
      aria-describedby=${isEmpty && !running ? 'empty' : nothing}
      @click=${press}
    >${running ? strings.stop() : host.shown ? strings.runAgain() : strings.run()}</button>
    <div class="progress-box">
      ${progressBar(host)}
      <p class="small progress-text" id="empty">${isEmpty && !running ? strings.chooseFirst() : statusText(host)}</p>
    </div>
  </div>`;
}

/** Always there, so that nothing moves when a run begins; of no meaning, and silent, while none is under way. */
function progressBar({ state, shown }: BenchmarkHost): TemplateResult {
  const running = state === 'running';
  const share = running ? (shown?.progress?.share ?? 0) : shown?.complete ? 1 : (shown?.progress?.share ?? 0);
  const percent = Math.round(share * 100);
  return html`<div
    class="progress"
    part="progress"
    role=${running ? 'progressbar' : nothing}
    aria-hidden=${running ? nothing : 'true'}
    aria-label=${running ? strings.progress() : nothing}
    aria-valuemin=${running ? '0' : nothing}
    aria-valuemax=${running ? '100' : nothing}
    aria-valuenow=${running ? percent : nothing}
  ><div class="progress-fill" .style=${`inline-size: ${percent}%`}></div></div>`;
}

function statusText({ state, shown, stopped }: BenchmarkHost): string {
  if (state === 'error') return strings.notMeasured();
  if (state === 'running') {
    const now = shown?.progress;
    if (!shown || !now) return strings.preparing();
    return strings.joined([strings.measuring(now.game, now.suite, now.case), strings.soFar(shown.timeMs)]);
  }
  if (!shown) return strings.ready();
  const end = stopped || !shown.complete ? strings.stopped() : strings.complete();
  return strings.joined([end, strings.took(shown.timeMs)]);
}
