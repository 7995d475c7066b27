import { html, nothing, type TemplateResult } from 'lit';
import { RULES, type Rule } from '../../sudoku/index.js';
import { type GenerateRequest, LEVELS, type Level, SYMMETRIES, type Symmetry } from '../../sudoku/types.js';
import { number, select } from '../shared/field.js';
import { unfold } from './buttons.js';
import type { SudokuHost } from './element-host.js';
import { faultWords } from './fault-words.js';
import type { Generator } from './generator.js';
import { puzzlePosition } from './puzzles.js';
import { strings } from './strings.js';

const SIZES = ['4', '6', '8', '9', '10', '12', '16'] as const;
type Size = (typeof SIZES)[number];
type Rules = Rule | '';
const MOST_SEED = 2 ** 32 - 1;
/** A puzzle of a rare level may take many tries, in ms. */
const TIME_MS = 60_000;

/** A puzzle made to order, folded away: level, size, rules, symmetry, seed. */
export class GeneratorView {
  #open = false;
  #level: Level | '' = '';
  #size: Size = '9';
  #rules: Rules = '';
  #symmetry: Symmetry = 'rotational';
  /** Undefined: another one each time. */
  #seed: number | undefined;

  constructor(
    private readonly host: SudokuHost,
    private readonly generator: Generator,
  ) {}

  button(): TemplateResult {
    return unfold(strings.generator(), this.#open, () => this.#set(() => (this.#open = !this.#open)));
  }

  panel(): TemplateResult | typeof nothing {
    if (!this.#open) return nothing;
    const { progress, error } = this.generator;
    const making = progress !== null;
    return html`<div class="panel" part="generator" role="group" aria-label=${strings.generator()}>
      ${this.#fields()}
      <div class="buttons">
        <button type="button" class="confirm" @click=${() => (making ? this.#cancel() : void this.#make())}>
          ${making ? strings.cancel() : strings.make()}
        </button>
        ${making ? html`<progress aria-label=${strings.making()} .value=${progress} max="1"></progress>` : nothing}
      </div>
      ${error ? html`<p class="fault">${faultWords(error)}</p>` : nothing}
    </div>`;
  }

  #fields(): TemplateResult {
    const names = (values: readonly string[], nameOf: (value: string) => string) =>
      values.map((value) => ({ value, label: nameOf(value) }));
    return html`${
      this.#isClassic
        ? select({
            label: strings.levelLabel(),
            options: names(['', ...LEVELS], (level) =>
              level ? strings.level(level as Level) : strings.anyLevel(),
            ),
            chosen: this.#level,
            choose: (level) => this.#set(() => (this.#level = level as Level | '')),
          })
        : html`<p class="field"><span class="field-name">${strings.levelLabel()}</span> <span class="small">${strings.levelBarred()}</span></p>`
    }
    ${select({
      label: strings.sizeLabel(),
      options: names(SIZES, (size) => strings.sizeName(Number(size))),
      chosen: this.#size,
      choose: (size) => this.#set(() => (this.#size = size as Size)),
    })}
    ${select({
      label: strings.rulesLabel(),
      options: names(['', ...RULES], (rule) => (rule ? strings.ruleName(rule) : strings.noRules())),
      chosen: this.#rules,
      choose: (rule) => this.#set(() => (this.#rules = rule as Rules)),
    })}
    ${select({
      label: strings.symmetryLabel(),
      options: names(SYMMETRIES, (symmetry) => strings.symmetry(symmetry as Symmetry)),
      chosen: this.#symmetry,
      choose: (symmetry) => this.#set(() => (this.#symmetry = symmetry as Symmetry)),
    })}
    ${number({
      label: strings.seedLabel(),
      note: strings.seedNote(),
      value: this.#seed,
      fallback: 1,
      least: 0,
      most: MOST_SEED,
      enter: (seed) => this.#set(() => (this.#seed = seed)),
    })}`;
  }

  get #isClassic(): boolean {
    return this.#size === '9' && this.#rules === '';
  }

  get #request(): GenerateRequest {
    const seed = this.#seed ?? Math.floor(Math.random() * MOST_SEED);
    return {
      generate: {
        size: Number(this.#size),
        symmetry: this.#symmetry,
        seed,
        ...(this.#isClassic && this.#level && { level: this.#level }),
      },
      ...(this.#rules && { variant: this.#rules }),
      timeMs: TIME_MS,
      rate: false,
    };
  }

  async #make(): Promise<void> {
    const { host } = this;
    host.announce(strings.making);
    const made = await this.generator.make(this.#request);
    const { error } = this.generator;
    if (error) host.announce(() => faultWords(error));
    if (!made) return;
    const { givens, regions, cages } = made;
    const variant = made.variant === 'classic' ? undefined : made.variant;
    host.playing.enter(
      puzzlePosition({
        grid: givens,
        ...(variant && { variant }),
        ...(regions && { regions }),
        ...(cages && { cages }),
      }),
    );
    const count = [...givens].filter((char) => char !== '.').length;
    host.announce(() => strings.made(count));
  }

  #cancel(): void {
    this.generator.cancel();
    this.host.announce(strings.cancelled);
  }

  #set(change: () => void): void {
    change();
    this.host.requestUpdate();
  }
}
