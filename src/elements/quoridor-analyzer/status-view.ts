import { html, nothing, type TemplateResult } from 'lit';
import type { QuoridorReport } from '../../quoridor/types.js';
import type { QuoridorAnalyzerElement } from './quoridor-analyzer.js';
import { canDeepen } from './request.js';
import type { Search } from './search.js';
import { strings } from './strings.js';

/** In ms. */
const TIMES = [300, 1_000, 3_000, 10_000];
const DEFAULT_TIME = 1_000;

/** How deep, how fast, how long; one button to stop and start, so that the focus has a place to stay. */
export function statusView(
  element: QuoridorAnalyzerElement,
  search: Search,
  stopped: boolean,
): TemplateResult {
  const running = element.state === 'running';
  const usable = !running && canDeepen(element.ranked, element.figures);
  return html`<div class="status" part="status">
    <p class="small">${statusText(element, stopped)}</p>
    <div class="controls">
    ${element.hinted ? timeChoice(element) : nothing}
    ${
      element.hinted
        ? html`<button
          type="button"
          class="compact"
          aria-disabled=${usable ? nothing : 'true'}
          @click=${() => usable && search.deepen()}
        >${strings.deepen()}</button>`
        : nothing
    }
    <button
      type="button"
      class="compact"
      aria-label=${running ? strings.stop() : strings.analyzeAgain()}
      @click=${() => (running ? element.stop() : search.again())}
    >${running ? strings.stop() : strings.again()}</button>
    </div>
  </div>`;
}

function timeChoice(element: QuoridorAnalyzerElement): TemplateResult {
  const { timeMs, depth, nodes } = element;
  const chosen = timeMs ?? (depth || nodes ? null : DEFAULT_TIME);
  const times = chosen === null || TIMES.includes(chosen) ? TIMES : [...TIMES, chosen].sort((a, b) => a - b);
  const choose = (event: Event) => {
    element.timeMs = Number((event.target as HTMLSelectElement).value);
  };
  return html`<select class="time" aria-label=${strings.time()} @change=${choose}>
    ${chosen === null ? html`<option value="" disabled selected>${strings.noTime()}</option>` : nothing}
    ${times.map((time) => html`<option value=${time} .selected=${time === chosen}>${strings.seconds(time)}</option>`)}
  </select>`;
}

function statusText(element: QuoridorAnalyzerElement, stopped: boolean): string {
  const { state, report, figures } = element;
  if (state === 'running') {
    const isSearching = figures && figures.depth > 0;
    return isSearching ? strings.joined([strings.searching(), ...search(figures)]) : strings.working();
  }
  if (state === 'error') return strings.notAnalyzed();
  return report ? summary(report, stopped) : strings.ready();
}

function summary(report: QuoridorReport, stopped: boolean): string {
  const { complete, timeMs, nodes } = report;
  const end = stopped ? strings.stopped() : complete ? whole(report) : strings.incomplete();
  const speed = nodes > 0 && timeMs > 0 ? [strings.speed((nodes / timeMs) * 1000)] : [];
  return strings.joined([...search(report), ...speed, ...(end ? [end] : []), strings.duration(timeMs)]);
}

/** Where nothing was searched, nothing is missing; a search always could go on. */
const whole = ({ nodes }: QuoridorReport): string | null => (nodes > 0 ? null : strings.complete());

/** How deep and how much; nothing where the rules alone were asked. */
function search({ depth, nodes }: QuoridorReport): string[] {
  return nodes > 0 ? [strings.depth(depth), strings.positions(nodes)] : [];
}
