import { html, nothing, type TemplateResult } from 'lit';
import type { HintwrightError } from '../../errors.js';
import { isEngineFault } from '../shared/engine-faults.js';
import { faultWords } from './fault-words.js';
import { hintHeadline } from './hint-words.js';
import type { QuoridorHost } from './host.js';
import { strings } from './strings.js';
import { turnHeadline } from './words.js';

interface Answer {
  title: string;
  help?: string;
  fault?: string;
}

/** The sentence that answers, or what keeps it from coming. */
export function answerView(host: QuoridorHost, unfinished: boolean): TemplateResult {
  const { title, help, fault } = answer(host, unfinished);
  return html`<p class=${host.figures ? 'headline' : 'headline stale'} part="headline">${title}</p>
    ${help ? html`<p class="small">${help}</p>` : nothing} ${fault ? html`<p class="fault">${fault}</p>` : nothing}`;
}

function answer({ error, shown, state, hinted, opponent }: QuoridorHost, unfinished: boolean): Answer {
  if (unfinished) return { title: strings.almost(), ...(error && { help: faultWords(error) }) };
  if (error) return failure(error);
  if (shown) return { title: (hinted ? hintHeadline(shown) : null) ?? turnHeadline(shown, opponent.user) };
  return { title: state === 'running' ? strings.reading() : strings.notAnalyzed() };
}

/** A fault of the text is told beside it; any other is told here. */
function failure(error: HintwrightError): Answer {
  const { code, input } = error;
  if (input !== undefined) return { title: strings.cannotRead() };
  return {
    title: isEngineFault(code) ? strings.engineFailed() : strings.notAnswered(),
    fault: faultWords(error),
  };
}
