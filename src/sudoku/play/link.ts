/** Fields as the fragment of a link: `#name=value&name=value`, with or without what stands before it. */
import type { ErrorCode, ErrorData } from '../../errors.js';
import { fail, type Result, succeed } from '../../result.js';

/** Longer text is refused unread; 25x25 with all its marks takes half of it. */
const MOST_LINK = 1 << 16;

export interface Field {
  /** Decoded. */
  readonly value: string;
  /** Where it stands in the text. */
  readonly at: number;
  /** Whether offsets in the value are offsets in the text. */
  readonly isPlain: boolean;
}

/** Names without a value are left out. Signs that a fragment may hold stay as they are. */
export const makeLink = (fields: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}=${encode(value!)}`)
    .join('&');

const encode = (value: string): string =>
  encodeURIComponent(value.replace(/\p{Cs}/gu, '\ufffd')).replace(/%(?:2C|3A|3B)/g, decodeURIComponent);

/**
 * The fields that a link has of those asked for; others are the page's. Errors: `ERR_EMPTY_INPUT`, `ERR_TOO_LONG`,
 * `ERR_PARSE_ERROR` for one that stands twice or is badly escaped.
 */
export function parseLink<Name extends string>(
  text: string,
  names: readonly Name[],
): Result<Partial<Record<Name, Field>>> {
  if (typeof text !== 'string' || text.trim() === '')
    return fail({ code: 'ERR_EMPTY_INPUT', message: 'There is no game here.' });
  if (text.length > MOST_LINK) {
    const message = `This is longer than any game: ${MOST_LINK} characters at most.`;
    return fail({ code: 'ERR_TOO_LONG', message, input: text.slice(0, MOST_LINK), at: MOST_LINK });
  }
  const fields: Partial<Record<Name, Field>> = {};
  const start = text.indexOf('#') + 1;
  for (const { 0: part, index } of text.slice(start).matchAll(/[^&\s]+/g)) {
    const [, key = '', raw = ''] = /^([^=]*)=(.*)$/.exec(part) ?? [];
    const name = names.find((one) => one === key);
    if (!name) continue;
    const at = start + index + key.length + 1;
    if (fields[name]) return fail(misread(`${name} stands here a second time.`, text, at));
    const value = decode(raw);
    if (value === null) return fail(misread(`${name} holds a % that stands for nothing.`, text, at));
    fields[name] = { value, at, isPlain: value === raw };
  }
  return succeed(fields);
}

function decode(raw: string): string | null {
  try {
    return decodeURIComponent(raw);
  } catch {
    return null;
  }
}

const misread = (message: string, input: string, at: number): ErrorData => ({
  code: 'ERR_PARSE_ERROR',
  message,
  input,
  at,
});

/** A fault within a field, at its place in the whole text. */
export const faultIn = (
  text: string,
  { at, isPlain }: Field,
  error: { code: ErrorCode; message: string; at?: number },
): ErrorData => ({
  code: error.code,
  message: error.message,
  input: text,
  at: at + (isPlain ? (error.at ?? 0) : 0),
});
