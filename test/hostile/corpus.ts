/** Texts that have broken parsers, terminals and pages before; each is tried everywhere. */
export const TEXTS: readonly string[] = [
  '',
  ' ',
  '\0',
  '123m\x256p',
  '\t\r\n\v\f',
  '\ud83c', // half of a tile
  '\udc00\ud83c',
  '🀇\ud83c',
  '\u202e123m', // right to left from here
  '\u200f\u2066123m\u2069',
  '\ufeff123m',
  '１２３ｍ', // full-width
  '١٢٣m', // other digits
  '1m\u0301',
  'İſK', // letters that change length or script in lower case
  '\x1b[31m\x1b]0;title\x07',
  '\u009b31m',
  '\x7f\b\b\b',
  '<img src=x onerror="globalThis.hostile=1">',
  '"><script>globalThis.hostile=1</script>',
  '<svg/onload=globalThis.hostile=1>',
  '#{globalThis.hostile=1}',
  '{{constructor.constructor("globalThis.hostile=1")()}}',
  'javascript:globalThis.hostile=1',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e309',
  '0x10',
  '-0',
  '9007199254740993',
  '[[[[[[[[[[',
  '(((((((((()',
  '[123m'.repeat(300),
  '[]'.repeat(900),
  '5mr'.repeat(600),
  '1'.repeat(1999),
  `${'1'.repeat(1999)}m`,
  '1m'.repeat(1001),
  '%s%s%n%d',
  '../../../etc/passwd',
  "'; DROP TABLE tiles; --",
  '--hand',
  '-',
  '--',
  '=',
  '🀇'.repeat(30),
  '👩‍👩‍👧‍👦',
];

/** Values of all kinds where a text, a number or a truth belongs. */
export function values(): unknown[] {
  const cyclic: Record<string, unknown> = {};
  cyclic.self = cyclic;
  return [
    ...TEXTS,
    ...[
      undefined,
      null,
      true,
      false,
      0,
      -0,
      1,
      -1,
      1.5,
      70,
      71,
      1e9,
      Number.POSITIVE_INFINITY,
      Number.NEGATIVE_INFINITY,
      Number.NaN,
    ],
    ...[5n, Symbol('tile'), () => '123m', class Hand {}],
    ...[[], ['123m'], [[[]]], {}, { toString: 1, valueOf: 1 }, Object.create(null), cyclic],
    ...[new Date(Number.NaN), /m/, new Map([['hand', '1m']]), new Set(), new Uint8Array(4), new Error('x')],
    ...[Object('123m'), Object(5), Object(true), Promise.resolve('123m')],
    ...[JSON.parse('{"__proto__":{"hostile":1}}'), JSON.parse('{"then":1}'), new Proxy({}, {})],
  ];
}

/** Objects that fight being read. */
export function traps(): object[] {
  const refuse = () => {
    throw new Error('trap');
  };
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  return [
    Object.defineProperty({}, 'hand', { enumerable: true, get: refuse }),
    Object.defineProperty({ hand: '123m' }, 'draws', { enumerable: true, get: refuse }),
    Object.defineProperty({}, Symbol.toStringTag, { get: refuse }),
    new Proxy({}, { ownKeys: refuse }),
    new Proxy({ hand: '123m' }, { get: refuse }),
    new Proxy({ hand: '123m' }, { getOwnPropertyDescriptor: refuse }),
    revoked.proxy,
  ];
}
