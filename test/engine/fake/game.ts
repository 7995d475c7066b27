import type { Game } from '../../../src/engine/game.js';
import { createFakeService, type FakeReport, type FakeRequest, type MODULE, moduleOf } from './service.js';

export type FakeGame = Game<FakeRequest, FakeReport>;

/** The fake as the engine sees a game; parts may be replaced. */
export function fakeGame(kind: keyof typeof MODULE = 'fine', parts: Partial<FakeGame> = {}): FakeGame {
  return {
    name: 'fake',
    module: async () => moduleOf(kind),
    workerSource: async () => (await import('./worker.ts?worker-source')).default,
    service: async () => createFakeService,
    ...parts,
  };
}
