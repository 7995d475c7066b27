import { describe, expect, test } from 'vitest';
import { exitCodeOf, formatError } from '../../src/cli/failure.js';
import { createStyle } from '../../src/cli/style.js';
import type { ErrorData } from '../../src/errors.js';

const plain = createStyle(80, false);
const show = (error: Partial<ErrorData>) =>
  formatError({ code: 'ERR_UNKNOWN_TILE', message: 'No tile.', ...error }, plain).split('\n');

describe('an error on the terminal', () => {
  test('points at the fault', () => {
    expect(show({ input: '12q3m', at: 2 })).toEqual([
      'hintwright: No tile. (ERR_UNKNOWN_TILE)',
      '  12q3m',
      '    ^',
    ]);
  });

  test('points behind the end where something is missing there', () => {
    expect(show({ input: '12', at: 2 }).slice(1)).toEqual(['  12', '    ^']);
  });

  test('shows only the sentence where the place is not known', () => {
    expect(show({ input: '12' })).toHaveLength(1);
  });

  test('cuts a long input to the surroundings of the fault', () => {
    const [, excerpt, caret] = show({ input: `${'1'.repeat(50)}q${'2'.repeat(50)}`, at: 50 });
    expect(excerpt).toBe(`  …${'1'.repeat(30)}q${'2'.repeat(29)}…`);
    expect(caret!.indexOf('^')).toBe(excerpt!.indexOf('q'));
  });

  test('counts columns, not UTF-16 units: Unicode tiles take two of these, and 🀄 two columns', () => {
    expect(show({ input: '🀇🀄q', at: 4 }).slice(1)).toEqual(['  🀇🀄q', '     ^']);
  });

  test('never passes control characters on: pasted text must not command the terminal', () => {
    expect(show({ input: '\x1b[2Jq', at: 4, message: 'No \x1b[31m tile' })).toEqual([
      'hintwright: No ␛[31m tile (ERR_UNKNOWN_TILE)',
      '  ␛[2Jq',
      '      ^',
    ]);
  });

  test('a wrong command line needs no code', () => {
    expect(show({ code: 'ERR_USAGE', message: 'Say which game.' })).toEqual(['hintwright: Say which game.']);
  });
});

test.each([
  { code: 'ERR_UNKNOWN_TILE', exit: 2, why: 'the hand was wrong' },
  { code: 'ERR_USAGE', exit: 2, why: 'the command line was wrong' },
  { code: 'ERR_RULES', exit: 2, why: 'asked for rules there are not' },
  { code: 'ERR_WORKER_START', exit: 1, why: 'nothing the user wrote' },
  { code: 'ERR_INTERNAL', exit: 1, why: 'our own fault' },
] as const)('$code exits with $exit: $why', ({ code, exit }) => {
  expect(exitCodeOf({ code, message: '' })).toBe(exit);
});
