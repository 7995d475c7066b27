/**
 * The chart of a Sudoku that is played: idle, where the puzzle is laid out, and playing, where it is filled in. It tells
 * itself `restart`, `update` and `solved`; out goes `updategui` with every update.
 */
import { assign, createMachine, emit, raise } from 'xstate';
import { act, redo, undo } from '../play/history.js';
import { isSolved } from '../play/look.js';
import { updateOf } from '../play/sheet.js';
import type { GameUpdate } from '../play/types.js';
import {
  type Brought,
  editOf,
  elapsedOf,
  type GameContext,
  type GameInput,
  isPuzzle,
  learn,
  leave,
  restart,
  resumed,
  startingContext,
} from './game-context.js';
import type { EditEvent, GameEvent } from './game-events.js';

/** From inside. */
type InnerEvent = ({ type: 'restart' } & Brought) | { type: 'update' } | { type: 'solved' };

/** What the chart tells itself is nobody else's to say. */
export const INNER: readonly string[] = ['restart', 'update', 'solved'] satisfies InnerEvent['type'][];

const EDITS = [
  'give',
  'tap',
  'enter',
  'mark',
  'erase',
  'autoMarks',
  'apply',
] as const satisfies EditEvent['type'][];
const isEdit = (event: GameEvent | InnerEvent): event is EditEvent =>
  EDITS.some((type) => type === event.type);

interface Types {
  context: GameContext;
  events: GameEvent | InnerEvent;
  input: GameInput;
  emitted: { type: 'updategui'; update: GameUpdate };
  guards: {
    type: 'isPuzzle' | 'isBegun' | 'changesSomething' | 'hasDone' | 'hasUndone' | 'isSolved' | 'isSwitch';
  };
  actions: {
    type:
      | 'learn'
      | 'restart'
      | 'edit'
      | 'undo'
      | 'redo'
      | 'switchAutoRemove'
      | 'begin'
      | 'leave'
      | 'takeUp'
      | 'startClock'
      | 'stopClock'
      | 'raiseRestart'
      | 'raiseUpdate'
      | 'raiseSolved'
      | 'tell';
  };
}

const edit = { guard: 'changesSomething', actions: ['edit', 'raiseUpdate'] } as const;
const undoing = { guard: 'hasDone', actions: ['undo', 'raiseUpdate'] } as const;
const redoing = { guard: 'hasUndone', actions: ['redo', 'raiseUpdate'] } as const;
/** The end of the game comes before its last update. */
const end = { guard: 'isSolved', actions: ['raiseSolved', 'raiseUpdate'] } as const;

export const gameMachine = createMachine({
  types: {} as Types,
  id: 'game',
  context: ({ input }) => startingContext(input),
  entry: 'raiseRestart',
  initial: 'idle',
  on: {
    restart: { actions: ['restart', 'raiseUpdate'] },
    update: { actions: 'tell' },
    autoRemove: { guard: 'isSwitch', actions: 'switchAutoRemove' },
  },
  states: {
    idle: {
      initial: 'unsolved',
      on: {
        setup: { guard: 'isPuzzle', target: '.unsolved', actions: ['learn', 'raiseRestart'] },
        start: { target: 'playing', actions: 'raiseRestart' },
        give: { ...edit, target: '.unsolved' },
        undo: { ...undoing, target: '.unsolved' },
        redo: { ...redoing, target: '.unsolved' },
      },
      states: {
        unsolved: {
          on: {
            resume: { guard: 'isBegun', target: '#game.playing', actions: 'takeUp' },
            update: end,
            solved: 'solved',
          },
        },
        solved: {},
      },
    },
    playing: {
      entry: 'begin',
      exit: 'leave',
      initial: 'running',
      on: { stop: 'idle', update: end, solved: '#game.idle.solved' },
      states: {
        running: {
          entry: 'startClock',
          exit: 'stopClock',
          on: {
            pause: 'paused',
            tap: edit,
            enter: edit,
            mark: edit,
            erase: edit,
            autoMarks: edit,
            apply: edit,
            undo: undoing,
            redo: redoing,
          },
        },
        paused: { on: { continue: 'running' } },
      },
    },
  },
}).provide({
  guards: {
    isPuzzle: ({ context, event }) => event.type === 'setup' && isPuzzle(context, event),
    isBegun: ({ context: { begun } }) => begun,
    changesSomething: ({ context, event }) => isEdit(event) && editOf(context, event).length > 0,
    hasDone: ({ context: { history } }) => history.done.length > 0,
    hasUndone: ({ context: { history } }) => history.undone.length > 0,
    isSolved: ({ context: { layout, sheet } }) => isSolved(layout, sheet),
    isSwitch: ({ event }) => event.type === 'autoRemove' && typeof event.on === 'boolean',
  },
  actions: {
    learn: assign(({ event }) => (event.type === 'setup' ? learn(event) : {})),
    restart: assign(({ context, event }) => (event.type === 'restart' ? restart(context, event) : {})),
    edit: assign(({ context, event }) => (isEdit(event) ? act(context, editOf(context, event)) : {})),
    undo: assign(({ context }) => undo(context)),
    redo: assign(({ context }) => redo(context)),
    switchAutoRemove: assign(({ event }) => (event.type === 'autoRemove' ? { autoRemove: event.on } : {})),
    begin: assign({ begun: true }),
    leave: assign(({ context }) => leave(context)),
    takeUp: assign(({ context }) => ({ ...resumed(context), left: null })),
    startClock: assign(({ context: { clock, now } }) => ({ clock: { ...clock, since: now() } })),
    stopClock: assign(({ context }) => ({ clock: { elapsedMs: elapsedOf(context), since: null } })),
    raiseRestart: raise(({ event }) => {
      const { entries, marks, elapsedMs, history } = event.type === 'setup' ? event : {};
      return { type: 'restart' as const, entries: entries?.flat(), marks, elapsedMs, history };
    }),
    raiseUpdate: raise({ type: 'update' }),
    raiseSolved: raise({ type: 'solved' }),
    tell: emit(({ context: { sheet } }) => ({ type: 'updategui' as const, update: updateOf(sheet) })),
  },
});
