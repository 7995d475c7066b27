/**
 * `hintwright quoridor uqi`: the engine by lines, so that programs can play it (docs/quoridor-engine.md has the protocol).
 *
 *     uqi                              id name …, uqiok
 *     isready                          readyok
 *     newgame
 *     position startpos [moves e2 e8 d4h …]
 *     go [movetime MS] [nodes N] [depth D]
 *                                      info depth D nodes N score S winprob P pv …, then bestmove M
 *     stop                             bestmove, as far as it has got
 *     quit
 */
import { toErrorData } from '../../errors.js';
import { QuoridorAnalyzer, type QuoridorReport, type QuoridorRequest } from '../../quoridor/index.js';
import type { ExitCode } from '../failure.js';
import type { Subcommand } from '../game.js';
import { readLines } from '../lines.js';
import { Output } from '../output.js';
import type { Terminal } from '../terminal.js';

export const uqi: Subcommand = {
  name: 'uqi',
  summary: 'Speak the engine protocol UQI on standard input and output.',
  arguments: [],
  options: {},
  examples: [['hintwright quoridor uqi', "then 'position startpos moves e2 e8', 'go movetime 300', 'quit'"]],
  run: (_values, _fields, _options, terminal) => runUqi(terminal),
};

const MAX_LINE_BYTES = 1 << 16;
/** Positions looked at when there is no time. */
const BRIEF_NODES = 500;

async function runUqi({ stdin, stdout }: Terminal): Promise<ExitCode> {
  const analyzer = new QuoridorAnalyzer();
  const session = new Session(analyzer, new Output(stdout));
  try {
    for await (const line of readLines(stdin, MAX_LINE_BYTES)) {
      if (!(await session.obey(line ?? ''))) break;
    }
    await session.settled();
    return 0;
  } finally {
    await analyzer.dispose();
  }
}

class Session {
  #position = '';
  #search: { stop(): void; done: Promise<void> } | undefined;

  constructor(
    private readonly analyzer: QuoridorAnalyzer,
    private readonly output: Output,
  ) {}

  /** Obeys one line; false when it was the last. Lines that mean nothing are answered with a word of information. */
  async obey(line: string): Promise<boolean> {
    const [command = '', ...words] = line.trim().split(/\s+/);
    switch (command) {
      case 'uqi':
        await this.#say('id name hintwright', 'uqiok');
        break;
      case 'isready':
        await this.#say('readyok');
        break;
      case 'newgame':
        this.#position = '';
        break;
      case 'position':
        await this.#setPosition(words);
        break;
      case 'go':
        await this.settled();
        this.#search = this.#go(limitsOf(words));
        break;
      case 'stop':
        this.#search?.stop();
        await this.settled();
        break;
      case 'quit':
        this.#search?.stop();
        return false;
      case '':
        break;
      default:
        await this.#say(`info string unknown command ${JSON.stringify(command)}`);
    }
    return true;
  }

  /** Waits for the search under way. */
  async settled(): Promise<void> {
    await this.#search?.done;
    this.#search = undefined;
  }

  async #say(...lines: string[]): Promise<void> {
    await this.output.write(`${lines.join('\n')}\n`);
  }

  async #setPosition([start, word, ...moves]: string[]): Promise<void> {
    if (start === 'startpos' && (word === undefined || word === 'moves')) this.#position = moves.join(' ');
    else await this.#say("info string say 'position startpos moves e2 e8 …'");
  }

  #go(limits: Partial<QuoridorRequest>): { stop(): void; done: Promise<void> } {
    const stopped = new AbortController();
    let latest: QuoridorReport | undefined;
    const request = { lines: 1, ...limits, position: this.#position };
    const search = this.analyzer.analyze(request, {
      signal: stopped.signal,
      onProgress: (partial) => {
        latest = partial;
      },
    });
    const done = search.then(
      (report) => this.#answer(report),
      async (error: unknown) => {
        if (!stopped.signal.aborted) return this.#refuse(error);
        // A search stopped before it had anything to show looks once, briefly.
        return this.#answer(latest ?? (await this.analyzer.analyze({ ...request, nodes: BRIEF_NODES })));
      },
    );
    return { stop: () => stopped.abort(), done };
  }

  async #answer(report: QuoridorReport | undefined): Promise<void> {
    const hint = report?.hints[0];
    if (report && hint) {
      const { depth, nodes } = report;
      const { winProbability: chance, line } = hint;
      await this.#say(
        `info depth ${depth} nodes ${nodes} score ${scoreOf(chance)} winprob ${chance.toFixed(4)} pv ${line.join(' ')}`,
      );
    }
    await this.#say(`bestmove ${hint?.move ?? report?.legalMoves[0] ?? 'none'}`);
  }

  async #refuse(error: unknown): Promise<void> {
    const { code, message } = toErrorData(error);
    await this.#say(`info string ${code} ${message.replaceAll(/\s+/g, ' ')}`, 'bestmove none');
  }
}

/** What starting, reading and writing take of the time for a move, in ms. */
const OVERHEAD_MS = 10;

function limitsOf(words: readonly string[]): Partial<QuoridorRequest> {
  const numberAfter = (name: string): number | undefined => {
    const value = Number(words[words.indexOf(name) + 1]);
    return words.includes(name) && Number.isSafeInteger(value) && value > 0 ? value : undefined;
  };
  const [movetime, nodes, depth] = [numberAfter('movetime'), numberAfter('nodes'), numberAfter('depth')];
  return {
    ...(movetime !== undefined && { timeMs: Math.max(movetime - OVERHEAD_MS, 1) }),
    ...(nodes !== undefined && { nodes, seed: 0 }),
    ...(depth !== undefined && { depth }),
  };
}

/** The chance to win as hundredths of a pawn are used elsewhere: 100 times the natural logarithm of the odds. */
const scoreOf = (chance: number): number =>
  Math.round(100 * Math.log(bounded(chance) / (1 - bounded(chance))));

/** Keeps the odds finite. */
const bounded = (chance: number): number => Math.min(Math.max(chance, 1e-6), 1 - 1e-6);
