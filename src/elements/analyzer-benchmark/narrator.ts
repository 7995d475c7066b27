import type { BenchmarkReport } from '../../benchmark/types.js';
import { faultWords } from './fault-words.js';
import { headline } from './headline.js';
import type { BenchmarkHost } from './host.js';
import { strings } from './strings.js';

/** What a screen reader hears of a run: that it begins, each suite that is done, and how it ends. */
export class Narrator {
  #state: BenchmarkHost['state'] = 'idle';
  #done = 0;

  constructor(private readonly host: BenchmarkHost) {}

  /** After each update of the state. */
  follow(): void {
    const { state } = this.host;
    if (state === 'running') this.#followRun(this.#state !== 'running');
    else if (this.#state === 'running') this.#tellEnd();
    this.#state = state;
  }

  #followRun(begins: boolean): void {
    if (begins) {
      this.#done = 0;
      this.host.announce(() => strings.begun());
      return;
    }
    const { shown } = this.host;
    const now = shown?.progress;
    const done = shown?.suites.filter(({ game, name }) => game !== now?.game || name !== now.suite) ?? [];
    const last = done.at(-1);
    if (last && done.length > this.#done) {
      this.host.announce(() => strings.suiteDone(last.game, last.name, done.length));
    }
    this.#done = done.length;
  }

  #tellEnd(): void {
    const { error, shown, stopped } = this.host;
    if (error) this.host.announce(() => strings.after(strings.sentence(strings.failed()), faultWords(error)));
    else if (shown) this.host.announce(() => strings.sentence(endOf(shown, stopped)));
  }
}

const endOf = (report: BenchmarkReport, stopped: boolean): string =>
  stopped ? strings.noted([strings.stopped(), headline(report)]) : headline(report);
