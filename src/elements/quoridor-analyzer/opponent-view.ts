import { html, nothing, type TemplateResult } from 'lit';
import { otherThan } from '../../quoridor/charts/pawn-guards.js';
import type { Player } from '../../quoridor/types.js';
import { choice } from '../shared/choice.js';
import { focusBoard, type QuoridorHost } from './host.js';
import { LEVELS, type Level } from './levels.js';
import type { Opponent } from './opponent.js';
import { strings } from './strings.js';

const PLAYERS = ['1', '2'] as const;
const PLAYER_OF = { 1: 1, 2: 2 } as const;

/** To play against the computer: choose a side and a level, then see whose turn it is. */
export class OpponentView {
  #open = false;
  #user: Player = 1;

  constructor(
    private readonly host: QuoridorHost,
    private readonly opponent: Opponent,
  ) {}

  button(): TemplateResult {
    return html`<button type="button" aria-expanded=${this.#open} @click=${this.#toggle}>${strings.opponent()}</button>`;
  }

  /** Whose turn it is; never in the way of the board. */
  turn(): TemplateResult | typeof nothing {
    if (this.opponent.side === null) return nothing;
    const { board } = this.host;
    const { isTurn, failed, level } = this.opponent;
    const words = board?.winner
      ? strings.gameWon(board.winner === this.opponent.user)
      : failed
        ? strings.opponentFailed()
        : isTurn
          ? strings.thinking()
          : strings.yourTurn();
    return html`<p class=${isTurn && !failed ? 'turn thinking' : 'turn'} part="turn">
      <b>${words}</b> <span class="small">${strings.against(level)}</span>
      ${failed ? html`<button type="button" class="compact" @click=${() => this.opponent.again()}>${strings.again()}</button>` : nothing}
    </p>`;
  }

  /** To choose, and to change it in the middle of a game. */
  panel(): TemplateResult | typeof nothing {
    if (!this.#open) return nothing;
    const playing = this.opponent.side !== null;
    return html`<div class="opponent" part="opponent">
      ${this.#side()}
      <label class="small"
        >${strings.levelLabel()}
        <select @change=${(event: Event) => this.#level((event.target as HTMLSelectElement).value as Level)}>
          ${LEVELS.map((level) => html`<option value=${level} .selected=${level === this.opponent.level}>${strings.level(level)}</option>`)}
        </select></label
      >
      <button type="button" class="confirm" @click=${() => this.#press(playing)}>
        ${playing ? strings.stopPlaying() : strings.startPlaying()}
      </button>
    </div>`;
  }

  #side(): TemplateResult {
    return choice({
      legend: strings.yourSide(),
      titled: true,
      name: 'side',
      options: PLAYERS.map((player) => ({ value: player, label: strings.player(PLAYER_OF[player]) })),
      chosen: `${this.opponent.user ?? this.#user}`,
      choose: (player) => this.#choose(PLAYER_OF[player]),
    });
  }

  /** In the middle of a game too. */
  #choose(player: Player): void {
    this.#user = player;
    if (this.opponent.side) this.opponent.begin(otherThan(player), this.opponent.level);
    this.host.requestUpdate();
  }

  #level(level: Level): void {
    this.opponent.level = level;
    if (this.opponent.isTurn) this.opponent.again();
    this.host.requestUpdate();
  }

  #press(playing: boolean): void {
    if (playing) this.opponent.end();
    else this.opponent.begin(otherThan(this.#user), this.opponent.level);
    this.#open = false;
    focusBoard(this.host);
  }

  #toggle = (): void => {
    this.#open = !this.#open;
    this.host.requestUpdate();
  };
}
