import { html, nothing, type TemplateResult } from 'lit';
import type { QuoridorHost } from './host.js';
import { strings } from './strings.js';

const SIDES = [2, 3, 4, 5, 6, 7, 8, 9];
const WALLS = Array.from({ length: 21 }, (_, count) => count);

export interface Setup {
  columns: number;
  rows: number;
  walls: number;
}

export interface SetupHost extends QuoridorHost {
  readonly setup: Setup;
  /** Begins a game on another board. */
  begin(setup: Setup): void;
}

/** How large the board is and how many walls each player has, folded away. A choice begins a new game. */
export class SetupView {
  #open = false;

  constructor(private readonly host: SetupHost) {}

  button(): TemplateResult {
    return html`<button type="button" aria-expanded=${this.#open} @click=${this.#toggle}>${strings.setup()}</button>`;
  }

  render(): TemplateResult | typeof nothing {
    if (!this.#open) return nothing;
    return html`<div class="setup" part="setup">
      ${this.#choice('columns', strings.columns(), SIDES)} ${this.#choice('rows', strings.rows(), SIDES)}
      ${this.#choice('walls', strings.wallsEach(), WALLS)}
    </div>`;
  }

  #choice(field: keyof Setup, label: string, values: readonly number[]): TemplateResult {
    const chosen = this.host.setup[field];
    const all = values.includes(chosen) ? values : [...values, chosen];
    return html`<label
      >${label}
      <select @change=${(event: Event) => this.#choose(field, Number((event.target as HTMLSelectElement).value))}>
        ${all.map((value) => html`<option value=${value} .selected=${value === chosen}>${value}</option>`)}
      </select></label
    >`;
  }

  #choose(field: keyof Setup, value: number): void {
    this.host.begin({ ...this.host.setup, [field]: value });
  }

  #toggle = (): void => {
    this.#open = !this.#open;
    this.host.requestUpdate();
  };
}
