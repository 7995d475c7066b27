import type { ErrorCode, ErrorData } from '../errors.js';
import type { Style } from './style.js';

/** 0 answered, 1 hintwright itself failed, 2 bad input or usage. */
export type ExitCode = 0 | 1 | 2;

const OWN_FAULTS: ReadonlySet<ErrorCode> = new Set([
  'ERR_WORKER_START',
  'ERR_WORKER_CRASHED',
  'ERR_WASM',
  'ERR_DISPOSED',
  'ERR_INTERNAL',
]);

export function exitCodeOf({ code }: ErrorData): ExitCode {
  return OWN_FAULTS.has(code) ? 1 : 2;
}

/** How much of a long input is shown on each side of the fault. */
const CONTEXT = 30;

/** The sentence, and under it the input with a caret at the fault where that is known. */
export function formatError(error: ErrorData, style: Style): string {
  const { code, message, input, at } = error;
  const name = code === 'ERR_USAGE' ? '' : style.dim(` (${code})`);
  const lines = [`${style.error('hintwright:')} ${visible(message, '\n')}${name}`];
  if (input !== undefined && at !== undefined) {
    const start = Math.max(0, at - CONTEXT);
    const excerpt = input.slice(start, at + CONTEXT);
    const before = (start > 0 ? '…' : '') + visible(excerpt.slice(0, at - start));
    const after = visible(excerpt.slice(at - start)) + (at + CONTEXT < input.length ? '…' : '');
    lines.push(`  ${before}${after}`, `  ${' '.repeat(columns(before))}${style.error('^')}`);
  }
  return lines.join('\n');
}

/** Control characters as pictures: what was pasted must not command the terminal. */
function visible(text: string, allowed = ''): string {
  return Array.from(text, (char) => {
    const code = char.codePointAt(0)!;
    if (allowed.includes(char) || (code >= 32 && code !== 127 && !(code >= 128 && code < 160))) return char;
    return code < 32 ? String.fromCodePoint(0x2400 + code) : '␡';
  }).join('');
}

/** Columns of text without control characters; of the tiles only 🀄 is an emoji, two columns wide. */
function columns(text: string): number {
  return Array.from(text).reduce((sum, char) => sum + (char === '🀄' ? 2 : 1), 0);
}
