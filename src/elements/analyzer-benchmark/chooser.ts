import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { selectSuites } from '../../benchmark/index.js';
import { SUITES } from '../../benchmark/types.js';
import { choice } from '../shared/choice.js';
import { check } from '../shared/field.js';
import type { BenchmarkHost } from './host.js';
import { filtersOf } from './request.js';
import { strings } from './strings.js';

type Named = (typeof SUITES)[number];

const GAMES = [...new Set(SUITES.map(({ game }) => game))];
const nameOf = ({ game, name }: Named): string => `${game}/${name}`;
const suitesOf = (game: string): Named[] => SUITES.filter((suite) => suite.game === game);

/** What to measure, and how thoroughly: games at a glance, their suites on request. */
export class Chooser {
  /** The user has taken away every suite; `suite` cannot say so, since nothing in it means all. */
  isEmpty = false;
  #unfolded = false;

  constructor(private readonly host: BenchmarkHost) {}

  render(): TemplateResult {
    const chosen = this.#chosen;
    return html`<section class="settings" part="settings" aria-label=${strings.settings()}>
      <fieldset class="games">
        <legend class="small">${strings.games()}</legend>
        ${GAMES.map((game) => this.#game(game, chosen))}
      </fieldset>
      ${choice({
        legend: strings.size(),
        titled: true,
        name: 'size',
        options: [
          { value: 'quick', label: strings.quick() },
          { value: 'thorough', label: strings.thorough() },
        ],
        chosen: this.host.quick ? 'quick' : 'thorough',
        choose: (size) => this.#resize(size === 'quick'),
      })}
      <div class="suites-line">
        <button
          type="button"
          class="compact"
          aria-expanded=${this.#unfolded ? 'true' : 'false'}
          @click=${this.#unfold}
        >${strings.chooseSuites()}</button>
        <span class="small">${strings.chosenOf(chosen.size, SUITES.length)}</span>
      </div>
      ${this.#unfolded ? this.#suites(chosen) : nothing}
    </section>`;
  }

  /** The page has set other suites. */
  forget(): void {
    this.isEmpty = false;
  }

  get #chosen(): Set<string> {
    if (this.isEmpty) return new Set();
    return new Set(selectSuites(SUITES, filtersOf(this.host.suite)).map(nameOf));
  }

  #game(game: string, chosen: ReadonlySet<string>): TemplateResult {
    const own = suitesOf(game).map(nameOf);
    const count = own.filter((name) => chosen.has(name)).length;
    return html`<label class="check">
      <input
        type="checkbox"
        .checked=${live(count === own.length)}
        .indeterminate=${live(count > 0 && count < own.length)}
        @change=${(event: Event) => this.#toggle(own, (event.target as HTMLInputElement).checked)}
      /><span>${strings.game(game)}</span>
    </label>`;
  }

  #suites(chosen: ReadonlySet<string>): TemplateResult {
    return html`<div class="suites" part="suites">${GAMES.map(
      (game) => html`<fieldset>
        <legend class="small">${strings.suitesOf(game)}</legend>
        ${suitesOf(game).map((suite) =>
          check({
            label: strings.suite(suite.game, suite.name),
            note: suite.name,
            checked: chosen.has(nameOf(suite)),
            toggle: (checked) => this.#toggle([nameOf(suite)], checked),
          }),
        )}
      </fieldset>`,
    )}</div>`;
  }

  #unfold = (): void => {
    this.#unfolded = !this.#unfolded;
    this.host.requestUpdate();
  };

  #resize(quick: boolean): void {
    this.host.quick = quick;
    this.host.chosen();
  }

  #toggle(names: readonly string[], checked: boolean): void {
    const chosen = this.#chosen;
    for (const name of names) {
      if (checked) chosen.add(name);
      else chosen.delete(name);
    }
    this.isEmpty = chosen.size === 0;
    if (!this.isEmpty) this.host.suite = shortest(chosen);
    this.host.requestUpdate();
    this.host.chosen();
  }
}

/** All suites as nothing, all of a game by its name. */
function shortest(chosen: ReadonlySet<string>): string {
  if (chosen.size === SUITES.length) return '';
  const words = GAMES.flatMap((game) => {
    const own = suitesOf(game).map(nameOf);
    const here = own.filter((name) => chosen.has(name));
    return here.length === own.length ? [game] : here;
  });
  return words.join(' ');
}
