import type { Game } from '../../../src/engine/game.js';
import { createFakeService, type FakeReport, type FakeRequest, MODULES, type ModuleKind } from './service.js';

export type FakeGame = Game<FakeRequest, FakeReport>;

/** The fake as the engine sees a game; parts may be replaced. */
export function fakeGame(kind: ModuleKind = 'fine', parts: Partial<FakeGame> = {}): FakeGame {
  return {
    name: 'fake',
    module: async () => Uint8Array.from(MODULES[kind]),
    workerSource: async () => (await import('./worker.ts?worker-source')).default,
    service: async () => createFakeService,
    ...parts,
  };
}
