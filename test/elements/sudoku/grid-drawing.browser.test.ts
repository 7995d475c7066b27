import { afterEach, describe, expect, test } from 'vitest';
import { pitchOf, placesOf } from '../../../src/elements/sudoku-analyzer/grid/geometry.js';
import { type CandidateRole, candidateKey } from '../../../src/elements/sudoku-analyzer/host.js';
import { makeLayout, usualBoxes } from '../../../src/sudoku/layout.js';
import { blankSheet, makeSheet } from '../../../src/sudoku/play/sheet.js';
import type { HintLink } from '../../../src/sudoku/types.js';
import { SCHEMES } from '../matrix/media.js';
import { at, cell, label, type Mounted, mount, sheetOf } from './grid-mount.js';

const plain = (side: number, cages: { sum: number; cells: number[] }[] = []) =>
  makeLayout({ side, boxes: usualBoxes(side), regions: null, rules: new Set(), cages });

const all = (root: ParentNode, selector: string): SVGGraphicsElement[] => [
  ...root.querySelectorAll<SVGGraphicsElement>(`.drawing ${selector}`),
];

const candidates = (...roles: [string, number, CandidateRole][]) =>
  new Map(roles.map(([name, digit, role]) => [candidateKey({ cell: at(name), digit }), role]));

const contains = (outer: DOMRect, inner: DOMRect): boolean =>
  inner.left >= outer.left - 0.5 &&
  inner.right <= outer.right + 0.5 &&
  inner.top >= outer.top - 0.5 &&
  inner.bottom <= outer.bottom + 0.5;

describe('what is written', () => {
  test('givens are bold, entries not, in another colour, and each lies in its cell', async () => {
    const { root } = await mount({ sheet: sheetOf('4', '.8') });
    const [given, entry] = all(root, '.digit');
    const [one, other] = [getComputedStyle(given!), getComputedStyle(entry!)];
    expect([given!.textContent, entry!.textContent]).toEqual(['4', '8']);
    expect([one.fontWeight, other.fontWeight]).toEqual(['600', '400']);
    expect(one.fill).not.toBe(other.fill);
    expect(contains(cell(root, 'r1c1').getBoundingClientRect(), given!.getBoundingClientRect())).toBe(true);
    expect(contains(cell(root, 'r1c2').getBoundingClientRect(), entry!.getBoundingClientRect())).toBe(true);
  });

  test.each([4, 6, 9, 12, 16, 25])('on %i by %i every mark lies in its cell, however many', async (side) => {
    const every = 2 ** side - 1;
    const marks = Array.from({ length: side * side }, (_, one) => ({
      corner: one === 0 ? every : 0,
      centre: one === 1 || one === 2 ? every : 0,
    }));
    const sheet = makeSheet(blankSheet(side).givens, side, { marks });
    const pencil = marks.map((_, one) => (one === 2 ? every : 0));
    const mounted = await mount({ shape: plain(side), sheet });
    const spill = (name: string) =>
      all(mounted.root, '.mark').filter((mark) => {
        const { left, right } = mark.getBoundingClientRect();
        const box = cell(mounted.root, name, side).getBoundingClientRect();
        return (
          right > box.left + 1 &&
          left < box.right - 1 &&
          !(left >= box.left - 0.5 && right <= box.right + 0.5)
        );
      });
    expect(spill('r1c1')).toEqual([]);
    expect(spill('r1c2')).toEqual([]);
    mounted.host.set({ marked: { pencil } });
    await mounted.host.updateComplete;
    expect(all(mounted.root, '.mark')).toHaveLength(1);
    expect(spill('r1c3')).toEqual([]);
  });

  test('centre marks stand in a row; where every open cell has some, each in its fixed place', async () => {
    const mounted = await mount({ sheet: sheetOf('4') });
    mounted.host.put([1], 2, 'centre');
    mounted.host.put([1], 7, 'centre');
    await mounted.host.updateComplete;
    expect(all(mounted.root, '.mark').map((mark) => mark.getAttribute('x'))).toEqual(['1.5']);
    mounted.host.autoMarks();
    await mounted.host.updateComplete;
    const [first] = all(mounted.root, '.mark');
    expect(first!.textContent).toBe('12356789');
    expect(first!.getAttribute('x')!.split(' ')).toHaveLength(8);
  });

  test('a digit hides the marks of its cell, which come back when it goes', async () => {
    const mounted = await mount();
    mounted.host.put([0], 2, 'corner');
    mounted.host.put([0], 5, 'digit');
    await mounted.host.updateComplete;
    expect(all(mounted.root, '.mark')).toEqual([]);
    mounted.host.erase([0]);
    await mounted.host.updateComplete;
    expect(all(mounted.root, '.mark')).toHaveLength(1);
  });

  test('clashes are underlined, what differs from the solution is crossed: neither by colour alone', async () => {
    const { root } = await mount({ sheet: sheetOf('5', '.5..3'), marked: { wrong: new Set([4]) } });
    expect(all(root, '.clash')).toHaveLength(2);
    expect(all(root, '.wrong')).toHaveLength(1);
    expect(label(root, 'r1c1')).toBe('row 1 column 1, given 5, clashes');
    expect(label(root, 'r1c5')).toBe('row 1 column 5, 3, not as in the solution');
  });

  test('marks that a digit excludes are underlined, in rows, corners and fixed places', async () => {
    const badMarks = Array.from({ length: 81 }, (_, cell) => (cell === 1 ? 0b10001 : 0));
    const mounted = await mount({ sheet: sheetOf('5'), marked: { badMarks, wrong: new Set([1]) } });
    mounted.host.put([1], 2, 'centre');
    mounted.host.put([1], 5, 'centre');
    mounted.host.put([1], 1, 'corner');
    await mounted.host.updateComplete;
    const bad = () => all(mounted.root, '.bad').map((mark) => mark.textContent);
    expect(bad()).toEqual(['5', '1']);
    const [first] = all(mounted.root, '.bad');
    expect(getComputedStyle(first!).textDecorationLine).toBe('underline');
    expect(all(mounted.root, '.lacking')).toHaveLength(1);
    mounted.host.put([1], 3, 'corner');
    mounted.host.set({
      sheet: {
        ...mounted.host.sheet,
        marks: mounted.host.sheet.marks.map((marks) => (marks.corner ? marks : { ...marks, centre: 1 })),
      },
    });
    await mounted.host.updateComplete;
    expect(bad()).toEqual(['1', '5']);
    expect(all(mounted.root, '.lacking')).toHaveLength(1);
    expect(label(mounted.root, 'r1c2')).toBe(
      'row 1 column 2, empty, candidates 2 5, corner marks 1 3, marks 1 5 clash, its marks lack the digit of the solution',
    );
  });

  test('the cells of the digit looked at have a disc', async () => {
    const mounted = await mount({ sheet: sheetOf('5........', '............5.....5'), cursor: 0 });
    expect(all(mounted.root, '.same')).toHaveLength(3);
    mounted.host.set({ marked: { cells: new Map([[0, 'a']]) } });
    await mounted.host.updateComplete;
    expect(all(mounted.root, '.same'), 'not while a step is looked at').toEqual([]);
  });

  test('covered, the lines are there and nothing else, for ears too', async () => {
    const { root } = await mount({ sheet: sheetOf('5', '.5'), covered: true });
    expect(all(root, 'text')).toEqual([]);
    expect(all(root, '.strong-lines')).toHaveLength(1);
    expect(label(root, 'r1c1')).toBe('row 1 column 1, covered');
  });
});

