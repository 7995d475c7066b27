/** What is drawn of a forcing net is a proof: every link follows from those before it by the rules of the grid, up to a contradiction. */
import { describe, expect, test } from 'vitest';
import type { Layout } from '../../src/sudoku/layout.js';
import { readRequest } from '../../src/sudoku/request.js';
import type { Hint, HintLink, Mark, SudokuRequest } from '../../src/sudoku/types.js';
import { loadSudoku, runSudoku } from '../support/sudoku.js';

/** Their paths take nets of both kinds. */
const GRIDS: readonly SudokuRequest[] = [
  {
    grid: '..4.8.......9........1......5...1...1.....32...8..4....6.3.81..8.......7....65...',
    variant: 'x',
  },
  {
    grid: '8...3....7......4....2.....9...2..1.......6...8.......3.................2..5.....',
    variant: 'antiknight',
  },
  {
    grid: '6..1........8.....1.6....3..4............8........375..5..........5......7..2....',
    regions: 'BBBBBBCCCBAAAABBCCAADAAACCCDDDEEEEECDDDEFFFFIGDEEFFFIIGDEGHHFFIGGGGHHIIIGGHHHHHII',
  },
];

const service = await loadSudoku();

/** The digits that each cell may hold, none where one stands. */
type Candidates = Set<number>[];

function candidatesOf(request: SudokuRequest) {
  const task = readRequest(request);
  if (task.kind !== 'analyze') throw new Error('not a grid');
  const { layout, digits } = task.puzzle;
  const all = Array.from({ length: layout.side }, (_, i) => i + 1);
  const candidates: Candidates = layout.peers.map((peers, cell) => {
    const seen = peers.map((peer) => digits[peer]);
    return new Set(digits[cell] ? [] : all.filter((digit) => !seen.includes(digit)));
  });
  return { layout, candidates };
}

function apply({ placements, eliminations }: Hint, candidates: Candidates, { peers }: Layout): void {
  for (const { cell, digit } of placements) {
    candidates[cell]!.clear();
    for (const peer of peers[cell]!) candidates[peer]!.delete(digit);
  }
  for (const { cell, digit } of eliminations) candidates[cell]!.delete(digit);
}

const nameOf = ({ cell, digit }: Mark): string => `${digit} in ${cell}`;

/** Follows the links of one net. */
class Proof {
  readonly #layout: Layout;
  readonly #candidates: Candidates;
  readonly #right = new Set<string>();
  readonly #wrong = new Set<string>();

  constructor(layout: Layout, candidates: Candidates, supposed: Mark) {
    this.#layout = layout;
    this.#candidates = candidates;
    this.#right.add(nameOf(supposed));
  }

  #isGone = (cell: number, digit: number): boolean => this.#wrong.has(nameOf({ cell, digit }));
  #sees = (one: number, other: number): boolean => this.#layout.peers[one]!.includes(other);
  #left = (cell: number): number[] =>
    [...this.#candidates[cell]!].filter((digit) => !this.#isGone(cell, digit));

  /** By house: its cells that may hold a digit. */
  #places(digit: number): number[][] {
    return this.#layout.houses.map(({ cells }) => cells.filter((cell) => this.#candidates[cell]!.has(digit)));
  }

  /** All links that lead to the same; whether it follows. */
  take(links: readonly HintLink[]): boolean {
    const { kind, to } = links[0]!;
    const follows = kind === 'strong' ? this.#isLast(to) : this.#isSeen(links);
    (kind === 'strong' ? this.#right : this.#wrong).add(nameOf(to));
    return follows;
  }

  #isLast({ cell, digit }: Mark): boolean {
    if (this.#left(cell).every((other) => other === digit)) return true;
    return this.#places(digit).some(
      (places) =>
        places.includes(cell) && places.every((other) => other === cell || this.#isGone(other, digit)),
    );
  }

  #isSeen(links: readonly HintLink[]): boolean {
    const { from, to } = links[0]!;
    if (links.length === 1)
      return this.#right.has(nameOf(from)) && (from.cell === to.cell || this.#isPeer(from, to));
    return links.every((link) => this.#isPeer(link.from, to)) && this.#isSet(links.map((link) => link.from));
  }

  #isPeer = (from: Mark, to: Mark): boolean => from.digit === to.digit && this.#sees(from.cell, to.cell);

  /** One of the cells has the digit: a house has it nowhere else, or two cells have two digits between them. */
  #isSet(marks: readonly Mark[]): boolean {
    const cells = marks.map(({ cell }) => cell);
    const { digit } = marks[0]!;
    const holds = (places: number[]) =>
      places.every((cell) => cells.includes(cell) || this.#isGone(cell, digit));
    if (this.#places(digit).some((places) => places.length > 0 && holds(places))) return true;
    const [one, other] = cells.map((cell) => this.#left(cell).join(' '));
    return (
      cells.length === 2 && one === other && one!.split(' ').length === 2 && this.#sees(cells[0]!, cells[1]!)
    );
  }

  get isContradiction(): boolean {
    if (this.#candidates.some((digits, cell) => digits.size > 0 && this.#left(cell).length === 0))
      return true;
    return this.#layout.houses.some((_, house) =>
      Array.from({ length: this.#layout.side }, (_, i) => i + 1).some((digit) => {
        const places = this.#places(digit)[house]!;
        return places.length > 0 && places.every((cell) => this.#isGone(cell, digit));
      }),
    );
  }
}

/** Links that follow each other and lead to the same. */
function byEnd(links: readonly HintLink[]): HintLink[][] {
  const groups: HintLink[][] = [];
  for (const link of links) {
    const last = groups.at(-1);
    const { kind, to } = last?.[0] ?? {};
    if (last && to && kind === link.kind && nameOf(to) === nameOf(link.to)) last.push(link);
    else groups.push([link]);
  }
  return groups;
}

describe.each(['Forcing Net Contradiction', 'Forcing Net with Sets'])('%s', (technique) => {
  test('every link follows, up to a contradiction', () => {
    let nets = 0;
    for (const request of GRIDS) {
      const { layout, candidates } = candidatesOf(request);
      for (const hint of runSudoku(service, { ...request, rate: false, hints: -1, timeMs: 60_000 }).report
        .hints) {
        if (hint.technique === technique) {
          const [supposed] = hint.eliminations;
          const proof = new Proof(layout, candidates, supposed!);
          for (const links of byEnd(hint.links)) expect(proof.take(links), JSON.stringify(links)).toBe(true);
          expect(proof.isContradiction).toBe(true);
          nets++;
        }
        apply(hint, candidates, layout);
      }
    }
    expect(nets).toBeGreaterThan(5);
  });
});
