import { html, nothing, type TemplateResult } from 'lit';
import type { HintwrightError } from '../../errors.js';
import { FORMATS, type Format, MAX_TEXT, makeText } from '../../sudoku/notation.js';
import { toText } from '../../sudoku/play/convert.js';
import { rulesOf } from '../../sudoku/play/rules.js';
import { makeShare, parseShare } from '../../sudoku/play/share.js';
import type { Sheet } from '../../sudoku/play/types.js';
import { faultTemplate } from '../shared/fault.js';
import { select } from '../shared/field.js';
import { TextEntry } from '../shared/text-entry.js';
import type { SudokuHost } from './element-host.js';
import { faultWords, isOfGrid } from './fault-words.js';
import { strings } from './strings.js';

/** How long the user must pause typing before a run starts, in ms. */
const PAUSE_MS = 250;
/** Lines of the field. */
const LINES = 3;
/** How long a button says that something was copied, in ms. */
const COPIED_MS = 1500;

export interface InputHost extends SudokuHost {
  readonly grid: string;
  /** Takes a grid that the user has entered as text. */
  enter(text: string): void;
}

/** The grid as text in any form, always in step with what is drawn; typed, pasted, copied, shared as a link. */
export class InputView {
  #format: Format = 'line';
  #linked = false;
  readonly #entry: TextEntry;

  constructor(private readonly host: InputHost) {
    this.#entry = new TextEntry(host, PAUSE_MS);
  }

  render(): TemplateResult {
    const fault = this.#fault();
    const closed = this.host.covered;
    return html`<div class="input" part="input">
        ${this.#entry.render({ text: this.text, label: strings.gridText(), invalid: fault !== null && isOfGrid(fault), lines: LINES, closed })}
      </div>
      <div id="fault">${closed ? html`<p class="small">${strings.notNow('paused')}</p>` : fault ? faultTemplate(fault, faultWords(fault)) : nothing}</div>
      <div class="input-more">
        ${select<Format>({
          label: strings.writtenAs(),
          options: FORMATS.map((format) => ({ value: format, label: strings.format(format) })),
          chosen: this.#format,
          choose: (format) => this.#show(format),
        })}
        <button type="button" ?disabled=${closed} @click=${this.#copyLink}>${this.#linked ? strings.linkCopied() : strings.copyLink()}</button>
      </div>`;
  }

  /** Text that is still being typed has too few cells, which is no fault yet. */
  isUnfinished(): boolean {
    const { error } = this.host;
    return this.#entry.isTyping && error?.code === 'ERR_BAD_LENGTH';
  }

  /** Forgets what is typed: the page has set another position, or the element is gone. */
  drop(): void {
    this.#entry.drop();
  }

  get text(): string {
    const { error, grid, playing, blank } = this.host;
    // Of text that is refused unread no more is drawn either.
    if (error?.input !== undefined || blank) return grid.slice(0, MAX_TEXT);
    return written(playing.game.sheet, this.#format);
  }

  #fault(): HintwrightError | null {
    const { error } = this.host;
    return error?.input !== undefined && !this.isUnfinished() ? error : null;
  }

  #show(format: Format): void {
    this.#entry.flush();
    this.#format = format;
    this.host.requestUpdate();
  }

  #copyLink = async (): Promise<void> => {
    const { game } = this.host.playing;
    const fragment = makeShare(game.sheet, rulesOf(game.layout));
    try {
      await navigator.clipboard.writeText(`${location.href.replace(/#.*$/s, '')}#${fragment}`);
      this.#linked = true;
      this.host.announce(strings.linkCopied);
      setTimeout(() => {
        this.#linked = false;
        this.host.requestUpdate();
      }, COPIED_MS);
    } catch {
      this.host.announce(strings.copyFailed);
    }
    this.host.requestUpdate();
  };
}

/** Whether a text is a link to a game, or its fragment, and no grid. */
export const isLink = (text: string): boolean => /(?:^|[#&])g=/.test(text) && parseShare(text).ok;

/** Forms that have no such grid (Sukaku of 4x4) give the one line that every grid has. */
function written(sheet: Sheet, format: Format): string {
  try {
    return makeText(toText(sheet), format);
  } catch {
    return makeText(toText(sheet), 'line');
  }
}
