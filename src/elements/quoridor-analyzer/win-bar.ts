import { css, html, nothing, type TemplateResult } from 'lit';
import type { Player, QuoridorReport, Solved } from '../../quoridor/types.js';
import { chance, isAboutEven } from './hint-words.js';
import type { QuoridorHost } from './host.js';
import { strings } from './strings.js';

/** What the bar shows, from no side: player 1's share, the rest is player 2's. */
interface Standing {
  first: number;
  words: () => string;
  /** The chances are known and not just estimated. */
  certain: boolean;
}

/** Who is likelier to win. Holds its last figure, paler, while there is no newer one. */
export class WinBar {
  #last: Standing | null = null;

  constructor(private readonly host: QuoridorHost) {}

  render(): TemplateResult | typeof nothing {
    const { figures, hinted } = this.host;
    const fresh = figures && standingOf(figures);
    if (fresh) this.#last = fresh;
    if (!this.#last || !hinted) return nothing;
    const { first, certain } = this.#last;
    const words = this.#last.words();
    const spoken = certain ? words : strings.bothChances(chance(first), chance(1 - first));
    return html`<div class=${fresh ? 'win' : 'win held'} part="win">
      <div
        class="win-track"
        role="meter"
        aria-label=${strings.winBar()}
        aria-valuemin="0"
        aria-valuemax="100"
        aria-valuenow=${Math.round(first * 100)}
        aria-valuetext=${spoken}
      ><div class="win-first" .style=${`inline-size: ${first * 100}%`}></div></div>
      <p class="win-words" aria-hidden="true">
        ${certain ? html`<span>${words}</span>` : shares(first, words)}
      </p>
    </div>`;
  }
}

const shares = (
  first: number,
  words: string,
): TemplateResult => html`<span>${strings.player(1)} <b>${chance(first)}</b></span>
  <span class="small">${words}</span><span>${strings.player(2)} <b>${chance(1 - first)}</b></span>`;

function standingOf(report: QuoridorReport): Standing | null {
  const { winner, toMove, winProbability, hints } = report;
  if (winner) return { first: winner === 1 ? 1 : 0, words: () => strings.wonSentence(winner), certain: true };
  if (hints.length === 0) return null;
  const first = toMove === 1 ? winProbability : 1 - winProbability;
  const solved = hints[0]?.solved;
  if (solved) return { first, words: () => solvedWords(solved, toMove), certain: true };
  return { first, words: isAboutEven(report) ? strings.aboutEven : () => '', certain: false };
}

function solvedWords({ result, plies }: Solved, toMove: Player): string {
  if (result === 'draw') return strings.isDraw();
  return strings.playerWinsIn((result === 'win') === (toMove === 1) ? 1 : 2, plies);
}

export const winBarStyles = css`
  .win {
    padding-block: 8px 4px;
  }
  .win-track {
    block-size: 12px;
    border-radius: 6px;
    background: var(--_two);
    overflow: hidden;
    print-color-adjust: exact;
    direction: ltr;
  }
  .win-first {
    block-size: 100%;
    background: var(--_one);
    border-inline-end: 2px solid Canvas;
    transition: inline-size var(--_motion);
    print-color-adjust: exact;
  }
  .win-words {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 8px;
    padding-block-start: 2px;
    font-size: var(--_small);
    direction: ltr;
  }
  .held .win-track {
    opacity: 0.5;
  }
  .held .win-words {
    color: var(--_muted);
  }
  @media (forced-colors: active) {
    .win-track {
      border: 1px solid CanvasText;
      background: Canvas;
    }
    .win-first {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;
