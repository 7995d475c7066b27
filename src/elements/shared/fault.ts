import { css, html, nothing, type TemplateResult } from 'lit';
import type { HintwrightError } from '../../errors.js';
import type { Fault } from './locales/faults.js';
import { commonStrings } from './strings.js';

/** Of a long text this much is shown on each side of the fault, in UTF-16 units. */
const AROUND = 200;

/** A quoted word is cut to this length, in UTF-16 units. */
const WORD = 40;

/** A fault as the languages' tables tell it. */
export function faultOf({ code, message, input, at }: HintwrightError): Fault {
  const rest = input === undefined || at === undefined ? '' : input.slice(at);
  const [character = ''] = rest;
  const word = /^\S*/.exec(rest)![0].slice(0, WORD);
  return { code, message, character, word };
}

/** What is wrong with a text, and where. */
export function faultTemplate(error: HintwrightError, words: string): TemplateResult {
  return html`<p class="fault">${words}</p>
    ${error.at === undefined || !error.input ? nothing : faultPlace(error.input, error.at)}`;
}

/** The text with the wrong character underlined; a fault at the very end underlines the space after it. */
function faultPlace(input: string, at: number): TemplateResult {
  const wrong = String.fromCodePoint(input.codePointAt(at) ?? 0x20);
  const spoken = at < input.length ? commonStrings.wrongHere(wrong) : commonStrings.wrongAtEnd();
  return html`<p class="fault-place">
    <span aria-hidden="true"
      >${before(input, at)}<mark>${at < input.length ? wrong : '\u00a0'}</mark>${after(input, at + wrong.length)}</span
    ><span class="unseen">${spoken}</span>
  </p>`;
}

/** No character is cut in two. */
const before = (input: string, end: number): string =>
  end <= AROUND ? input.slice(0, end) : `…${input.slice(end - AROUND, end).replace(/^[\udc00-\udfff]/, '')}`;

const after = (input: string, start: number): string =>
  input.length <= start + AROUND
    ? input.slice(start)
    : `${input.slice(start, start + AROUND).replace(/[\ud800-\udbff]$/, '')}…`;

export const faultStyles = css`
  .fault {
    color: var(--_error);
  }
  .fault-place {
    overflow-wrap: anywhere;
  }
  .fault-place mark {
    background: none;
    color: var(--_error);
    font-weight: 700;
    text-decoration: underline wavy;
    text-underline-offset: 4px;
  }
`;
