import type { Connection } from '../../../src/engine/connection.js';
import type { Outcome, Remote } from '../../../src/engine/remote.js';

/** A promise and the means to settle it. */
export function defer<Value>() {
  let resolve!: (value: Value) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<Value>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

/** One run as the other side sees it. */
export interface FakeRun {
  request: number;
  port: MessagePort;
  answer(outcome: Outcome<string>): void;
}

/** The other side, played by the test. */
export class FakeConnection implements Connection<number, string> {
  readonly runs: FakeRun[] = [];
  readonly holds: boolean[] = [];
  terminations = 0;
  settlements = 0;
  /** What the handshake answers; `null`: nothing, ever. */
  handshake: Outcome<null> | null = { status: 'done', value: null };
  /** A deaf side never answers again. */
  deaf = false;
  readonly #failure = defer<string>();
  readonly failure = this.#failure.promise;

  readonly remote: Remote<number, string> = {
    start: () => (this.handshake ? Promise.resolve(this.handshake) : new Promise<Outcome<null>>(() => {})),
    ping: () => (this.deaf ? new Promise<void>(() => {}) : Promise.resolve()),
    run: (request: number, port: MessagePort) => {
      const { promise, resolve } = defer<Outcome<string>>();
      this.runs.push({ request, port, answer: resolve });
      return promise;
    },
    runToJson: (request: number, port: MessagePort) => this.remote.run(request, port),
  };

  die(reason: string): void {
    this.#failure.resolve(reason);
  }

  async terminate(): Promise<void> {
    this.terminations += 1;
  }

  settled(): void {
    this.settlements += 1;
  }

  hold(busy: boolean): void {
    this.holds.push(busy);
  }
}
