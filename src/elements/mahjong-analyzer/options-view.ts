import { html, nothing, type TemplateResult } from 'lit';
import { RULE_OPTIONS, type RuleOptionData } from '../../mahjong/index.js';
import { check, number, select } from '../shared/field.js';
import { barOf } from './bars.js';
import type { MahjongHost } from './host.js';
import { type Change, rulesOf } from './settings.js';
import { strings } from './strings.js';

type Value = boolean | number | string;

/** What federations differ on, each option with its default; folded up at first. */
export class OptionsView {
  #open = false;

  constructor(private readonly host: MahjongHost) {}

  render(): TemplateResult {
    const { ruleOptions = {} } = this.host.request;
    const changed = Object.keys(ruleOptions).length;
    return html`<div class="house-rules">
      <button type="button" class="unfolder" aria-expanded=${this.#open} @click=${this.#toggle}>
        <span>${strings.houseRules()}</span>
        ${changed > 0 ? html`<span class="small">${strings.changed(changed)}</span>` : nothing}
      </button>
      ${
        this.#open
          ? html`<div role="group" aria-label=${strings.houseRules()}>
            ${RULE_OPTIONS[rulesOf(this.host.request)].map((option) => this.#option(option))}
            <button
              type="button"
              class="compact"
              ?disabled=${changed === 0}
              @click=${() => this.host.change({ ruleOptions: undefined })}
            >${strings.toDefaults()}</button>
          </div>`
          : nothing
      }
    </div>`;
  }

  #option(option: RuleOptionData): TemplateResult {
    const { name, type, choices = [], default: fallback, least = 0, most = 1_000_000 } = option;
    const told = this.host.request.ruleOptions?.[name];
    const label = strings.option(name);
    const note = strings.isDefault(valueName(option, fallback));
    switch (type) {
      case 'boolean':
        return this.#check(option, {
          label,
          note,
          checked: told === undefined ? fallback === true : told === true,
        });
      case 'number':
        return number({
          ...{ label, note, least, most, fallback: Number(fallback) },
          value: typeof told === 'number' ? told : undefined,
          enter: (value) => this.#set(option, value ?? fallback),
        });
      case 'choice':
        return select({
          ...{ label, note },
          options: choices.map((value) => ({ value, label: strings.optionChoice(name, value) })),
          chosen: String(told ?? fallback),
          choose: (value) => this.#set(option, value),
        });
    }
  }

  #check(option: RuleOptionData, given: { label: string; note: string; checked: boolean }): TemplateResult {
    const { host } = this;
    return check({
      ...given,
      barred: given.checked ? null : barOf(host, this.#change(option, true)),
      toggle: (on) => this.#set(option, on),
      refuse: (why) => host.announce(() => strings.notWith(given.label, why)),
    });
  }

  #set(option: RuleOptionData, value: Value): void {
    this.host.change(this.#change(option, value));
  }

  /** What is as by default is not told. */
  #change({ name, default: fallback }: RuleOptionData, value: Value): Change {
    const { [name]: _, ...others } = this.host.request.ruleOptions ?? {};
    const ruleOptions = value === fallback ? others : { ...others, [name]: value };
    return { ruleOptions: Object.keys(ruleOptions).length > 0 ? ruleOptions : undefined };
  }

  #toggle = (): void => {
    this.#open = !this.#open;
    this.host.requestUpdate();
  };
}

function valueName({ name, type }: RuleOptionData, value: Value): string {
  if (type === 'boolean') return value === true ? strings.on() : strings.off();
  return type === 'choice' ? strings.optionChoice(name, String(value)) : strings.number(Number(value));
}
