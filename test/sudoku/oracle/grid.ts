/** What a 9x9 grid is, from the definition. Digits are 1-9, 0 for an empty cell; cells 0-80, row by row. */

const INDICES = Array.from({ length: 9 }, (_, i) => i);

/** Nine rows, nine columns, nine boxes. */
export const HOUSES: readonly (readonly number[])[] = [
  ...INDICES.map((row) => INDICES.map((column) => 9 * row + column)),
  ...INDICES.map((column) => INDICES.map((row) => 9 * row + column)),
  ...INDICES.map((box) => {
    const [top, left] = [3 * Math.floor(box / 3), 3 * (box % 3)];
    return INDICES.map((i) => 9 * (top + Math.floor(i / 3)) + left + (i % 3));
  }),
];

/** By cell: the twenty others that share a house with it. */
export const PEERS: readonly (readonly number[])[] = Array.from({ length: 81 }, (_, cell) => {
  const near = new Set(HOUSES.filter((house) => house.includes(cell)).flat());
  near.delete(cell);
  return [...near];
});

export const DIGITS: readonly number[] = INDICES.map((i) => i + 1);

export const digitsOf = (text: string): number[] =>
  [...text].map((mark) => (mark === '.' ? 0 : Number(mark)));

export const textOf = (digits: ArrayLike<number>): string =>
  Array.from(digits, (digit) => digit || '.').join('');

export const isSolution = (digits: ArrayLike<number>): boolean =>
  HOUSES.every((house) => DIGITS.every((digit) => house.some((cell) => digits[cell] === digit)));
