import { html, nothing, type TemplateResult } from 'lit';
import { headline, winShare } from './answer.js';
import { FULL_HAND, handSize } from './hand-model.js';
import type { MahjongHost } from './host.js';
import { strings } from './strings.js';

/** The sentence that answers, or what to do to get one. */
export function answerView(host: MahjongHost, unfinished: boolean): TemplateResult {
  const { title, help } = answer(host, unfinished);
  return html`<p class=${host.stale && host.shown ? 'headline stale' : 'headline'} part="headline">${title}</p>
    ${help ? html`<p class="small">${help}</p>` : nothing}`;
}

function answer(host: MahjongHost, unfinished: boolean): { title: string; help?: string } {
  if (unfinished) return whatIsMissing(host);
  if (host.error) return { title: isInputFault(host) ? strings.noAnswer() : strings.engineFailed() };
  if (host.shown && !isBlank(host)) return { title: headline(host.shown) };
  if (host.state === 'running') return { title: strings.analyzing() };
  return { title: strings.enterHand(), help: strings.enterHandHow() };
}

function whatIsMissing({ error, position }: MahjongHost): { title: string; help?: string } {
  const missing = FULL_HAND - handSize(position);
  const help = error?.code === 'ERR_HAND_SIZE' ? strings.handSize() : error?.message;
  return { title: missing > 0 ? strings.tilesToGo(missing) : strings.almost(), ...(help && { help }) };
}

/** First figures that hold no chance to win yet. */
function isBlank({ shown, state }: MahjongHost): boolean {
  const best = shown?.hints[0];
  return state === 'running' && best !== undefined && winShare(best) === null;
}

function isInputFault({ error }: MahjongHost): boolean {
  return error?.input !== undefined || error?.at !== undefined;
}
