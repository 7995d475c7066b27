import { cdp } from 'vitest/browser';

/** What the whole page holds, after a collection. */
export interface PageSize {
  /** Bytes of live JavaScript objects. */
  heap: number;
  nodes: number;
  listeners: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  dur?: number;
  /** Microseconds of processor time. */
  tdur?: number;
  args: { name?: string };
}

/** Chromium's DevTools protocol, as far as it is used here. */
interface DevTools {
  send(method: 'Tracing.start', options: object): Promise<unknown>;
  send(method: 'Tracing.end'): Promise<unknown>;
  send(method: 'Performance.enable' | 'HeapProfiler.collectGarbage'): Promise<unknown>;
  send(method: 'Performance.getMetrics'): Promise<{ metrics: { name: string; value: number }[] }>;
  on(event: 'Tracing.dataCollected', listener: (data: { value: TraceEvent[] }) => void): void;
  on(event: 'Tracing.tracingComplete', listener: () => void): void;
}

/** Collects garbage, then measures. */
export async function measurePage(): Promise<PageSize> {
  const devTools = cdp() as unknown as DevTools;
  await devTools.send('Performance.enable');
  // What a finalizer frees goes with the second collection.
  for (let i = 0; i < 2; i++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    await devTools.send('HeapProfiler.collectGarbage');
  }
  const { metrics } = await devTools.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: value('JSHeapUsedSize'), nodes: value('Nodes'), listeners: value('JSEventListeners') };
}

export interface ChannelCount {
  made: number;
  /** Channels of which no end has been closed. */
  open: number;
  restore(): void;
}

/** Counts this page's channels from now on. Holds none of them, since a port holds all that listens to it. */
export function countChannels(): ChannelCount {
  const { MessageChannel: Original } = globalThis;
  const { close } = MessagePort.prototype;
  const channelOf = new WeakMap<MessagePort, number>();
  const openChannels = new Set<number>();
  let made = 0;
  class Counted extends Original {
    constructor() {
      super();
      made += 1;
      openChannels.add(made);
      channelOf.set(this.port1, made);
      channelOf.set(this.port2, made);
    }
  }
  MessagePort.prototype.close = function (this: MessagePort) {
    openChannels.delete(channelOf.get(this) ?? 0);
    close.call(this);
  };
  globalThis.MessageChannel = Counted;
  return {
    get made() {
      return made;
    },
    get open() {
      return openChannels.size;
    },
    restore() {
      globalThis.MessageChannel = Original;
      MessagePort.prototype.close = close;
    },
  };
}

/**
 * Milliseconds of processor time of each task of the page's main thread while `work` goes on. Other processes may take the
 * processor away in the middle of a task; they do not count.
 */
export async function mainThreadTasks(work: () => Promise<void>): Promise<number[]> {
  const devTools = cdp() as unknown as DevTools;
  const events: TraceEvent[] = [];
  devTools.on('Tracing.dataCollected', ({ value }) => void events.push(...value));
  const complete = new Promise<void>((resolve) => devTools.on('Tracing.tracingComplete', resolve));
  const traceConfig = { includedCategories: ['toplevel', '__metadata'], excludedCategories: ['*'] };
  await devTools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  try {
    await work();
  } finally {
    await devTools.send('Tracing.end');
    // Once in a while, on a busy machine, the end of a trace is never told.
    const lost = new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error('the trace was lost')), 10_000),
    );
    await Promise.race([complete, lost]);
  }
  const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args.name === 'CrRendererMain';
  const main = new Set(events.filter(isMain).map(({ pid, tid }) => `${pid} ${tid}`));
  return events
    .filter(({ name, ph, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && main.has(`${pid} ${tid}`))
    .map(({ tdur, dur = 0 }) => (tdur ?? dur) / 1000);
}
