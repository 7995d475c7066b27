/** What the projects ask, and the right answers. */
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { outcomeOf } from './visit.js';

export const MAHJONG = '<mahjong-analyzer hand="33789m35689p2334s" draws="6"></mahjong-analyzer>';
export const QUORIDOR =
  '<quoridor-analyzer position="e2 e8 e3 d6h" nodes="2000" seed="1"></quoridor-analyzer>';
export const SUDOKU =
  '<sudoku-analyzer grid="8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."></sudoku-analyzer>';
export const SUDOKU_SOLUTION =
  '812753649943682175675491283154237896369845721287169534521974368438526917796318452';

/** One tile away from tenpai, and the 3p is the tile to go. */
export async function expectMahjong(page: Page): Promise<void> {
  const outcome = await outcomeOf(page, 'mahjong-analyzer');
  expect(outcome).toMatchObject({ state: 'done', report: { shanten: { best: 1 } } });
  expect(outcome.report?.hints).toContainEqual(
    expect.objectContaining({ discard: '3p', shanten: 1, acceptCount: 8 }),
  );
}

/** Player 1 has seven steps to go, player 2 eight, by 128 legal moves. */
export async function expectQuoridor(page: Page): Promise<void> {
  const { state, report } = await outcomeOf(page, 'quoridor-analyzer');
  expect({ state, paths: report?.pathLengths }).toEqual({ state: 'done', paths: [7, 8] });
  expect(report?.legalMoves).toHaveLength(128);
}

export async function expectSudoku(page: Page): Promise<void> {
  const { state, report } = await outcomeOf(page, 'sudoku-analyzer');
  expect({ state, solution: report?.solution }).toEqual({ state: 'done', solution: SUDOKU_SOLUTION });
}

/** Asked to, it measures what its tag names, in its worker. */
export async function expectBenchmark(page: Page): Promise<void> {
  const suite = await page.locator('analyzer-benchmark').getAttribute('suite');
  await page.locator('analyzer-benchmark').evaluate((element) => {
    void (element as HTMLElement & { analyze(): Promise<unknown> }).analyze();
  });
  const { state, report } = await outcomeOf(page, 'analyzer-benchmark');
  expect({ state, complete: report?.complete }).toEqual({ state: 'done', complete: true });
  const suites = report?.suites as { game: string; name: string; cases: unknown[] }[];
  expect(suites.map(({ game, name }) => `${game}/${name}`)).toEqual([suite]);
  expect(suites[0]!.cases).not.toEqual([]);
}

/** A document of one line of script and some elements. */
export const documentOf = (script: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title></head><body>${body}${script}</body></html>`;
