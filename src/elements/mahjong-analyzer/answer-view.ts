import { html, nothing, type TemplateResult } from 'lit';
import type { HintwrightError } from '../../errors.js';
import { isEngineFault } from '../shared/engine-faults.js';
import { winShare } from './amounts.js';
import { headline } from './answer.js';
import { faultWords } from './fault-words.js';
import { FULL_HAND, handSize } from './hand-model.js';
import type { MahjongHost } from './host.js';
import { strings } from './strings.js';
import { tileWord } from './tile-names.js';

interface Answer {
  title: string;
  help?: string;
  fault?: string;
}

/** The sentence that answers, or what to do to get one. */
export function answerView(host: MahjongHost, unfinished: boolean): TemplateResult {
  const { title, help, fault } = answer(host, unfinished);
  return html`<p class=${host.stale && host.shown ? 'headline stale' : 'headline'} part="headline">${title}</p>
    ${help ? html`<p class="small">${help}</p>` : nothing}
    ${fault ? html`<p class="fault">${fault}</p>` : nothing}`;
}

function answer(host: MahjongHost, unfinished: boolean): Answer {
  if (unfinished) return whatIsMissing(host);
  if (host.error) return failure(host.error);
  if (host.shown && !isBlank(host)) return { title: headline(host.shown, tileWord, host.sort) };
  if (host.state === 'running') return { title: strings.analyzing() };
  return { title: strings.enterHand(), help: strings.enterHandHow() };
}

function whatIsMissing({ error, position }: MahjongHost): Answer {
  const missing = FULL_HAND - handSize(position);
  const help = error?.code === 'ERR_HAND_SIZE' ? strings.handSize() : error && faultWords(error);
  return { title: missing > 0 ? strings.tilesToGo(missing) : strings.almost(), ...(help && { help }) };
}

/** First figures that hold no chance to win yet. */
function isBlank({ shown, state }: MahjongHost): boolean {
  const best = shown?.hints[0];
  return state === 'running' && best !== undefined && winShare(best) === null;
}

/** A fault of the text is told beside it; any other is told here. */
function failure(error: HintwrightError): Answer {
  const { code, input } = error;
  const contradiction = strings.reason(code) !== null;
  if (input !== undefined) return { title: contradiction ? strings.notAnswered() : strings.noAnswer() };
  const title = isEngineFault(code) ? strings.engineFailed() : strings.notAnswered();
  return { title, fault: faultWords(error) };
}