describe('variants', () => {
  test('diagonals, windows, cages with their sums', async () => {
    const rules = new Set(['x', 'windoku', 'killer'] as const);
    const cages = [{ sum: 12, cells: [1, 2, 10] }];
    const shape = makeLayout({ side: 9, boxes: { rows: 3, columns: 3 }, regions: null, rules, cages });
    const { root } = await mount({ shape });
    expect(all(root, '.diagonal').map((line) => line.getAttribute('d'))).toEqual(['M0 0L9 9', 'M9 0L0 9']);
    expect(all(root, '.window')).toHaveLength(4);
    expect(all(root, '.cage')).toHaveLength(1);
    expect(all(root, '.sum').map((sum) => sum.textContent)).toEqual(['12']);
    expect(label(root, 'r1c2')).toBe('row 1 column 2, empty, cage of 12');
    expect(label(root, 'r1c3')).toBe('row 1 column 3, empty');
  });
});

describe('a step', () => {
  const links: HintLink[] = [
    { kind: 'strong', from: { cell: at('r1c1'), digit: 1 }, to: { cell: at('r1c7'), digit: 1 } },
    { kind: 'weak', from: { cell: at('r1c7'), digit: 1 }, to: { cell: at('r3c8'), digit: 1 } },
  ];
  const step = (): Promise<Mounted> =>
    mount({
      marked: {
        cells: new Map([
          [at('r1c1'), 'a'],
          [at('r5c5'), 'b'],
          [at('r9c9'), 'target'],
        ]),
        candidates: candidates(
          ['r1c1', 1, 'a'],
          ['r1c7', 1, 'b'],
          ['r3c8', 1, 'c'],
          ['r3c9', 1, 'c'],
          ['r4c4', 9, 'd'],
          ['r4c4', 3, 'out'],
          ['r9c9', 6, 'in'],
        ),
        links,
        groups: [{ from: { cell: at('r3c8'), digit: 1 }, also: { cell: at('r3c9'), digit: 1 } }],
        houses: [
          { role: 'base', kind: 'row', number: 1 },
          { role: 'cover', kind: 'column', number: 7 },
        ],
      },
    });

  test('its candidates differ by shape, what goes is struck through, what is placed stands in a ring', async () => {
    const { root } = await step();
    const shape = (role: string) => all(root, `.candidate.${role} .shape`).map(({ tagName }) => tagName);
    expect(shape('a')).toEqual(['circle']);
    expect(shape('b')).toEqual(['rect']);
    expect(shape('c')).toEqual(['path', 'path']);
    expect(shape('d')).toEqual(['path']);
    expect(all(root, '.candidate.c .shape')[0]!.getAttribute('d')!.match(/L/g)).toHaveLength(3);
    expect(all(root, '.candidate.out .strike')).toHaveLength(1);
    expect(all(root, '.ghost-digit').map((one) => one.textContent!.trim())).toEqual(['6']);
  });

  test('strong links are drawn through, weak ones dashed; a group is outlined', async () => {
    const { root } = await step();
    const dash = (selector: string) => getComputedStyle(all(root, selector)[0]!).strokeDasharray;
    expect(dash('.link.strong')).toBe('none');
    expect(dash('.link.weak')).not.toBe('none');
    const group = all(root, '.group')[0]!.getBoundingClientRect();
    for (const one of all(root, '.candidate.c text'))
      expect(contains(group, one.getBoundingClientRect())).toBe(true);
  });

  test('tinted cells have a line of their own and a letter where no candidate stands, houses too', async () => {
    const { root } = await step();
    const dashes = ['.tint.a', '.tint.b', '.house.base', '.house.cover'].map(
      (selector) => getComputedStyle(all(root, selector)[0]!).strokeDasharray,
    );
    expect([dashes[0], dashes[2]]).toEqual(['none', 'none']);
    expect([dashes[1], dashes[3]]).not.toContain('none');
    expect(all(root, '.letter').map((one) => one.textContent)).toEqual(['B']);
  });

  test('ears hear of it at the cells', async () => {
    const { root } = await step();
    expect(label(root, 'r1c1')).toBe('row 1 column 1, empty, 1 marked A, marked A');
    expect(label(root, 'r4c4')).toBe('row 4 column 4, empty, 3 can go, 9 marked D');
    expect(label(root, 'r9c9')).toBe('row 9 column 9, empty, 6 goes here, target');
  });

  test('candidates that are not marks are shown and said where the step needs them', async () => {
    const pencil = Array.from({ length: 81 }, (_, one) => (one === 0 ? 0b1001 : 0));
    const { root } = await mount({ marked: { pencil } });
    expect(all(root, '.mark').map((mark) => mark.textContent)).toEqual(['14']);
    expect(label(root, 'r1c1')).toBe('row 1 column 1, empty, candidates 1 4');
  });
});

