import { html, nothing, type TemplateResult } from 'lit';
import type { HintwrightError } from '../../errors.js';
import { joinBoard } from '../../quoridor/notation.js';
import { choice } from '../shared/choice.js';
import { faultTemplate } from '../shared/fault.js';
import { TextEntry } from '../shared/text-entry.js';
import { faultWords } from './fault-words.js';
import { movesPlayed } from './game-line.js';
import type { QuoridorHost } from './host.js';
import { strings } from './strings.js';

/** How long the user must pause typing before a run starts, in ms. */
const PAUSE_MS = 250;
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
  #form: Form = 'moves';
  readonly #entry: TextEntry;

  constructor(private readonly host: InputHost) {
    this.#entry = new TextEntry(host, PAUSE_MS);
  }

  render(): TemplateResult {
    const fault = this.#fault();
    return html`<div class="input" part="input">
        ${this.#forms()}
        ${this.#entry.render({
          text: this.#text,
          label: this.#shownForm === 'moves' ? strings.movesText() : strings.positionText(),
          invalid: fault !== null,
        })}
      </div>
      <div id="fault">${fault ? faultTemplate(fault, faultWords(fault)) : nothing}</div>`;
  }

  /** Text whose last word is still being typed is no fault. */
  isUnfinished(): boolean {
    const { error, position } = this.host;
    if (!this.#entry.isTyping || error?.at === undefined || error.input !== position) return false;
    return STUMP.test(position.slice(error.at).trimEnd());
  }

  /** Forgets what is typed: the page has set another position, or the element is gone. */
  drop(): void {
    this.#entry.drop();
  }

  /** A game that does not begin at the start can't be written as moves. */
  get #shownForm(): Form {
    return this.host.line?.start ? 'position' : this.#form;
  }

  get #text(): string {
    const { line, board, position } = this.host;
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
    this.#entry.flush();
    this.#form = form;
    this.host.requestUpdate();
  }
}
