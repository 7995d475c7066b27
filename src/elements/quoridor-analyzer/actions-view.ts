import { html, nothing, type TemplateResult } from 'lit';
import { isWall } from './board.js';
import { focusBoard, type QuoridorHost } from './host.js';
import { isLegal, type Proposal } from './proposal.js';
import { strings } from './strings.js';
import { verdict } from './words.js';

export interface GameButtons {
  /** Begins a new game. */
  begin(): void;
  /** The buttons that unfold the board's size, and what it takes to play against the computer. */
  setup: TemplateResult;
  opponent: TemplateResult;
}

/** Under the board: what the move looked at would do, and buttons: to make it or not, else to go back and on. */
export function actionsView(host: QuoridorHost, proposal: Proposal, more: GameButtons): TemplateResult {
  const { move, pinned } = proposal;
  const { figures } = host;
  const refused = move !== null && figures !== null && !isLegal(host, move);
  const words = !figures ? '' : move !== null ? verdict(figures, move) : host.closed ? '' : strings.howTo();
  return html`<p class=${refused ? 'small caption fault' : 'small caption'}>${words}</p>
    <div class="actions">${pinned === null ? gameButtons(host, more) : moveButtons(host, proposal, pinned)}</div>`;
}

function gameButtons(host: QuoridorHost, { begin, setup, opponent }: GameButtons): TemplateResult {
  const { line } = host;
  const canRedo = line !== null && line.at < line.moves.length;
  return html`${button(strings.undo(), host.canUndo, () => host.undo())}
    ${button(strings.redo(), canRedo, () => host.redo())} ${button(strings.newGame(), true, begin)} ${setup} ${opponent}`;
}

function moveButtons(host: QuoridorHost, proposal: Proposal, move: string): TemplateResult {
  const thenBoard = (act: () => void) => () => {
    act();
    focusBoard(host);
  };
  const name = isWall(move) ? strings.lay(move) : strings.moveTo(move);
  const confirm = proposal.isLegal ? thenBoard(() => proposal.confirm()) : () => proposal.confirm();
  return html`${button(name, proposal.isLegal, confirm, 'confirm')}
    ${isWall(move) ? button(strings.turn(), true, () => proposal.turn()) : nothing}
    ${button(
      strings.cancel(),
      true,
      thenBoard(() => proposal.release()),
    )}`;
}

/** One that can't be used stays where the focus may be, and says why when pressed. */
function button(name: string, usable: boolean, act: () => void, kind = ''): TemplateResult {
  return html`<button type="button" class=${kind} aria-disabled=${usable ? nothing : 'true'} @click=${act}>${name}</button>`;
}
