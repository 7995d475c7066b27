import { html, type SVGTemplateResult, svg, type TemplateResult } from 'lit';
import { isWall } from './board.js';

/** A move as a picture: a wall between four squares, or a pawn on one. */
export function moveIcon(move: string): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
    ${isWall(move) ? wallIcon(move.endsWith('h') ? 0 : 90) : PAWN_ICON}
  </svg>`;
}

const wallIcon = (degrees: number): SVGTemplateResult => svg`<g transform=${`rotate(${degrees} 10 10)`}>
  <path class="icon-squares" d="M3 2h6v5H3zM11 2h6v5h-6zM3 13h6v5H3zM11 13h6v5h-6z" />
  <rect class="icon-wall" x="2" y="8.5" width="16" height="3" rx="1" />
</g>`;

const PAWN_ICON = svg`<rect class="icon-squares" x="2" y="2" width="16" height="16" rx="2" />
  <circle class="icon-pawn" cx="10" cy="10" r="4.5" />`;
