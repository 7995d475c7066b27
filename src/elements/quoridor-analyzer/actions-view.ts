import { html, nothing, type TemplateResult } from 'lit';
import { isWall } from './board.js';
import type { QuoridorHost } from './host.js';
import { isLegal, type Proposal } from './proposal.js';
import { strings } from './strings.js';
import { verdict } from './words.js';

/** Under the board: what the move looked at would do, and buttons: to make it or not, else to go back and on. */
export function actionsView(host: QuoridorHost, proposal: Proposal, newGame: () => void): TemplateResult {
  const { move, pinned } = proposal;
  const { figures } = host;
  const refused = move !== null && figures !== null && !isLegal(host, move);
  const words = figures && move !== null ? verdict(figures, move) : figures?.winner ? '' : strings.howTo();
  return html`<p class=${refused ? 'small caption fault' : 'small caption'}>${words}</p>
    <div class="actions">${pinned === null ? gameButtons(host, newGame) : moveButtons(proposal, pinned)}</div>`;
}

function gameButtons(host: QuoridorHost, newGame: () => void): TemplateResult {
  const { line } = host;
  const ply = line?.at ?? 0;
  return html`<button type="button" ?disabled=${ply === 0} @click=${() => host.goTo(ply - 1)}>${strings.undo()}</button>
    <button type="button" ?disabled=${!line || ply === line.moves.length} @click=${() => host.goTo(ply + 1)}>
      ${strings.redo()}
    </button>
    <button type="button" @click=${newGame}>${strings.newGame()}</button>`;
}

function moveButtons(proposal: Proposal, move: string): TemplateResult {
  return html`<button type="button" class="confirm" ?disabled=${!proposal.isLegal} @click=${() => proposal.confirm()}>
      ${isWall(move) ? strings.lay(move) : strings.moveTo(move)}
    </button>
    ${
      isWall(move)
        ? html`<button type="button" aria-label=${strings.turnWall()} @click=${() => proposal.turn()}>${strings.turn()}</button>`
        : nothing
    }
    <button type="button" @click=${() => proposal.release()}>${strings.cancel()}</button>`;
}
