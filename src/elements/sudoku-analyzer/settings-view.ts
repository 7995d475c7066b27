import { html, nothing, type TemplateResult } from 'lit';
import { check, select } from '../shared/field.js';
import { unfold } from './buttons.js';
import { CHECKS, type Check, type SudokuHost } from './element-host.js';
import { strings } from './strings.js';

export interface SettingsHost extends SudokuHost {
  check: string | undefined;
  timer: string | undefined;
  autoRemove: string | undefined;
  tapCycle: boolean;
  readonly timed: boolean;
  readonly removes: boolean;
}

/** How the user likes to play, folded away; each is an attribute of the element. */
export class SettingsView {
  #open = false;

  constructor(private readonly host: SettingsHost) {}

  button(): TemplateResult {
    const press = () => {
      this.#open = !this.#open;
      this.host.requestUpdate();
    };
    return unfold(strings.settings(), this.#open, press);
  }

  panel(): TemplateResult | typeof nothing {
    if (!this.#open) return nothing;
    const { host } = this;
    return html`<div class="panel" part="settings" role="group" aria-label=${strings.settings()}>
      ${select<Check>({
        label: strings.check(),
        options: CHECKS.map((value) => ({ value, label: strings.checkName(value) })),
        chosen: host.checked,
        choose: (value) => {
          host.check = value;
        },
      })}
      ${check({
        label: strings.autoRemove(),
        checked: host.removes,
        toggle: (on) => {
          host.autoRemove = on ? undefined : 'off';
        },
      })}
      ${check({
        label: strings.tapCycle(),
        checked: host.tapCycle,
        toggle: (on) => {
          host.tapCycle = on;
        },
      })}
      ${check({
        label: strings.timer(),
        checked: host.timed,
        toggle: (on) => {
          host.timer = on ? undefined : 'off';
        },
      })}
    </div>`;
  }
}
