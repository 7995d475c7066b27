import type { Plugin } from 'vite';

export function sharedWorker(used?: ReadonlyMap<string, readonly string[]>): Plugin;
