import { html, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { commonStrings as strings } from './strings.js';

const COPIED_MS = 1500;
const FIELD = '.input input[type="text"], .input textarea';

export interface TextEntryHost extends ReactiveControllerHost {
  readonly renderRoot: HTMLElement | DocumentFragment;
  /** Takes a position that the user has entered. */
  enter(text: string): void;
  announce(sentence: () => string): void;
}

export interface TextEntryField {
  /** What the element holds; what is being typed goes before it. */
  text: string;
  label: string;
  invalid: boolean;
  /** Text of several lines, so many shown. */
  lines?: number;
  /** Shows no text and takes none. */
  closed?: boolean;
}

/** A position as text: typed or pasted, taken after a pause, and copied. What is wrong with it stands in `#fault`. */
export class TextEntry {
  /** What is typed and not yet taken. */
  draft: string | null = null;
  /** From the first key until the field is left. */
  isTyping = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #copied = false;
  #text = '';

  /** @param pauseMs how long the user must pause typing before the text is taken */
  constructor(
    private readonly host: TextEntryHost,
    private readonly pauseMs: number,
  ) {}

  /** The field and the button that copies it. */
  render(field: TextEntryField): TemplateResult {
    this.#text = field.closed ? '' : (this.draft ?? field.text);
    return html`${field.lines ? this.#area(field) : this.#line(field)}
      <button type="button" ?disabled=${this.#text === ''} @click=${this.#copy}>
        ${this.#copied ? strings.copied() : strings.copy()}
      </button>`;
  }

  #line({ label, invalid, closed = false }: TextEntryField): TemplateResult {
    return html`<input
      type="text"
      aria-label=${label}
      aria-invalid=${invalid ? 'true' : 'false'}
      aria-describedby="fault"
      dir="ltr"
      autocapitalize="none"
      autocomplete="off"
      spellcheck="false"
      ?disabled=${closed}
      .value=${live(this.#text)}
      @input=${this.#onInput}
      @change=${() => this.flush()}
      @blur=${this.#onBlur}
    />`;
  }

  #area({ label, invalid, lines, closed = false }: TextEntryField): TemplateResult {
    return html`<textarea
      rows=${lines}
      aria-label=${label}
      aria-invalid=${invalid ? 'true' : 'false'}
      aria-describedby="fault"
      dir="ltr"
      autocapitalize="none"
      autocomplete="off"
      spellcheck="false"
      ?disabled=${closed}
      .value=${live(this.#text)}
      @input=${this.#onInput}
      @change=${() => this.flush()}
      @blur=${this.#onBlur}
    ></textarea>`;
  }

  /** Takes what is typed now. */
  flush(): void {
    const text = this.draft;
    this.drop();
    if (text === null) return;
    this.host.enter(text);
    this.host.requestUpdate();
  }

  /** Forgets what is typed: the page has set another position, or the element is gone. */
  drop(): void {
    clearTimeout(this.#timer);
    this.draft = null;
  }

  #onInput = (event: Event): void => {
    this.draft = (event.target as HTMLInputElement | HTMLTextAreaElement).value;
    this.isTyping = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), this.pauseMs);
    this.host.requestUpdate();
  };

  #onBlur = (): void => {
    this.isTyping = false;
    this.host.requestUpdate();
  };

  #copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(this.#text);
      this.#copied = true;
      this.host.announce(strings.copied);
      setTimeout(() => this.#rest(), COPIED_MS);
    } catch {
      this.host.renderRoot.querySelector<HTMLInputElement>(FIELD)?.select();
      this.host.announce(strings.copyFailed);
    }
    this.host.requestUpdate();
  };

  #rest(): void {
    this.#copied = false;
    this.host.requestUpdate();
  }
}
