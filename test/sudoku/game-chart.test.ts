import { describe, expect, test } from 'vitest';
import { Game, type GameEvent } from '../../src/sudoku/charts/game.js';
import { newGame, PUZZLE, rowsIn, SOLUTION, solveWith, type TestGame } from '../support/sudoku-game.js';

/**
 * Every state by every event: what is taken, where it leads and how many updates leave. Cells 0, 13 and 15 of the
 * puzzle are open.
 */
const setup: GameEvent = { type: 'setup', initState: rowsIn(PUZZLE) };

/** The way into each state: of `unsolved` and `running` those with nothing to undo, something to undo and something to redo. */
const STATES = {
  unsolved: [],
  edited: ['give'],
  editedUndone: ['give', 'undo'],
  stopped: ['start', 'enter', 'stop'],
  solved: ['start', 'solve'],
  running: ['start'],
  runningDone: ['start', 'enter'],
  runningUndone: ['start', 'enter', 'undo'],
  paused: ['start', 'enter', 'pause'],
} as const;
type State = keyof typeof STATES;

const EVENTS = {
  setup,
  start: { type: 'start' },
  resume: { type: 'resume' },
  stop: { type: 'stop' },
  pause: { type: 'pause' },
  continue: { type: 'continue' },
  give: { type: 'give', cells: [13], digit: 1 },
  tap: { type: 'tap', x: 0, y: 0 },
  enter: { type: 'enter', cells: [0], digit: 1 },
  mark: { type: 'mark', cells: [13], kind: 'centre', digit: 3 },
  erase: { type: 'erase', cells: [0] },
  autoMarks: { type: 'autoMarks' },
  apply: { type: 'apply', placements: [{ cell: 13, digit: 3 }], eliminations: [] },
  solve: solveWith(SOLUTION),
  undo: { type: 'undo' },
  redo: { type: 'redo' },
  autoRemove: { type: 'autoRemove', on: true },
} satisfies Record<string, GameEvent>;
type Name = keyof typeof EVENTS;

/** `.` not taken; otherwise the state that follows and, behind a slash, the updates. */
const TABLE: Record<Name, Record<State, string>> = {
  setup: row('unsolved/1', 'unsolved/1', 'unsolved/1', 'unsolved/1', 'unsolved/1', '.', '.', '.', '.'),
  start: row('playing/1', 'playing/1', 'playing/1', 'playing/1', 'playing/1', '.', '.', '.', '.'),
  resume: row('.', '.', '.', 'playing/0', '.', '.', '.', '.', '.'),
  stop: row('.', '.', '.', '.', '.', 'unsolved/0', 'unsolved/0', 'unsolved/0', 'unsolved/0'),
  pause: row('.', '.', '.', '.', '.', 'paused/0', 'paused/0', 'paused/0', '.'),
  continue: row('.', '.', '.', '.', '.', '.', '.', '.', 'playing/0'),
  give: row('unsolved/1', '.', 'unsolved/1', 'unsolved/1', 'unsolved/1', '.', '.', '.', '.'),
  tap: row('.', '.', '.', '.', '.', 'playing/1', 'playing/1', 'playing/1', '.'),
  enter: row('.', '.', '.', '.', '.', 'playing/1', '.', 'playing/1', '.'),
  mark: row('.', '.', '.', '.', '.', 'playing/1', 'playing/1', 'playing/1', '.'),
  erase: row('.', '.', '.', '.', '.', '.', 'playing/1', '.', '.'),
  autoMarks: row('.', '.', '.', '.', '.', 'playing/1', 'playing/1', 'playing/1', '.'),
  apply: row('.', '.', '.', '.', '.', 'playing/1', 'playing/1', 'playing/1', '.'),
  solve: row('.', '.', '.', '.', '.', 'solved/1', 'solved/1', 'solved/1', '.'),
  undo: row('.', 'unsolved/1', '.', '.', '.', '.', 'playing/1', '.', '.'),
  redo: row('.', '.', 'unsolved/1', '.', '.', '.', '.', 'playing/1', '.'),
  autoRemove: row(
    'unsolved/0',
    'unsolved/0',
    'unsolved/0',
    'unsolved/0',
    'solved/0',
    'playing/0',
    'playing/0',
    'playing/0',
    'paused/0',
  ),
};

