import { type Endpoint, wrapRemote } from '../comlink.js';
import type { Connection, Transport } from '../connection.js';

/** What we use of `node:worker_threads`; declared here so that browsers' type libraries suffice. */
interface Thread {
  postMessage(message: unknown, transfer?: readonly object[]): void;
  on(event: string, listener: (value: unknown) => void): void;
  terminate(): Promise<number>;
  ref(): void;
  unref(): void;
}

interface ThreadOptions {
  eval: true;
  execArgv: string[];
  name: string;
}

interface ThreadModule {
  Worker: new (source: string, options: ThreadOptions) => Thread;
}

/** Gives the worker script the endpoint that it finds on the global object in browsers. */
const PRELUDE =
  "{const{parentPort:p}=require('node:worker_threads');for(const k of['addEventListener','removeEventListener','postMessage'])globalThis[k]=p[k].bind(p)}\n";

/** A Node thread that runs the same script as a browser's worker. */
export function nodeTransport<Request, Report>(
  name: string,
  game: string,
  source: () => Promise<string>,
): Transport<Request, Report> {
  return {
    name,
    open: async () => {
      const { Worker } = await importNode<ThreadModule>('node:worker_threads');
      // Flags of the process, such as --input-type, are not meant for the thread.
      const options: ThreadOptions = { eval: true, execArgv: [], name: `hintwright-${game}` };
      return connectThread(new Worker(PRELUDE + (await source()), options));
    },
  };
}

/** Reads a worker script that `workerUrl` names. */
export async function readScript(url: string | URL): Promise<string> {
  const { readFile } = await importNode<{ readFile(url: URL, encoding: 'utf8'): Promise<string> }>(
    'node:fs/promises',
  );
  return readFile(new URL(url), 'utf8');
}

/** Imports a module of Node's own by a name that no bundler for browsers tries to follow. */
function importNode<Module>(specifier: string): Promise<Module> {
  return import(/* @vite-ignore */ /* webpackIgnore: true */ specifier);
}

function connectThread<Request, Report>(thread: Thread): Connection<Request, Report> {
  return {
    remote: wrapRemote(threadEndpoint(thread)),
    failure: new Promise((resolve) => {
      thread.on('error', (error) => resolve(error instanceof Error ? error.message : String(error)));
      thread.on('messageerror', () => resolve('a message could not be read'));
      thread.on('exit', (code) => resolve(`exit code ${code}`));
    }),
    terminate: async () => {
      await thread.terminate();
    },
    hold: (busy) => (busy ? thread.ref() : thread.unref()),
  };
}

/** A thread's messages as the events that Comlink listens to. Nobody stops listening while the thread lives. */
function threadEndpoint(thread: Thread): Endpoint {
  return {
    postMessage: (message, transfer) => thread.postMessage(message, transfer),
    addEventListener: (type, listener) => {
      const event = (data: unknown) => ({ data }) as unknown as Event;
      thread.on(type, (data) =>
        typeof listener === 'function' ? listener(event(data)) : listener.handleEvent(event(data)),
      );
    },
    removeEventListener: () => {},
  };
}
