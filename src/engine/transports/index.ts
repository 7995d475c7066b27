import type { Transport } from '../connection.js';
import type { Game } from '../game.js';
import type { EngineOptions } from '../options.js';
import { blobTransport } from './blob.js';
import { factoryTransport } from './factory.js';
import { inlineTransport } from './inline.js';
import { nodeTransport, readScript } from './node.js';
import { urlTransport } from './url.js';

interface NodeGlobal {
  process?: { versions?: { node?: string } };
}

/** The ways to run a game here, in the order in which they are tried: the caller's own, the embedded, the last resort. */
export function transportsFor<Request, Report>(
  game: Game<Request, Report>,
  { workerFactory, workerUrl }: EngineOptions,
): Transport<Request, Report>[] {
  return [
    ...(workerFactory ? [factoryTransport<Request, Report>(workerFactory)] : []),
    ...threadTransports(game, workerUrl),
    inlineTransport(game),
  ];
}

function threadTransports<Request, Report>(
  game: Game<Request, Report>,
  workerUrl: EngineOptions['workerUrl'],
): Transport<Request, Report>[] {
  if (typeof Worker === 'function') {
    return [...(workerUrl ? [urlTransport<Request, Report>(workerUrl, game.name)] : []), blobTransport(game)];
  }
  // Files for the page are built with `globalThis.process` undefined, so that threads are left out of them.
  if ((globalThis as NodeGlobal).process?.versions?.node === undefined) return [];
  return [
    ...(workerUrl
      ? [nodeTransport<Request, Report>('thread of workerUrl', game.name, () => readScript(workerUrl))]
      : []),
    nodeTransport('embedded thread', game.name, () => game.workerSource()),
  ];
}
