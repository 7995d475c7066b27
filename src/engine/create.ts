import { Engine } from './engine.js';
import type { Game } from './game.js';
import type { EngineOptions } from './options.js';
import { startFirst } from './start.js';
import { transportsFor } from './transports/index.js';

const START_TIMEOUT_MS = 10_000;

/** An engine for a game, with every way to run it that this environment has. Starts nothing yet. */
export function createEngine<Request, Report>(
  game: Game<Request, Report>,
  options: EngineOptions = {},
): Engine<Request, Report> {
  const timeoutMs = options.startTimeoutMs ?? START_TIMEOUT_MS;
  const transports = transportsFor(game, options);
  return new Engine(
    (signal) => startFirst(transports, { module: () => game.module(), timeoutMs, signal }),
    game.silenceLimit,
  );
}
