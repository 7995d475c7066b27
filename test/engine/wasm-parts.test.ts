/** A module of WebAssembly taken apart for embedding. */
import { expect, test } from 'vitest';
import { join, split } from '../../scripts/wasm-parts.mjs';
import { moduleBytes } from '../support/kernel.js';

const HEADER = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const [CODE_SECTION, CUSTOM_SECTION, I32, END] = [10, 0, 0x7f, 0x0b];

/** In LEB128, with two bytes where one would not do. */
const number = (value: number) => (value < 0x80 ? [value] : [(value & 0x7f) | 0x80, value >> 7]);

const functionOf = (locals: number[], body: number[]) => [
  ...number(locals.length + body.length + 1),
  ...[...locals, ...body, END],
];

function moduleOf(...functions: number[][]): Uint8Array {
  const code = [functions.length, ...functions.flat()];
  return Uint8Array.of(...HEADER, CODE_SECTION, ...number(code.length), ...code, CUSTOM_SECTION, 2, 0, 9);
}

const partsOf = (module: Uint8Array) => {
  const { bytes, starts } = split(module);
  return starts.map((start, i) => [...bytes.subarray(start, starts[i + 1])]);
};

test('locals, globals and frames stand apart, sizes of functions nowhere', () => {
  const first = functionOf([1, 2, I32], [0x20, 5, 0x23, 7, 0x6a, 0x21, 6]);
  const second = functionOf([1, 3, I32], [0x20, 8, 0x23, 9, 0x6a, 0x21, 4]);
  const [code, locals, globals, frames] = partsOf(moduleOf(first, second));
  const like = [0x20, 0x23, 0x6a, 0x21, END];
  expect(code).toEqual([...HEADER, CODE_SECTION, 25, 2, ...like, ...like, CUSTOM_SECTION, 2, 0, 9]);
  expect(locals).toEqual([5, 6, 8, 4]);
  expect(globals).toEqual([7, 9]);
  expect(frames).toEqual([1, 2, I32, 1, 3, I32]);
});

test.each([
  ['blocks within blocks', [0x02, 0x40, 0x03, 0x7f, 0x20, 1, END, 0x1a, 0x0d, 0, END]],
  ['a table of branches', [0x0e, 2, 0, 0x20, 1]],
  ['a number of two bytes that look like instructions', [0x41, 0xa0, 0x0b]],
  ['a float whose bytes look like instructions', [0x44, END, 0x20, END, 0x20, 2, 3, 4, 0x0e]],
  ['a vector whose bytes look like instructions', [0xfd, 0x0c, ...Array(16).fill(END)]],
  ['an instruction of vectors with a number of two bytes', [0xfd, 0xae, 0x01]],
  ['a lane', [0xfd, 0x15, END]],
  ['memory copied and filled', [0xfc, 0x0a, 0, 0, 0xfc, 0x0b, 0]],
  ['a function longer than 127 bytes', Array(200).fill(0x01)],
])('%s', (_, body) => {
  const last = [0x20, 3];
  const module = moduleOf(functionOf([0], [...body, ...last]));
  const { bytes, starts } = split(module);
  expect([...join(bytes, starts)]).toEqual([...module]);
  expect(partsOf(module)[1]!.at(-1)).toBe(3);
});

test.each(['mahjong', 'quoridor', 'sudoku', 'sudoku.debug'])('%s', (build) => {
  const module = moduleBytes(build);
  const { bytes, starts } = split(module);
  expect(Buffer.compare(join(bytes, starts), module)).toBe(0);
});

test('a module that ends within a function is refused', () => {
  const whole = moduleOf(functionOf([0], [0x20, 3]));
  expect(() => split(whole.subarray(0, -6))).toThrow(/instruction/);
});