function row(...cells: string[]): Record<State, string> {
  return Object.fromEntries(Object.keys(STATES).map((state, i) => [state, cells[i]])) as Record<
    State,
    string
  >;
}

function gameIn(state: State): TestGame {
  const all = newGame(4);
  expect(all.game.send(setup)).toBe(true);
  for (const name of STATES[state]) expect(all.game.send(EVENTS[name])).toBe(true);
  return all;
}

const standing = ({ phase, paused }: Game): string => (paused ? 'paused' : phase);

describe.each(Object.keys(STATES) as State[])('in %s', (state) => {
  test.each(Object.keys(EVENTS) as Name[])('%s', (name) => {
    const { game, updates } = gameIn(state);
    const [before, told, saved] = [standing(game), updates.length, game.save()];
    const wanted = TABLE[name][state];
    expect(game.can(EVENTS[name])).toBe(wanted !== '.');
    expect(game.send(EVENTS[name])).toBe(wanted !== '.');
    if (wanted === '.') {
      expect([standing(game), updates.length, game.save()]).toEqual([before, told, saved]);
      return;
    }
    expect(`${standing(game)}/${updates.length - told}`).toBe(wanted);
  });

  test.each(['restart', 'update', 'solved', 'xstate.stop', 'constructor', ''])(
    'what the chart tells itself is not to be sent: %s',
    (type) => {
      const { game, updates } = gameIn(state);
      const [before, told] = [standing(game), updates.length];
      expect(game.send({ type } as unknown as GameEvent)).toBe(false);
      expect([standing(game), updates.length]).toEqual([before, told]);
    },
  );

  test('what can be done is what is offered', () => {
    const { game } = gameIn(state);
    expect([game.canUndo, game.canRedo, game.canResume]).toEqual(
      (['undo', 'redo', 'resume'] as const).map((name) => TABLE[name][state] !== '.'),
    );
  });
});

describe('what an update says', () => {
  test('the first one is an empty grid, the next the puzzle', () => {
    const { game, updates } = newGame(4);
    expect(updates).toEqual([{ currentState: rowsIn('.'.repeat(16)), initState: rowsIn('.'.repeat(16)) }]);
    game.send(setup);
    expect(updates.at(-1)).toEqual({ currentState: rowsIn(PUZZLE), initState: rowsIn(PUZZLE) });
  });

  test('the winning entry is told when the game has ended, and stays shown', () => {
    const phases: string[] = [];
    const { game, updates } = newGame(4, {}, { onChange: () => phases.push(game.phase) });
    game.send(setup);
    game.send({ type: 'start' });
    game.send(EVENTS.solve);
    expect(updates.at(-1)).toEqual({ currentState: rowsIn(SOLUTION), initState: rowsIn(PUZZLE) });
    expect(phases).toEqual(['unsolved', 'playing', 'solved']);
    expect(game.sheet.digits.join('')).toBe(SOLUTION);
  });

  test("its rows are the host's own: writing on them changes no game", () => {
    const { game, updates } = gameIn('running');
    updates.at(-1)!.currentState[0]![0] = 4;
    updates.at(-1)!.initState[0]![0] = 4;
    expect([game.sheet.digits[0], game.sheet.givens[0]]).toEqual([0, 0]);
  });

  test('a host that is told of an update finds the game already so', () => {
    const seen: string[] = [];
    let game: Game | null = null;
    const tell = () => game && seen.push(`${game.phase} ${game.sheet.digits[0]}`);
    game = new Game(tell, { layout: newGame(4).game.layout });
    for (const event of [setup, EVENTS.start, EVENTS.enter, EVENTS.undo, EVENTS.solve]) game.send(event);
    expect(seen).toEqual(['unsolved 0', 'playing 0', 'playing 1', 'playing 0', 'solved 1']);
  });

  test('a host may answer an update with an event', () => {
    let game: Game | null = null;
    game = new Game(() => game?.send({ type: 'pause' }), { layout: newGame(4).game.layout });
    game.send(setup);
    game.send({ type: 'start' });
    expect(standing(game)).toBe('paused');
  });
});
