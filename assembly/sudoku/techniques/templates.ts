/**
 * Templates: the ways in which a digit can stand once in every row, column and box. A candidate in all of them is right (template
 * set), one in none is wrong (template delete). A template that meets every template of another digit is none, and so on until
 * nothing changes.
 */
import { and, first, isEmpty, meet, minus, none, or, rest } from './board';
import { boxOf, FIRST_BOX, houseBoard } from './geometry';
import { TEMPLATE_DELETE, TEMPLATE_SET } from './ids.generated';
import { BOARD_BYTES, SCRATCH, SCRATCH_BYTES } from './memory';
import { digitBoard, placesIn } from './state';
import { addPlacement, commitNew, isUseless, open, PATTERN, removeAll, showCandidates, showDigits } from './step';

/** Templates of a digit that are kept: with more of them it is left alone. */
const CAPACITY: i32 = <i32>(SCRATCH_BYTES / (9 * BOARD_BYTES));
/** Digits with more templates are not compared, which would take as many steps as pairs of them. */
const MOST_COMPARED: i32 = 500;

/** u32 a digit: its templates. */
const COUNTS: usize = memory.data(4 * 9);

export function findTemplateSets(): bool {
  collect();
  for (let digit = 0; digit < 9; digit++) {
    open(TEMPLATE_SET);
    for (let cells = inAll(digit); !isEmpty(cells); cells = rest(cells)) addPlacement(first(cells), digit);
    if (finish(digit)) return true;
  }
  return false;
}

export function findTemplateDeletes(): bool {
  collect();
  for (let digit = 0; digit < 9; digit++) {
    if (!isKept(digit)) continue;
    open(TEMPLATE_DELETE);
    removeAll(digit, minus(digitBoard(digit), inAny(digit)));
    if (finish(digit)) return true;
  }
  return false;
}

// @ts-ignore: decorator
@inline
function countOf(digit: i32): i32 {
  return load<i32>(COUNTS + 4 * digit);
}

// @ts-ignore: decorator
@inline
function templateAt(digit: i32, index: i32): usize {
  return SCRATCH + <usize>(digit * CAPACITY + index) * BOARD_BYTES;
}

// @ts-ignore: decorator
@inline
function isKept(digit: i32): bool {
  return countOf(digit) > 0 && countOf(digit) <= CAPACITY;
}

function collect(): void {
  for (let digit = 0; digit < 9; digit++) {
    store<i32>(COUNTS + 4 * digit, 0);
    build(digit, 0, none(), 0, 0);
  }
  for (let changed = true; changed; ) {
    changed = false;
    for (let digit = 0; digit < 9; digit++)
      for (let other = 0; other < 9; other++) if (digit != other && refine(digit, other)) changed = true;
  }
}

/** Adds the templates that go on from `row` with columns and boxes taken. */
function build(digit: i32, row: i32, cells: v128, columns: i32, boxes: i32): void {
  while (row < 9 && placesIn(row, digit) == 0) row++; // The digit stands there.
  if (row == 9) {
    const index = countOf(digit);
    if (index < CAPACITY) v128.store(templateAt(digit, index), cells);
    store<i32>(COUNTS + 4 * digit, index + 1);
    return;
  }
  for (let places = placesIn(row, digit) & ~columns; places != 0; places &= places - 1) {
    const place = <i32>ctz(places);
    const box = 1 << (boxOf(9 * row + place) - FIRST_BOX);
    if ((boxes & box) != 0 || countOf(digit) > CAPACITY) continue;
    build(digit, row + 1, or(cells, and(houseBoard(row), houseBoard(9 + place))), columns | (1 << place), boxes | box);
  }
}

/** Strikes the templates of a digit that meet every one of another; whether there were any. */
function refine(digit: i32, other: i32): bool {
  if (!isKept(digit) || !isKept(other) || countOf(digit) > MOST_COMPARED || countOf(other) > MOST_COMPARED) return false;
  let left = 0;
  for (let i = 0; i < countOf(digit); i++) {
    const template = v128.load(templateAt(digit, i));
    if (fits(template, other)) v128.store(templateAt(digit, left++), template);
  }
  if (left == countOf(digit)) return false;
  store<i32>(COUNTS + 4 * digit, left);
  return true;
}

function fits(template: v128, other: i32): bool {
  for (let i = 0; i < countOf(other); i++) if (!meet(template, v128.load(templateAt(other, i)))) return true;
  return false;
}

function inAll(digit: i32): v128 {
  if (!isKept(digit)) return none();
  let board = digitBoard(digit);
  for (let i = 0; i < countOf(digit); i++) board = and(board, v128.load(templateAt(digit, i)));
  return board;
}

function inAny(digit: i32): v128 {
  let board = none();
  for (let i = 0; i < countOf(digit); i++) board = or(board, v128.load(templateAt(digit, i)));
  return board;
}

function finish(digit: i32): bool {
  if (isUseless()) return false;
  showDigits(PATTERN, 1 << digit);
  showCandidates(PATTERN, digit, inAny(digit));
  return commitNew();
}
