/** What the proofs are about: an engine with a service that does as it is told, and one with the real service of Mahjong. */
import bytes from '../../../build/mahjong.wasm?bytes';
import { createEngine } from '../../../src/engine/create.js';
import type { Engine } from '../../../src/engine/engine.js';
import type { Game } from '../../../src/engine/game.js';
import type { EngineOptions } from '../../../src/engine/options.js';
import type { MahjongReport, MahjongRequest } from '../../../src/mahjong/types.js';
import source from '../../../workers/mahjong.ts?worker-source';
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
