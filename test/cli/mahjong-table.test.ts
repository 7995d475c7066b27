import { describe, expect, test } from 'vitest';
import { formatMahjong } from '../../src/cli/mahjong/table.js';
import { createStyle } from '../../src/cli/style.js';
import type { Hint, MahjongReport, Score } from '../../src/mahjong/types.js';

const wide = createStyle(Number.POSITIVE_INFINITY, false);

const hint = (discard: string | null, now: number, tiles: string[]): Hint => ({
  discard,
  shanten: 1,
  accepts: tiles.map((tile) => ({ tile, count: 3 })),
  acceptCount: tiles.length * 3,
  improvements: [],
  exact: true,
  winProbability: [0, now / 2, now],
  tenpaiProbability: [0, 0.5, 0.95],
  expectedScore: [],
  explanation: `The reason for ${discard}.`,
});

const base: MahjongReport = {
  game: 'mahjong',
  rules: 'riichi',
  hand: '33789m35689p2334s',
  state: 'neither',
  shanten: { best: 1, standard: 1, sevenPairs: 4, thirteenOrphans: null },
  waits: [],
  combinations: [],
  combinationsCapped: false,
  special: [],
  score: null,
  hints: [hint('9p', 0.5234, ['4p', '7p', '2s']), hint('10s', 0.0512, ['1z'])],
  unseen: 122,
  model: 'advance',
  complete: true,
  timeMs: 3.21,
};

