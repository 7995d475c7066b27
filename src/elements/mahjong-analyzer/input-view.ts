import { html, nothing, type TemplateResult } from 'lit';
import type { HintwrightError } from '../../errors.js';
import { faultTemplate } from '../shared/fault.js';
import { TextEntry } from '../shared/text-entry.js';
import { faultWords } from './fault-words.js';
import { FULL_HAND, handSize } from './hand-model.js';
import type { MahjongHost } from './host.js';
import type { PaletteView } from './palette-view.js';
import { strings } from './strings.js';

/** How long the user must pause typing before a run starts, in ms. */
const PAUSE_MS = 150;

/** The hand as text, always in step with the tiles, and what is wrong with it. */
export class InputView {
  readonly #entry: TextEntry;

  constructor(
    private readonly host: MahjongHost,
    private readonly palette: PaletteView,
    private readonly toldElsewhere: (error: HintwrightError) => boolean,
  ) {
    this.#entry = new TextEntry(host, PAUSE_MS);
  }

  /** What is typed and not yet taken. */
  get draft(): string | null {
    return this.#entry.draft;
  }

  render(): TemplateResult {
    const fault = this.#fault();
    return html`<div class="input" part="input">
        ${this.#entry.render({
          text: this.host.hand,
          label: strings.handText(),
          invalid: fault?.input === this.host.hand,
        })}
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
    if (!this.#entry.isTyping || error?.at === undefined) return false;
    if (error.code === 'ERR_OPEN_BRACKET') return true;
    return error.code === 'ERR_MISSING_SUIT' && /^\d+$/.test(text.slice(error.at));
  }

  /** Forgets what is typed: the page has set another hand, or the element is gone. */
  drop(): void {
    this.#entry.drop();
  }
}
