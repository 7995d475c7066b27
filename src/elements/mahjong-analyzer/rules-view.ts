import { html, nothing, type TemplateResult } from 'lit';
import type { HintwrightError } from '../../errors.js';
import { MODELS, RULES, type Rules } from '../../mahjong/types.js';
import { choice } from '../shared/choice.js';
import { number, select } from '../shared/field.js';
import type { MahjongHost } from './host.js';
import { OptionsView } from './options-view.js';
import { asksFor, type Change, isRiichi, rulesChange, rulesOf } from './settings.js';
import { strings } from './strings.js';
import { summary } from './summary.js';
import { TileField } from './tile-field.js';
import { circumstancesView, windsView, winView } from './win-view.js';

const DRAWS = { fallback: 18, least: 0, most: 70 };

/** The rules and the situation: one line that tells them, unfolded to change them. */
export class RulesView {
  #open = false;
  /** What other rules had been told, for when they come back. */
  readonly #kept = new Map<Rules, Change>();
  readonly #options: OptionsView;
  readonly #dora: TileField;
  readonly #uraDora: TileField;
  readonly #discards: TileField;
  readonly #seen: TileField;

  constructor(private readonly host: MahjongHost) {
    this.#options = new OptionsView(host);
    this.#dora = new TileField(host, 'dora', strings.dora);
    this.#uraDora = new TileField(host, 'uraDora', strings.uraDora);
    this.#discards = new TileField(host, 'discards', strings.ownDiscards);
    this.#seen = new TileField(host, 'seen', strings.seen, strings.seenHow);
  }

  /** Whether what is wrong is told here, beside the field that it is about. */
  tells({ input }: HintwrightError): boolean {
    return this.#open && this.#fields.some((field) => field.owns(input));
  }

  /** Forgets what is typed and not yet taken. */
  drop(): void {
    for (const field of [this.#dora, this.#uraDora, this.#discards, this.#seen]) field.drop();
  }

  render(): TemplateResult {
    return html`<div class="rules" part="rules">
      <button type="button" class="unfolder" aria-expanded=${this.#open} @click=${this.#toggle}>
        <span><span class="unseen">${strings.labelled(strings.rulesAndSituation(), '')}</span>${this.#summary()}</span>
      </button>
      ${this.#open ? this.#panel() : nothing}
    </div>`;
  }

  #summary(): string {
    const { request, position, shown } = this.host;
    return summary(request, position, shown?.state === 'mahjong');
  }

  #panel(): TemplateResult {
    const { host } = this;
    return html`<div class="rules-panel" role="group" aria-label=${strings.rulesAndSituation()}>
      ${select({
        label: strings.ruleSet(),
        options: RULES.map((value) => ({ value, label: strings.ruleTitle(value) })),
        chosen: rulesOf(host.request),
        choose: (rules) => this.#switch(rules),
      })}
      ${windsView(host)} ${winView(host)}
      ${circumstancesView(host)}
      ${this.#fields.map((field) => field.render())}
      ${this.#analysis()}
      ${this.#options.render()}
    </div>`;
  }

  /** Tiles that the rules ask for and those that lie open under any. */
  get #fields(): TileField[] {
    const { request } = this.host;
    const rules = rulesOf(request);
    return [
      ...(asksFor(rules, 'dora') ? [this.#dora] : []),
      ...(asksFor(rules, 'uraDora') && (isRiichi(request) || request.uraDora) ? [this.#uraDora] : []),
      ...(asksFor(rules, 'discards') ? [this.#discards] : []),
      this.#seen,
    ];
  }

  #analysis(): TemplateResult {
    const { draws, model = 'full' } = this.host.request;
    return html`<div class="rules-pair">
      <div>${choice({
        legend: strings.modelName(),
        titled: true,
        name: 'model',
        options: MODELS.map((value) => ({ value, label: strings.modelShort(value) })),
        chosen: model,
        choose: (value) => this.host.change({ model: value === 'full' ? undefined : value }),
      })}
        <p class="small">${strings.modelHelp(model)}</p>
      </div>
      ${number({ label: strings.drawsToCome(), ...DRAWS, value: draws, enter: (value) => this.host.change({ draws: value }) })}
    </div>`;
  }

  #switch(rules: Rules): void {
    const { request } = this.host;
    const change = rulesChange(request, rules);
    const dropped = Object.keys(change).filter((field) => field !== 'rules') as (keyof Change)[];
    this.#kept.set(rulesOf(request), Object.fromEntries(dropped.map((field) => [field, request[field]])));
    this.host.change({ ...change, ...this.#kept.get(rules) });
  }

  #toggle = (): void => {
    this.#open = !this.#open;
    this.host.requestUpdate();
  };
}
