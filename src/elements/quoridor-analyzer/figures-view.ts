import { html, nothing, type TemplateResult } from 'lit';
import type { QuoridorReport } from '../../quoridor/types.js';
import type { EffectsView } from './effects-view.js';
import type { HintsHost, HintsView } from './hints-view.js';
import { strings } from './strings.js';
import type { WinBar } from './win-bar.js';

export interface FiguresHost extends HintsHost {
  hints: 'off' | undefined;
  readonly lines: number | undefined;
}

/** What is known of the position: who is likelier to win, the best moves, what every move does. */
export class FiguresView {
  constructor(
    private readonly host: FiguresHost,
    private readonly parts: { bar: WinBar; hints: HintsView; effects: EffectsView },
  ) {}

  render(shown: QuoridorReport): TemplateResult {
    const { bar, hints, effects } = this.parts;
    const buttons = [
      hints.more(shown),
      effects.switch(shown),
      this.host.lines === 0 || shown.winner ? nothing : this.#switch(),
    ];
    return html`${bar.render()}
      <div class=${this.host.figures ? 'figures' : 'figures stale'}>
        ${hints.render(shown)}
        <div class="extras">${buttons}</div>
        ${effects.render(shown)}
      </div>`;
  }

  /** To look for a move oneself first. */
  #switch(): TemplateResult {
    return html`<button type="button" class="compact" @click=${this.#toggle}>
      ${this.host.spoils ? strings.hideHints() : strings.showHints()}
    </button>`;
  }

  #toggle = (): void => {
    this.host.hints = this.host.spoils ? 'off' : undefined;
  };
}
