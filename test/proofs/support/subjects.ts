/** What the proofs are about: an engine with a service that does as it is told, and engines with the real services of games. */
import bytes from '../../../build/mahjong.wasm?bytes';
import quoridorBytes from '../../../build/quoridor.wasm?bytes';
import { createEngine } from '../../../src/engine/create.js';
import { Engine } from '../../../src/engine/engine.js';
import type { Game } from '../../../src/engine/game.js';
import type { EngineOptions } from '../../../src/engine/options.js';
import { startFirst } from '../../../src/engine/start.js';
import { inlineTransport } from '../../../src/engine/transports/inline.js';
import type { MahjongReport, MahjongRequest } from '../../../src/mahjong/types.js';
import { createQuoridorService } from '../../../src/quoridor/service.js';
import type { QuoridorReport, QuoridorRequest } from '../../../src/quoridor/types.js';
import source from '../../../workers/mahjong.ts?worker-source';
import quoridorSource from '../../../workers/quoridor.ts?worker-source';
import { fakeGame } from '../../engine/fake/game.js';
import type { FakeReport, FakeRequest } from '../../engine/fake/service.js';

const notHere = () => Promise.reject(new Error('not on this thread'));

/** Only a thread of its own can answer, so that each answer proves one. */
const mahjongGame: Game<MahjongRequest, MahjongReport> = {
  name: 'mahjong',
  module: async () => bytes,
  workerSource: async () => source,
  service: notHere,
};

const quoridorGame: Game<QuoridorRequest, QuoridorReport> = {
  name: 'quoridor',
  module: async () => quoridorBytes,
  workerSource: async () => quoridorSource,
  service: async () => createQuoridorService,
};

export interface Subject<Request, Report> {
  open(options?: EngineOptions): Engine<Request, Report>;
  /** Over in a few milliseconds. */
  quick: Request;
  /** Busy for a second or so, with partial reports on the way. */
  long: Request;
  /** Whether this is the right answer to `quick`. */
  isRight(report: Report): boolean;
}

export const fake: Subject<FakeRequest, FakeReport> = {
  open: (options) => createEngine(fakeGame('fine', { service: notHere }), options),
  quick: { do: 'echo', value: 7 },
  long: { do: 'count', to: 2000 },
  isRight: ({ value }) => value === 7,
};

export const mahjong: Subject<MahjongRequest, MahjongReport> = {
  open: (options) => createEngine(mahjongGame, options),
  quick: { hand: '123m456p789s1122z5m', model: 'advance' },
  long: { hand: '159m2468p13579s12z', model: 'full' },
  isRight: (report) => report.complete && report.hints[0]?.discard === '5m',
};

/** Ten walls left of twenty. */
export const MIDDLE_GAME = 'e2 e8 e3 e7 e4 e6 d6h e3h c4v f6h a2h h7h b5v g2v';

export const quoridor: Subject<QuoridorRequest, QuoridorReport> = {
  open: (options) => createEngine({ ...quoridorGame, service: notHere }, options),
  quick: { position: 'e2 e8', nodes: 500 },
  long: { position: MIDDLE_GAME, timeMs: 2000 },
  isRight: ({ complete, nodes, hints }) => complete && nodes === 500 && hints.length === 3,
};

/** The same on the caller's own thread: what is left where no worker can start. */
export const quoridorInline: typeof quoridor = {
  ...quoridor,
  open: () =>
    new Engine((signal) =>
      startFirst([inlineTransport(quoridorGame)], { module: quoridorGame.module, timeoutMs: 10_000, signal }),
    ),
};
