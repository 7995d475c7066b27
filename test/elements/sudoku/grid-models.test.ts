import { describe, expect, test } from 'vitest';
import { rectangle, toggled, way } from '../../../src/elements/sudoku-analyzer/grid/cells.js';
import {
  around,
  curve,
  pitchOf,
  placeOf,
  placesOf,
} from '../../../src/elements/sudoku-analyzer/grid/geometry.js';
import { linesOf, outlineOf } from '../../../src/elements/sudoku-analyzer/grid/outline.js';
import { makeLayout, usualBoxes } from '../../../src/sudoku/layout.js';

const numbers = (path: string): number[] => path.match(/-?\d+(?:\.\d+)?/g)!.map(Number);

/** Twice the area that closed paths of straight lines go round, holes taken off. */
function area(path: string): number {
  return path
    .split('Z')
    .filter(Boolean)
    .map((ring) => {
      const points = numbers(ring);
      let sum = 0;
      for (let i = 0; i + 3 < points.length; i += 2)
        sum += points[i]! * points[i + 3]! - points[i + 2]! * points[i + 1]!;
      return sum / 2;
    })
    .reduce((all, one) => all + one, 0);
}

describe('the outline of cells', () => {
  test.each([
    ['one cell', [0], 1, 1],
    ['two side by side', [0, 1], 2, 1],
    ['an L, with a corner inwards', [0, 3, 4], 3, 1],
    ['a ring, with an outline around its hole', [0, 1, 2, 3, 5, 6, 7, 8], 8, 2],
    ['two that touch at a corner, each by itself', [0, 4], 2, 2],
    ['all', [0, 1, 2, 3, 4, 5, 6, 7, 8], 9, 1],
    ['none', [], 0, 0],
  ])('%s', (_, cells, size, rings) => {
    expect(area(outlineOf(cells, 3, 0.001))).toBeCloseTo(size, 1);
    expect(outlineOf(cells, 3, 0.1).split('Z').length - 1).toBe(rings);
  });

  test('keeps its distance from the edge, also at corners that go inwards', () => {
    expect(area(outlineOf([0], 3, 0.1))).toBeCloseTo(0.64, 6);
    expect(area(outlineOf([0, 1, 3], 3, 0.1))).toBeCloseTo(3 - 8 * 0.1 + 4 * 0.01, 6);
  });
});

describe('the lines between cells', () => {
  const none = { regions: null, rules: new Set<never>(), cages: [] };

  test.each([
    [4, 4 + 4],
    [6, 2 * 6 + 6],
    [9, 2 * 9 + 2 * 9],
    [12, 3 * 12 + 2 * 12],
    [25, 4 * 25 + 4 * 25],
  ])('of side %i: strong ones only between boxes, %i cells long', (side, between) => {
    const { light, strong } = linesOf(makeLayout({ side, boxes: usualBoxes(side), ...none }));
    expect(strong.match(/v1|h1/g) ?? []).toHaveLength(between);
    expect(light.match(/v1|h1/g)).toHaveLength(2 * side * (side - 1) - between);
  });

  test('of a latin square: strong ones only around it', () => {
    const { strong } = linesOf(makeLayout({ side: 5, boxes: null, ...none }));
    expect(strong).toBe('M0 0H5V5H0Z');
  });

  test('of a jigsaw: strong ones around its regions', () => {
    const regions = [0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3];
    const { strong } = linesOf(makeLayout({ side: 4, boxes: null, ...none, regions }));
    expect(strong.match(/M2 \dv1/g)).toHaveLength(4);
    expect(strong.match(/M\d 2h1/g)).toHaveLength(4);
  });
});

describe('the fixed places of digits', () => {
  const sizes = [4, 6, 8, 9, 10, 12, 16, 25].flatMap((side) => [
    [side, false] as const,
    [side, true] as const,
  ]);

  test.each(sizes)(
    'of %i digits, sums above: %s: apart from each other and within the cell',
    (side, sums) => {
      const places = placesOf(side, sums);
      const half = pitchOf(places) / 2;
      const spots = Array.from({ length: side }, (_, i) => placeOf(places, { cell: side + 1, digit: i + 1 }));
      for (const { x, y } of spots) {
        expect(x - half).toBeGreaterThan(1);
        expect(x + half).toBeLessThan(2);
        expect(y - half).toBeGreaterThan(1 + (sums ? 0.15 : 0));
        expect(y + half).toBeLessThan(2);
      }
      for (const [i, a] of spots.entries())
        for (const b of spots.slice(i + 1))
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(half * 1.99);
    },
  );

  test('on 9x9 as on the number keys of a phone', () => {
    const spots = [1, 2, 4].map((digit) => placeOf(placesOf(9, false), { cell: 0, digit }));
    expect(spots[0]!.y).toBe(spots[1]!.y);
    expect(spots[0]!.x).toBe(spots[2]!.x);
  });
});

