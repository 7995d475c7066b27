import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { HintwrightError } from '../../errors.js';
import { joinBoard } from '../../quoridor/notation.js';
import { choice } from '../shared/choice.js';
import { faultTemplate } from '../shared/fault.js';
import { movesPlayed } from './game-line.js';
import type { QuoridorHost } from './host.js';
import { strings } from './strings.js';

/** How long the user must pause typing before a run starts, in ms. */
const DEBOUNCE_MS = 250;
const COPIED_MS = 1500;
/** The beginning of a move, a wall, a number or QTP's `horizontal` and `vertical`; nothing at all is one, too. */
const STUMP = /^(?:[a-z]?\d{0,2}|h[a-z]*|v[a-z]*)$/i;
const FORMS = ['moves', 'position'] as const;
type Form = (typeof FORMS)[number];

export interface InputHost extends QuoridorHost {
  readonly position: string;
  /** Text in modern notation as the element's notation writes it, in which it also reads. */
  write(text: string): string;
  /** Takes a position that the user has entered as text. */
  enter(position: string): void;
}

/** The game as text, as moves or as a position, always in step with the board; either form may be typed or pasted. */
export class InputView {
  /** What is typed and not yet taken. */
  #draft: string | null = null;
  #form: Form = 'moves';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #copied = false;
  #isTyping = false;

  constructor(private readonly host: InputHost) {}

  render(): TemplateResult {
    const fault = this.#fault();
    return html`<div class="input" part="input">
        ${this.#forms()}
        <input
          type="text"
          aria-label=${this.#shownForm === 'moves' ? strings.movesText() : strings.positionText()}
          aria-invalid=${fault ? 'true' : 'false'}
          aria-describedby="fault"
          dir="ltr"
          autocapitalize="none"
          autocomplete="off"
          spellcheck="false"
          .value=${live(this.#text)}
          @input=${this.#onInput}
          @change=${() => this.flush()}
          @blur=${this.#onBlur}
        />
        <button type="button" ?disabled=${this.#text === ''} @click=${this.#copy}>
          ${this.#copied ? strings.copied() : strings.copy()}
        </button>
      </div>
      <div id="fault">${fault ? faultTemplate(fault) : nothing}</div>`;
  }

  /** Text whose last word is still being typed is no fault. */
  isUnfinished(): boolean {
    const { error, position } = this.host;
    if (!this.#isTyping || error?.at === undefined || error.input !== position) return false;
    return STUMP.test(position.slice(error.at).trimEnd());
  }

  /** Takes what is typed now. */
  flush(): void {
    clearTimeout(this.#timer);
    const text = this.#draft;
    this.#draft = null;
    if (text === null) return;
    this.host.enter(text);
    this.host.requestUpdate();
  }

  /** Forgets what is typed: the page has set another position, or the element is gone. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#draft = null;
  }

  /** A game that does not begin at the start can't be written as moves. */
  get #shownForm(): Form {
    return this.host.line?.start ? 'position' : this.#form;
  }

  get #text(): string {
    const { line, board, position } = this.host;
    if (this.#draft !== null) return this.#draft;
    if (!line || !board) return position;
    return this.host.write(this.#shownForm === 'moves' ? movesPlayed(line).join(' ') : joinBoard(board));
  }

  #fault(): HintwrightError | null {
    const { error } = this.host;
    return error?.input !== undefined && !this.isUnfinished() ? error : null;
  }

  #forms(): TemplateResult {
    const names: Record<Form, string> = { moves: strings.asMoves(), position: strings.asPosition() };
    const boardOnly = this.host.line?.start != null;
    return choice({
      legend: strings.textForm(),
      name: 'form',
      options: FORMS.map((form) => ({
        value: form,
        label: names[form],
        barred: form === 'moves' && boardOnly ? strings.movesUnknown() : null,
      })),
      chosen: this.#shownForm,
      choose: (form) => this.#show(form),
    });
  }

  #show(form: Form): void {
    this.flush();
    this.#form = form;
    this.host.requestUpdate();
  }

  #onInput = (event: Event): void => {
    this.#draft = (event.target as HTMLInputElement).value;
    this.#isTyping = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), DEBOUNCE_MS);
    this.host.requestUpdate();
  };

  #onBlur = (): void => {
    this.#isTyping = false;
    this.host.requestUpdate();
  };

  #copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(this.#text);
      this.#copied = true;
      this.host.announce(strings.copied());
      setTimeout(() => this.#rest(), COPIED_MS);
    } catch {
      this.host.renderRoot.querySelector<HTMLInputElement>('.input input[type="text"]')?.select();
      this.host.announce(strings.copyFailed());
    }
    this.host.requestUpdate();
  };

  #rest(): void {
    this.#copied = false;
    this.host.requestUpdate();
  }
}
