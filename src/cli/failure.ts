import { type ErrorCode, type ErrorData, escapeUnseen } from '../errors.js';
import type { Style } from './style.js';

/**
 * 0 answered, 1 hintwright itself failed, 2 bad input or usage; 130 and 141 as shells report a command that Ctrl-C or a reader
 * that has gone has ended.
 */
export type ExitCode = 0 | 1 | 2 | 130 | 141;

const OWN_FAULTS: ReadonlySet<ErrorCode> = new Set([
  'ERR_WORKER_START',
  'ERR_WORKER_CRASHED',
  'ERR_WASM',
  'ERR_MEMORY',
  'ERR_DISPOSED',
  'ERR_ANALYZER',
  'ERR_INTERNAL',
  'ERR_IO',
]);

export function exitCodeOf({ code }: ErrorData): 1 | 2 {
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

/** Control characters as pictures and direction marks as escapes: what was pasted must not command the terminal. */
function visible(text: string, allowed = ''): string {
  const pictured = Array.from(text, (char) => {
    const code = char.codePointAt(0)!;
    if (code === 127) return '␡';
    return code < 32 && !allowed.includes(char) ? String.fromCodePoint(0x2400 + code) : char;
  }).join('');
  return allowed === '' ? escapeUnseen(pictured) : pictured.split(allowed).map(escapeUnseen).join(allowed);
}

/** Columns of text without control characters; of the tiles only 🀄 is an emoji, two columns wide. */
function columns(text: string): number {
  return Array.from(text).reduce((sum, char) => sum + (char === '🀄' ? 2 : 1), 0);
}
