import type { Plugin } from 'vite';

export function embeddedBytes(): Plugin;
export function trimTemplates(): Plugin;
export function muteLibraries(): Plugin;
export function workerSource(): Plugin;
export function bytesLast(): Plugin;