test('shares are discs as large as they are, and said in percent', async () => {
  const none = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  const shares = Array.from({ length: 81 }, (_, one) => (one === 0 ? [0.8, 0.2, ...none.slice(2)] : none));
  const { root } = await mount({ marked: { shares } });
  const pitch = pitchOf(placesOf(9, false));
  const [large, small] = all(root, '.share').map((one) => Number(one.getAttribute('r')));
  expect((large! / (pitch / 2)) ** 2).toBeCloseTo(0.8, 2);
  expect((small! / (pitch / 2)) ** 2).toBeCloseTo(0.2, 2);
  expect(label(root, 'r1c1')).toBe(
    'row 1 column 1, empty, shares of the solutions: 1 80\u00a0%, 2 20\u00a0%',
  );
});

describe('colours', () => {
  afterEach(() => document.body.removeAttribute('style'));

  /** Red, green and blue from 0 to 255, of any colour that the browser knows. */
  function rgb(colour: string): number[] {
    const context = new OffscreenCanvas(1, 1).getContext('2d')!;
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
  }

  function contrast(one: string, other: string): number {
    const luminance = (colour: string) => {
      const [r, g, b] = rgb(colour).map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
    };
    const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light! + 0.05) / (dark! + 0.05);
  }

  test.each(SCHEMES)('in a %s page all that is read has 4.5 : 1', async (scheme, background, color) => {
    Object.assign(document.body.style, { colorScheme: scheme, background, color });
    const { root } = await mount({
      sheet: sheetOf('55', '..3'),
      marked: {
        cells: new Map([
          [at('r5c1'), 'a'],
          [at('r5c2'), 'b'],
          [at('r5c3'), 'c'],
          [at('r5c4'), 'd'],
        ]),
        candidates: candidates(
          ['r9c1', 1, 'a'],
          ['r9c1', 2, 'b'],
          ['r9c1', 3, 'c'],
          ['r9c1', 4, 'd'],
          ['r9c1', 5, 'out'],
          ['r9c1', 6, 'in'],
        ),
      },
    });
    const fill = (selector: string) => getComputedStyle(all(root, selector)[0]!).fill;
    for (const selector of [
      '.entry',
      '.broken',
      '.letter.a',
      '.letter.b',
      '.letter.c',
      '.letter.d',
      '.candidate.out text',
      '.candidate.in text',
    ])
      expect(contrast(fill(selector), background), selector).toBeGreaterThanOrEqual(4.5);
    for (const role of ['a', 'b', 'c', 'd'])
      expect(
        contrast(fill(`.candidate.${role} text`), fill(`.candidate.${role} .shape`)),
        role,
      ).toBeGreaterThanOrEqual(4.5);
  });
});
