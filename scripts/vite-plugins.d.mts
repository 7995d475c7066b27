import type { Plugin } from 'vite';

export function embeddedBytes(): Plugin;
export function workerSource(): Plugin;
