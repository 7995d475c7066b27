import { html, nothing, type TemplateResult } from 'lit';
import { headline, winShare } from './answer.js';
import { FULL_HAND, handSize } from './hand-model.js';
import type { MahjongHost } from './host.js';
import { isUnfinished } from './input-view.js';
import { strings } from './strings.js';

/** The sentence that answers, or what to do to get one. */
export function answerView(host: MahjongHost): TemplateResult {
  const { title, help } = answer(host);
  return html`<p class=${host.stale ? 'headline stale' : 'headline'} part="headline">${title}</p>
    ${help ? html`<p class="small">${help}</p>` : nothing}`;
}

function answer(host: MahjongHost): { title: string; help?: string } {
  if (isUnfinished(host)) {
    return { title: strings.tilesToGo(FULL_HAND - handSize(host.position)), help: strings.handSize() };
  }
  if (host.error) return { title: isInputFault(host) ? strings.noAnswer() : strings.engineFailed() };
  if (host.shown && !isBlank(host)) return { title: headline(host.shown) };
  if (host.state === 'running') return { title: strings.analyzing() };
  return { title: strings.enterHand(), help: strings.enterHandHow() };
}

/** First figures that hold no chance to win yet. */
function isBlank({ shown, state }: MahjongHost): boolean {
  const best = shown?.hints[0];
  return state === 'running' && best !== undefined && winShare(best) === null;
}

function isInputFault({ error }: MahjongHost): boolean {
  return error?.input !== undefined || error?.at !== undefined;
}
