import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { HintwrightError } from '../../errors.js';
import { faultTemplate } from '../shared/fault.js';
import { faultWords } from './fault-words.js';
import { FULL_HAND, handSize } from './hand-model.js';
import type { MahjongHost } from './host.js';
import type { PaletteView } from './palette-view.js';
import { strings } from './strings.js';

/** How long the user must pause typing before a run starts, in ms. */
const DEBOUNCE_MS = 150;
const COPIED_MS = 1500;

/** The hand as text, always in step with the tiles, and what is wrong with it. */
export class InputView {
  /** What is typed and not yet taken. */
  draft: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #copied = false;
  #isTyping = false;

  constructor(
    private readonly host: MahjongHost,
    private readonly palette: PaletteView,
    private readonly toldElsewhere: (error: HintwrightError) => boolean,
  ) {}

  render(): TemplateResult {
    const fault = this.#fault();
    return html`<div class="input" part="input">
        <input
          type="text"
          aria-label=${strings.handText()}
          aria-invalid=${fault?.input === this.host.hand ? 'true' : 'false'}
          aria-describedby="fault"
          dir="ltr"
          autocapitalize="none"
          autocomplete="off"
          spellcheck="false"
          .value=${live(this.host.text)}
          @input=${this.#onInput}
          @change=${() => this.flush()}
          @blur=${this.#onBlur}
        />
        <button type="button" ?disabled=${this.host.text === ''} @click=${this.#copy}>
          ${this.#copied ? strings.copied() : strings.copy()}
        </button>
        <button
          type="button"
          aria-expanded=${this.palette.open}
          @click=${() => this.palette.toggle()}
        >${strings.editTiles()}</button>
      </div>
      <div id="fault">${fault ? faultTemplate(fault, faultWords(fault)) : nothing}</div>`;
  }

  /** What is wrong with text that was entered, here or in a field that is not to be seen. */
  #fault(): HintwrightError | null {
    const { error, hand } = this.host;
    if (error?.input === undefined || this.isUnfinished()) return null;
    return error.input !== hand && this.toldElsewhere(error) ? null : error;
  }

  /** A hand still being entered: too few tiles, or text whose end is missing while it is typed. No fault. */
  isUnfinished(): boolean {
    const { error, position, text } = this.host;
    if (error?.code === 'ERR_HAND_SIZE') return handSize(position) < FULL_HAND;
    if (!this.#isTyping || error?.at === undefined) return false;
    if (error.code === 'ERR_OPEN_BRACKET') return true;
    return error.code === 'ERR_MISSING_SUIT' && /^\d+$/.test(text.slice(error.at));
  }

  /** Takes what is typed now. */
  flush(): void {
    clearTimeout(this.#timer);
    const text = this.draft;
    this.draft = null;
    if (text === null) return;
    this.host.enter(text);
    this.host.requestUpdate();
  }

  /** Forgets what is typed: the page has set another hand, or the element is gone. */
  drop(): void {
    clearTimeout(this.#timer);
    this.draft = null;
  }

  #onInput = (event: Event): void => {
    this.draft = (event.target as HTMLInputElement).value;
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
      await navigator.clipboard.writeText(this.host.text);
      this.#copied = true;
      this.host.announce(strings.copied());
      setTimeout(() => this.#rest(), COPIED_MS);
    } catch {
      this.host.renderRoot.querySelector<HTMLInputElement>('.input input')?.select();
      this.host.announce(strings.copyFailed());
    }
    this.host.requestUpdate();
  };

  #rest(): void {
    this.#copied = false;
    this.host.requestUpdate();
  }
}
