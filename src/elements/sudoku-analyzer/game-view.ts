import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { action } from './buttons.js';
import type { SudokuHost } from './element-host.js';
import { strings } from './strings.js';

const SECOND_MS = 1000;

export interface GameHost extends SudokuHost {
  /** The time played is shown. */
  readonly timed: boolean;
}

/** Start and Stop, Resume, Pause, the time played, and whether the puzzle is solved. */
export class GameView implements ReactiveController {
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly host: GameHost) {
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#tick(false);
  }

  hostUpdated(): void {
    const { phase, paused } = this.host.playing.game;
    this.#tick(this.host.timed && phase === 'playing' && !paused);
  }

  render(): TemplateResult {
    const { game } = this.host.playing;
    const playing = game.phase === 'playing';
    return html`<div class="game" part="game" role="group" aria-label=${strings.game()}>
      ${action(playing ? strings.stopPlaying() : strings.start(), playing || game.can({ type: 'start' }), () => this.#press(playing), 'confirm')}
      ${!playing && game.canResume ? action(strings.resume(), true, () => this.#send('resume', strings.resumed)) : nothing}
      ${playing ? this.#pause(game.paused) : nothing}
      ${this.host.playing.canGoBack ? action(strings.backToGame(), true, () => this.#goBack()) : nothing}
      <span class="standing" part="standing"
        ><span>${game.phase === 'solved' ? strings.solved() : strings.unsolved()}</span>
        ${this.host.timed ? html`<span class="clock" role="timer" aria-label=${strings.clock()}>${strings.time(game.elapsedMs)}</span>` : nothing}</span
      >
    </div>`;
  }

  #pause(paused: boolean): TemplateResult {
    return paused
      ? action(strings.goOn(), true, () => this.#send('continue', strings.resumed))
      : action(strings.pause(), true, () => this.#send('pause', strings.pausedNow));
  }

  #press(playing: boolean): void {
    if (playing) this.#send('stop', strings.stoppedPlaying);
    else this.#send('start', strings.started);
  }

  /** The button goes, the focus stays among its neighbours. */
  #goBack(): void {
    const { playing } = this.host;
    playing.goBack();
    const { phase, paused } = playing.game;
    const isStopped = phase !== 'playing';
    this.host.announce(isStopped ? strings.stoppedPlaying : paused ? strings.pausedNow : strings.resumed);
    const focus = () => this.host.renderRoot.querySelector<HTMLElement>('.game button')?.focus();
    void this.host.updateComplete.then(focus);
  }

  #send(type: 'start' | 'stop' | 'resume' | 'pause' | 'continue', words: () => string): void {
    if (this.host.playing.act({ type })) this.host.announce(words);
  }

  #tick(on: boolean): void {
    if (on === (this.#timer !== undefined)) return;
    clearInterval(this.#timer);
    this.#timer = on ? setInterval(() => this.host.requestUpdate(), SECOND_MS) : undefined;
  }
}