describe('links and groups', () => {
  const [from, to] = [
    { x: 1, y: 1 },
    { x: 5, y: 4 },
  ];

  test('a link keeps a gap at both ends and bends the same way from either', () => {
    const [x1, y1, , , x2, y2] = numbers(curve(from, to, 0.2, 9));
    expect(Math.hypot(x1! - from.x, y1! - from.y)).toBeCloseTo(0.2, 2);
    expect(Math.hypot(x2! - to.x, y2! - to.y)).toBeCloseTo(0.2, 2);
    const [, , midX, midY] = numbers(curve(from, to, 0.2, 9));
    expect(numbers(curve(to, from, 0.2, 9)).slice(2, 4)).toEqual([midX, midY]);
  });

  test.each([
    ['right', { x: 8.9, y: 1 }, { x: 8.9, y: 8 }],
    ['left', { x: 0.1, y: 8 }, { x: 0.1, y: 1 }],
    ['top', { x: 1, y: 0.1 }, { x: 8, y: 0.1 }],
    ['bottom', { x: 8, y: 8.9 }, { x: 1, y: 8.9 }],
  ])('a link along the %s edge bends inwards', (_, one, other) => {
    for (const path of [curve(one, other, 0.2, 9), curve(other, one, 0.2, 9)])
      for (const value of numbers(path)) {
        expect(value).toBeGreaterThan(0);
        expect(value).toBeLessThan(9);
      }
  });

  test('a link from a place to itself, as bad facts might have it, is still a path', () => {
    expect(numbers(curve(from, from, 0.2, 9)).every(Number.isFinite)).toBe(true);
  });

  test.each([
    ['one', [[0, 0]], [-1, 1, -1, 1]],
    [
      'one named twice',
      [
        [0, 0],
        [0, 0],
      ],
      [-1, 1, -1, 1],
    ],
    [
      'two',
      [
        [0, 0],
        [3, 0],
      ],
      [-1, 4, -1, 1],
    ],
    [
      'three in a line, the middle one named first',
      [
        [2, 0],
        [0, 0],
        [4, 0],
      ],
      [-1, 5, -1, 1],
    ],
    [
      'three in a corner',
      [
        [0, 0],
        [2, 0],
        [0, 2],
      ],
      [-1, 3, -1, 3],
    ],
  ])('the outline of %s goes around all', (_, spots, [left, right, top, bottom]) => {
    const path = around(
      spots.map(([x, y]) => ({ x: x!, y: y! })),
      1,
    );
    const ends = [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    for (const [x, y] of ends) {
      expect(x).toBeGreaterThanOrEqual(left!);
      expect(x).toBeLessThanOrEqual(right!);
      expect(y).toBeGreaterThanOrEqual(top!);
      expect(y).toBeLessThanOrEqual(bottom!);
    }
    expect(path.endsWith('Z')).toBe(true);
  });
});

describe('sets of cells', () => {
  test('a rectangle from any corner to the opposite one', () => {
    expect(rectangle(9, 10, 20)).toEqual([10, 11, 19, 20]);
    expect(rectangle(9, 20, 10)).toEqual([10, 11, 19, 20]);
    expect(rectangle(9, 19, 11)).toEqual([10, 11, 19, 20]);
  });

  test('the way to another cell touches every row or column on it', () => {
    expect(way(9, 0, 3)).toEqual([1, 2, 3]);
    expect(way(9, 30, 30)).toEqual([]);
    expect(way(9, 20, 0)).toEqual([10, 0]);
    expect(way(9, 0, 22).map((cell) => cell % 9)).toEqual([1, 2, 3, 4]);
  });

  test('a cell toggled twice is as before', () => {
    const cells = new Set([3]);
    expect([...toggled(toggled(cells, 7), 7)]).toEqual([3]);
    expect([...cells]).toEqual([3]);
  });
});
