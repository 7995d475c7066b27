import type { SudokuHost } from './element-host.js';
import { faultWords } from './fault-words.js';
import { stepsTitle } from './steps-view.js';
import { strings } from './strings.js';

/** Says what comes of itself: a fault, what the puzzle is once it is read, that it is solved, a hint that was waited for, a path. */
export class Narrator {
  #told: unknown = null;
  #wasPlaying = false;
  #waiting = false;
  #isPath = false;
  #hadPath = false;

  constructor(private readonly host: SudokuHost) {}

  /** Call when the figures, the error and the state are those to be drawn; `headline` is the sentence that answers. */
  follow(headline: () => string): void {
    const { host } = this;
    const { error, figures, playing, ladder, steps } = host;
    // Just opened, the figures are still those of before.
    const hasPath = this.#isPath && steps.isPath && figures !== null && host.state === 'done';
    const { phase } = playing.game;
    if (this.#wasPlaying && phase === 'solved') this.#tellAfter(() => strings.sentence(headline()));
    else if (this.#waiting && ladder.hint) this.#tellHint();
    else if (hasPath && !this.#hadPath) this.#tellAfter(() => strings.sentence(stepsTitle(host)));
    else if (error !== null && error !== this.#told) host.announce(() => faultWords(error));
    else if (phase !== 'playing' && figures && figures.grid !== this.#told && host.state === 'done')
      host.announce(() => strings.sentence(headline()));
    this.#told = error ?? figures?.grid ?? this.#told;
    this.#wasPlaying = phase === 'playing';
    this.#isPath = steps.isPath;
    this.#hadPath = hasPath;
    this.#waiting = ladder.level > 0 && !ladder.hint;
  }

  /** After what the grid says of the last digit, which this is more than. */
  #tellAfter(sentence: () => string): void {
    void this.host.updateComplete.then(() => this.host.announce(sentence));
  }

  #tellHint(): void {
    const { hint, level } = this.host.ladder;
    if (hint && level !== 0) this.host.announce(() => strings.hintWords(hint, level));
  }
}
