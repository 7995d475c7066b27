import { cdp } from 'vitest/browser';

/** What the whole page holds, after a collection. */
export interface PageSize {
  /** Bytes of live JavaScript objects. */
  heap: number;
  nodes: number;
  listeners: number;
}

/** Chromium's DevTools protocol, as far as it is used here. */
interface DevTools {
  send(method: 'Performance.enable' | 'HeapProfiler.collectGarbage'): Promise<unknown>;
  send(method: 'Performance.getMetrics'): Promise<{ metrics: { name: string; value: number }[] }>;
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
