import { expect, test } from 'vitest';
import { faultWords } from '../../src/elements/mahjong-analyzer/fault-words.js';
import { type ErrorCode, HintwrightError } from '../../src/errors.js';
import { CHECKS } from '../../src/mahjong/circumstances/checks.js';

const said = (code: ErrorCode, message: string) => faultWords(new HintwrightError({ code, message }));

// Readers of a page see boxes to check, not the fields of a request.
test.each(CHECKS.map(({ code, message }) => [code, message] as const))(
  '%s is told without names of fields',
  (code, message) => {
    expect(said(code, message)).not.toMatch(/\b[a-z]+[A-Z]|ruleOptions/);
  },
);

test('circumstances are called what their boxes are called', () => {
  const of = (wanted: ErrorCode) => {
    const { code, message } = CHECKS.find((check) => check.code === wanted)!;
    return said(code, message);
  };
  expect(of('ERR_ROBBING_SELF_DRAW')).toBe(
    'A kong is robbed of its tile by another player: “Robbing a kong” excludes “Drawn”.',
  );
  expect(of('ERR_IPPATSU_WITHOUT_RIICHI')).toBe('“Ippatsu” needs riichi.');
  expect(of('ERR_IPPATSU_AFTER_KONG')).toBe('A kong ends ippatsu: it excludes “After a kong”.');
  expect(of('ERR_PAARENCHAN_SEAT')).toContain('“Yakuman for wins in a row” needs the East seat');
});

test('other faults are told as they are', () => {
  expect(said('ERR_REQUEST', 'There is no field drwas.')).toBe('There is no field drwas.');
});
