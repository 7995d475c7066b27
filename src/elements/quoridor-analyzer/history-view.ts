import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { type GameLine, moverOf } from './game-line.js';
import type { QuoridorHost } from './host.js';
import { strings } from './strings.js';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The moves so far, and those taken back: a press goes there. One tab stop, arrow keys within. */
export class HistoryView implements ReactiveController {
  #shown = -1;

  constructor(private readonly host: QuoridorHost) {
    host.addController(this);
  }

  render(): TemplateResult | typeof nothing {
    const { line } = this.host;
    if (!line || line.moves.length === 0) return nothing;
    return html`<div
      class="moves"
      part="moves"
      role="toolbar"
      aria-label=${strings.moves()}
      @keydown=${this.#onKeydown}
    >
      ${this.#button(line, 0, strings.start(), strings.start())}
      ${line.moves.map((move, index) => this.#move(line, move, index))}
    </div>`;
  }

  /** Keeps the current move in view, without moving the page. */
  hostUpdated(): void {
    const at = this.host.line?.at ?? -1;
    if (at === this.#shown) return;
    this.#shown = at;
    const current = this.host.renderRoot.querySelector<HTMLElement>('.moves [aria-current]');
    const list = current?.closest<HTMLElement>('.moves');
    if (!current || !list) return;
    const top = current.offsetTop - list.offsetTop;
    if (top < list.scrollTop) list.scrollTop = top;
    else if (top + current.offsetHeight > list.scrollTop + list.clientHeight)
      list.scrollTop = top + current.offsetHeight - list.clientHeight;
  }

  #move(line: GameLine, move: string, index: number): TemplateResult {
    const player = moverOf(line, index);
    const first = moverOf(line, 0);
    const number = Math.floor((index + first - 1) / 2) + 1;
    const shown =
      player === 1 || index === 0 ? html`<span class="number">${number}.</span> ${move}` : html`${move}`;
    const label = strings.goTo(number, player, move);
    return this.#button(line, index + 1, shown, index < line.at ? label : strings.notPlayed(label));
  }

  #button(line: GameLine, ply: number, text: TemplateResult | string, label: string): TemplateResult {
    const current = ply === line.at;
    return html`<button
      type="button"
      class=${ply > line.at ? 'plain move undone' : 'plain move'}
      aria-label=${label}
      aria-current=${current ? 'step' : nothing}
      tabindex=${current ? 0 : -1}
      @click=${() => this.host.goTo(ply)}
    >${text}</button>`;
  }

  #onKeydown = (event: KeyboardEvent): void => {
    const buttons = [...this.host.renderRoot.querySelectorAll<HTMLElement>('.move')];
    const from = buttons.indexOf(event.target as HTMLElement);
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? buttons.length - 1
          : from + (STEPS[event.key] ?? Number.NaN);
    if (from < 0 || !(to >= 0)) return;
    buttons[Math.min(to, buttons.length - 1)]?.focus();
    event.preventDefault();
  };
}
