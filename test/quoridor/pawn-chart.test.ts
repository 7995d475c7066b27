import { expect, test } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import { createPawnMachine, type PawnEvent } from '../../src/quoridor/charts/pawn.js';
import { destinationOf, placeOf, squareAt } from '../../src/quoridor/charts/pawn-guards.js';
import { PAWN_MOVES, type PawnMove, pawnMoves } from '../../src/quoridor/charts/pawn-moves.js';
import type { Player, QuoridorReport, QuoridorRequest } from '../../src/quoridor/types.js';
import { hasCases, readCases } from '../support/cases.js';
import { analyze, type CasePosition, loadQuoridor, positionOf, requestFor } from '../support/quoridor.js';

interface LegalCase {
  pos: CasePosition;
  pawn: string[];
}

const service = await loadQuoridor();
const reportOf = (request: QuoridorRequest): QuoridorReport => analyze(service, request).report;
const reportAfter = (moves: readonly string[]) => reportOf({ position: moves.join(' ') });
type Snapshot = SnapshotFrom<ReturnType<typeof createPawnMachine>>;

function actorOf(player: Player, board: QuoridorReport) {
  return createActor(createPawnMachine(player), { input: { player, board } }).start();
}

const accepted = (snapshot: Snapshot): PawnMove[] => pawnMoves.filter((type) => snapshot.can({ type }));

/** The state that a row or column of so many should have, written down once more and differently. */
function stateOf(index: number, count: number, names: readonly string[]): string {
  const [first, second, middle, beforeLast, last] = names;
  if (index === 1) return first!;
  if (index === count) return last!;
  if (count === 3) return middle!;
  return (index === 2 ? second : index === count - 1 ? beforeLast : middle)!;
}

const ROWS = ['bottom', 'almostBottom', 'middle', 'almostTop', 'top'];
const COLUMNS = ['left', 'almostLeft', 'middle', 'almostRight', 'right'];

function expectState(
  snapshot: Snapshot,
  square: string,
  { columns, rows }: { columns: number; rows: number },
): void {
  const { column, row } = placeOf(square);
  expect(snapshot.value).toEqual({
    vertical: stateOf(row, rows, ROWS),
    horizontal: stateOf(column, columns, COLUMNS),
  });
  expect(squareAt(snapshot.context)).toBe(square);
}

/** The mover's chart accepts exactly these destinations and reaches each; the other's chart accepts nothing. */
function walk(report: QuoridorReport, destinations: readonly string[]): void {
  const { toMove, pawns } = report;
  const snapshot = actorOf(toMove, report).getSnapshot();
  expectState(snapshot, pawns[toMove - 1]!, report);
  const moves = accepted(snapshot);
  const reached = moves.map((type) => squareAt(destinationOf(placeOf(pawns[toMove - 1]!), type)));
  expect([...reached].sort()).toEqual([...destinations].sort());
  for (const type of moves) {
    const actor = actorOf(toMove, report);
    actor.send({ type });
    const square = squareAt(destinationOf(placeOf(pawns[toMove - 1]!), type));
    expectState(actor.getSnapshot(), square, report);
    expect(accepted(actor.getSnapshot())).toEqual([]);
  }
  const waiting = actorOf(toMove === 1 ? 2 : 1, report).getSnapshot();
  expectState(waiting, pawns[2 - toMove]!, report);
  expect(accepted(waiting)).toEqual([]);
}

test.runIf(hasCases('quoridor/legal.jsonl'))(
  'every position: the events accepted are the legal pawn moves',
  () => {
    const cases = readCases<LegalCase>('quoridor/legal.jsonl');
    for (const { pos, pawn } of cases) walk(reportOf(requestFor(positionOf(pos))), pawn);
  },
);

test.each([
  [2, 2],
  [2, 9],
  [9, 2],
  [3, 3],
  [4, 4],
  [5, 3],
  [6, 8],
])('a board of %i by %i, from the start to the end of pawn games', (columns, rows) => {
  const moves: string[] = [];
  for (let ply = 0; ply < 40; ply++) {
    const report = reportOf({ position: moves.join(' '), columns, rows, walls: 0 });
    walk(report, report.legalMoves);
    if (report.winner) break;
    moves.push(report.legalMoves[(ply * 7) % report.legalMoves.length]!);
  }
});

test('an event that no guard lets through changes nothing, notice or not', () => {
  const actor = actorOf(1, reportAfter([]));
  const before = actor.getSnapshot();
  for (const type of pawnMoves) if (!before.can({ type })) actor.send({ type });
  expect(actor.getSnapshot()).toBe(before);
});

test('a row that wins is final for its player alone, and a pawn may be taken back from it', () => {
  const moves = ['e2', 'e8', 'e3', 'e7', 'e4', 'e6', 'e5', 'e4', 'e6', 'e3', 'e7', 'e2', 'e8', 'f2', 'e9'];
  const report = reportAfter(moves);
  const [first, second] = [actorOf(1, report), actorOf(2, report)];
  expect(report.winner).toBe(1);
  const vertical = ({ machine }: Snapshot) => machine.root.states.vertical!.states;
  expect(vertical(first.getSnapshot()).top!.type).toBe('final');
  expect(vertical(first.getSnapshot()).bottom!.type).toBe('atomic');
  expect(vertical(second.getSnapshot()).bottom!.type).toBe('final');
  expectState(first.getSnapshot(), 'e9', report);
  const before = reportAfter(moves.slice(0, -1));
  const place: PawnEvent = { type: 'place', board: before };
  first.send(place);
  expectState(first.getSnapshot(), 'e8', before);
  expect(accepted(first.getSnapshot())).toContain('moveUp');
});

/** The chart as it was drawn first miscounted two of these. */
test('each state has the exits that its row or column has room for', () => {
  const { machine } = actorOf(1, reportAfter([])).getSnapshot();
  const exits = (region: string, player = machine) =>
    Object.fromEntries(
      Object.entries(player.root.states[region]!.states).map(([key, { config }]) => [
        key,
        Object.keys(config.on ?? {}).length,
      ]),
    );
  expect(exits('vertical')).toEqual({
    top: 0,
    almostTop: 7,
    middle: 8,
    almostBottom: 7,
    bottom: 4,
    choice: 0,
  });
  expect(exits('horizontal')).toEqual({
    left: 4,
    almostLeft: 7,
    middle: 8,
    almostRight: 7,
    right: 4,
    choice: 0,
  });
  const second = actorOf(2, reportAfter([])).getSnapshot().machine;
  expect(exits('vertical', second)).toMatchObject({ top: 4, bottom: 0 });
  expect(Object.keys(PAWN_MOVES)).toHaveLength(12);
});
