import { html, nothing, type TemplateResult } from 'lit';
import type { Player } from '../../quoridor/types.js';
import type { QuoridorHost } from './host.js';
import { strings } from './strings.js';

/** More walls than these are told by their number alone. */
const DRAWN_WALLS = 12;

/** A player: whether it is their turn, how far they have to go, what walls they have. */
export function playerView(host: QuoridorHost, player: Player): TemplateResult | typeof nothing {
  const { board } = host;
  if (!board) return nothing;
  const { winner, toMove } = board;
  const walls = board.wallsLeft[player - 1]!;
  const steps = host.figures?.pathLengths[player - 1];
  const { side, isTurn, failed } = host.opponent;
  const turn = isTurn && !failed ? strings.isThinking() : strings.toMove();
  const mark = winner === player ? strings.won() : winner === null && toMove === player ? turn : null;
  return html`<p class=${`player ${player === 1 ? 'one' : 'two'} ${mark ? 'current' : ''}`} part="player">
    <span class="token" aria-hidden="true">${player}</span>
    <span class="name"><b>${strings.playerName(player, side === player)}</b>${mark ? html` ${mark}` : nothing}</span>
    <span class="small steps">${steps === undefined ? nothing : html`<i class="dash" aria-hidden="true"></i>${strings.toGo(steps)}`}</span>
    <span class="small stock">
      ${walls <= DRAWN_WALLS ? html`<span class="stock-walls" aria-hidden="true">${Array.from({ length: walls }, () => html`<i></i>`)}</span>` : nothing}
      ${strings.wallsLeft(walls)}
    </span>
  </p>`;
}
