import type { Plugin } from 'vite';

export function embed(bytes: Uint8Array): string;
export function embeddedBytes(): Plugin;
export function trimTemplates(): Plugin;
export function workerSource(): Plugin;
export function bytesLast(): Plugin;
