import { html, type TemplateResult } from 'lit';
import { otherThan } from '../../quoridor/charts/pawn-guards.js';
import type { Hint, Player } from '../../quoridor/types.js';
import type { LinePreview } from './line-preview.js';
import { strings } from './strings.js';

/** Best play from a hint on: each move shows the board's future up to there, by pointer, by focus, for good when pressed. */
export function lineView({ move: hint, line }: Hint, first: Player, preview: LinePreview): TemplateResult {
  const button = (move: string, index: number) => {
    const part = { hint, plies: index + 1 };
    const player = index % 2 === 0 ? first : otherThan(first);
    return html`<li>
      <button
        type="button"
        class="plain ply"
        aria-pressed=${preview.isPressed(part)}
        aria-label=${strings.lineMove(part.plies, player, move)}
        @click=${() => preview.press(part)}
        @pointerenter=${() => preview.look(part)}
        @pointerleave=${() => preview.look(null)}
        @focus=${() => preview.look(part)}
        @blur=${() => preview.look(null)}
      ><span class="number">${part.plies}</span> ${move}</button>
    </li>`;
  };
  return html`<ol class="line" part="line" aria-label=${strings.line()}>${line.map(button)}</ol>`;
}