describe('a report as a table', () => {
  test('14 tiles: the hand, how far, the discards best first, the reason, the assumptions', () => {
    expect(formatMahjong(base, wide)).toBe(
      `33789m35689p2334s  riichi
1-shanten, 2 tiles from winning (standard 1, seven pairs 4)

discard  shanten  win %  tenpai %  tiles  accepted
9p             1   52.3      95.0      9  47p 2s
10s            1    5.1      95.0      3  1z

The reason for 9p.

2 draws left, model advance, 122 tiles unseen, 3.2 ms`,
    );
  });

  test('expected scores stand beside the chances where there are some, in what the rules count in', () => {
    const worth = (score: number): Hint => ({ ...hint('9p', 0.5, ['4p']), expectedScore: [0, 1, score] });
    const table = (rules: string, list: Hint[]) =>
      formatMahjong({ ...base, rules, hints: list }, wide)
        .split('\n')
        .slice(3, 5);
    expect(table('riichi', [worth(5907.4)])).toEqual([
      'discard  shanten  win %  tenpai %  avg points  tiles  accepted',
      '9p             1   50.0      95.0        5907      3  4p',
    ]);
    expect(table('hongkong', [worth(1.587)])[0]).toContain('avg faan');
    expect(table('hongkong', [worth(1.587)])[1]).toContain(' 1.6 ');
    expect(table('mcr', [worth(2), hint('8p', 0.1, ['4p'])])[0]).toContain('avg fan');
  });

  test('an unfinished hand counts as it stands, where it counts anything', () => {
    const item = { id: 'x', name: 'Pung', value: 8, unit: 'points' as const };
    const standing = (total: number): Score => ({ total, wins: false, items: [item], payments: null });
    const told = (total: number) => formatMahjong({ ...base, score: standing(total) }, wide);
    expect(told(16)).toContain('\nAs it stands this hand counts 16\n');
    expect(told(16)).not.toContain('does not win');
    expect(told(0)).not.toContain('Pung');
  });

  test('what counts is told in the singular and in the words of the rules', () => {
    const counted = (rules: string, unit: 'doubles' | 'points' | 'fan', value: number) => {
      const items = [{ id: 'x', name: 'Item', value, unit }];
      return formatMahjong({ ...base, rules, score: { total: 1, wins: true, items, payments: null } }, wide);
    };
    expect(counted('bmja', 'doubles', 1)).toMatch(/Item +1 double\n/);
    expect(counted('bmja', 'doubles', 2)).toMatch(/Item +2 doubles\n/);
    expect(counted('classical', 'points', 1)).toMatch(/Item +1 point\n/);
    expect(counted('hongkong', 'fan', 3)).toMatch(/Item +3 faan\n/);
    expect(counted('mcr', 'fan', 1)).toMatch(/Item +1 fan\n/);
  });

  test('13 tiles: what is waited for, and one row without a discard', () => {
    const report: MahjongReport = {
      ...base,
      state: 'fishing',
      shanten: { best: 0, standard: 0, sevenPairs: null, thirteenOrphans: null },
      waits: [
        { tile: '3p', count: 3 },
        { tile: '6p', count: 4 },
      ],
      hints: [hint(null, 0.4, ['3p', '6p'])],
    };
    expect(formatMahjong(report, wide).split('\n').slice(1, 6)).toEqual([
      'Tenpai, one tile from winning (standard 0)',
      '',
      'Waits  3p (3) 6p (4)',
      '',
      'discard  shanten  win %  tenpai %  tiles  accepted',
    ]);
    expect(formatMahjong(report, wide)).toContain('\n-              1   40.0');
  });

  test('a complete hand shows its score and has no figures to explain', () => {
    const report: MahjongReport = {
      ...base,
      state: 'mahjong',
      shanten: { best: -1, standard: -1, sevenPairs: null, thirteenOrphans: null },
      hints: [],
      score: {
        total: 3900,
        wins: true,
        han: 3,
        fu: 40,
        items: [{ id: 'riichi', name: 'Riichi', value: 1, unit: 'han' }],
        payments: { discarder: 3900, others: 0 },
      },
    };
    expect(formatMahjong(report, wide).split('\n').slice(1)).toEqual([
      'Complete (standard -1)',
      '',
      'Score 3900 (3 han 40 fu)',
      'The discarder pays 3900',
      'for     value',
      'Riichi  1 han',
      '',
      '122 tiles unseen, 3.2 ms',
    ]);
  });

  test.each<[why: string, score: Partial<Score>, lines: string[]]>([
    [
      'self-draw',
      { total: 2700, wins: true, han: 2, fu: 40, payments: { dealer: 1300, others: 700 } },
      ['Score 2700 (2 han 40 fu)', 'The dealer pays 1300, the others 700 each'],
    ],
    [
      'self-draw by the dealer, a limit',
      { total: 12000, wins: true, han: 5, fu: 30, limit: true, payments: { dealer: 0, others: 4000 } },
      ['Score 12000 (5 han 30 fu limit)', 'The others pay 4000 each'],
    ],
    [
      'all pay for a discard',
      { total: 40, wins: true, payments: { discarder: 24, others: 8 } },
      ['Score 40', 'The discarder pays 24, the others 8 each'],
    ],
    ['no yaku', { total: 0, wins: false, han: 0, fu: 30 }, ['Score 0 (0 han 30 fu), does not win']],
  ])('who pays what: %s', (_, given, lines) => {
    const score: Score = { total: 0, wins: true, items: [], payments: null, ...given };
    const text = formatMahjong({ ...base, state: 'mahjong', hints: [], score }, wide).split('\n');
    expect(text.slice(3, 3 + lines.length)).toEqual(lines);
  });

  test('figures that a budget cut short say so', () => {
    expect(formatMahjong({ ...base, complete: false }, wide)).toContain('not worked out to the end');
  });

  test('a hint that has no figures yet shows a dash, not NaN', () => {
    const bare = { ...hint('9p', 0, ['4p']), winProbability: [], tenpaiProbability: [] };
    expect(formatMahjong({ ...base, hints: [bare] }, wide)).toContain(
      '9p             1      -         -      3  4p',
    );
  });

  test('a narrow terminal breaks the accepted tiles under their own heading', () => {
    const many = hint('9p', 0.5, ['1m', '2m', '3p', '4s', '1z', '2p', '5m', '6s', '7z']);
    const lines = formatMahjong({ ...base, hints: [many] }, createStyle(60, false)).split('\n');
    expect(lines.every((line) => line.length <= 60)).toBe(true);
    expect(lines.filter((line) => /^ {42}\S/.test(line))).toHaveLength(1);
  });
});
