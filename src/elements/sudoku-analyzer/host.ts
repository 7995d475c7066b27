import type { ReactiveControllerHost } from 'lit';
import type { HintGroup, HintHouse, HintLink, Layout, Mark } from '../../sudoku/index.js';
import type { DigitSet, MarkKind, Sheet } from '../../sudoku/play/types.js';
import type { Language } from '../shared/languages.js';

/** What the grid draws of the rules: borders, windows and diagonals follow from the houses. */
export type GridShape = Pick<Layout, 'side' | 'boxes' | 'houses' | 'cages'>;

/** Of grids without rules of their own. On larger ones digits are letters, and the grid can be enlarged. */
export const USUAL_SIDE = 9;

/** What a typed digit becomes. */
export type Entry = 'digit' | MarkKind;

/** Cells are chosen and then get a digit, or a digit is chosen and then put into cells. */
export type Order = 'cell-first' | 'digit-first';

/** The parts of a pattern, in the order of `HINT_ROLES`; the explanation names them by these letters. */
export const ROLE_LETTERS = ['a', 'b', 'c', 'd'] as const;
export type RoleLetter = (typeof ROLE_LETTERS)[number];

/** `target`: where something follows. */
export type CellRole = RoleLetter | 'target';
/** `out`: it goes; `in`: it is placed. */
export type CandidateRole = RoleLetter | 'out' | 'in';

/** What is marked in the grid beside what is written there. */
export interface Marking {
  /** By cell: a tint and its letter. */
  readonly cells: ReadonlyMap<number, CellRole>;
  /** By `candidateKey`. */
  readonly candidates: ReadonlyMap<number, CandidateRole>;
  readonly links: readonly HintLink[];
  readonly groups: readonly HintGroup[];
  readonly houses: readonly HintHouse[];
  /** Candidates by cell, shown in their fixed places instead of the pencil marks; null shows the marks. */
  readonly pencil: readonly DigitSet[] | null;
  /** Cells that hold the digit looked at. */
  readonly same: ReadonlySet<number>;
  /** Cells that break a rule. */
  readonly clashes: ReadonlySet<number>;
  /** Cells that differ from the solution: by their digit, where they are open by marks that lack it. */
  readonly wrong: ReadonlySet<number>;
  /** By cell: marks of an open one that a digit it sees excludes; null where none are looked at. */
  readonly badMarks: readonly DigitSet[] | null;
  /** By cell and digit - 1: the share of the solutions with that digit there. */
  readonly shares: readonly (readonly number[])[] | null;
}

export const NOTHING_MARKED: Marking = {
  cells: new Map(),
  candidates: new Map(),
  links: [],
  groups: [],
  houses: [],
  pencil: null,
  same: new Set(),
  clashes: new Set(),
  wrong: new Set(),
  badMarks: null,
  shares: null,
};

/** A candidate as one number, for `Marking.candidates`. */
export const candidateKey = ({ cell, digit }: Mark): number => cell * 32 + digit;

/** What the grid and its keypad may know and do. */
export interface GridHost extends ReactiveControllerHost {
  readonly renderRoot: HTMLElement | DocumentFragment;
  /** In which cells say what they are. */
  readonly language: Language;
  readonly shape: GridShape;
  readonly sheet: Sheet;
  /** The lines are shown and what is written is not, as in a pause. */
  readonly covered: boolean;
  readonly marking: Marking;

  /** The cell that has, or gets, the focus. */
  readonly cursor: number;
  readonly selection: ReadonlySet<number>;
  select(cells: Iterable<number>, cursor: number): void;

  readonly entry: Entry;
  setEntry(entry: Entry): void;
  readonly order: Order;
  setOrder(order: Order): void;
  /** The digit that goes into cells pressed; always null where cells come first. */
  readonly armed: number | null;
  arm(digit: number | null): void;
  /** A press on a cell goes on to its next digit. */
  readonly tapCycle: boolean;
  tap(cell: number): void;

  /** What may be written; null where nothing may, as in a pause. */
  readonly editable: 'givens' | 'entries' | null;
  /** Writes a digit, 1 or more, or turns marks on and off. Says why where nothing may be written. */
  put(cells: readonly number[], digit: number, entry: Entry): void;
  /** Takes the digits out, where there are none the marks. */
  erase(cells: readonly number[]): void;
  /** Marks what the rules leave to each open cell. */
  autoMarks(): void;

  /** By digit - 1: how many are still to be placed; below 0 where there are too many. */
  readonly remaining: readonly number[];
  readonly canUndo: boolean;
  undo(): void;
  readonly canRedo: boolean;
  redo(): void;
  announce(sentence: () => string): void;
}
