/**
 * The bytes of a WebAssembly module in an order that compresses better, for embedding. The numbers of locals, those of globals and the
 * locals that functions declare are moved to parts of their own; the sizes of functions are left out, since they can be counted again. Code
 * that differs in these alone becomes the same text, which a compressor finds: a module shrinks by an eighth.
 *
 * `split` and `join` walk through the module in the same way, which says of each byte to which part it belongs: the build with the module
 * at hand, a page with the parts.
 */

const PART_COUNT = 4;
/** `FRAMES`: the locals that a function declares. `CODE`: all else. */
const [CODE, LOCALS, GLOBALS, FRAMES] = [0, 1, 2, 3];

/** In bytes. */
const HEADER = 8;
const CODE_SECTION = 10;
/** The bit of a LEB128 byte that says that another follows. */
const MORE = 0x80;
const [BLOCK, IF, END] = [0x02, 0x04, 0x0b];
/** From here on a byte is the prefix of a group of instructions, and the number of one follows. */
const FIRST_PREFIX = 0xfc;
/** Where the instructions of each group stand in `operandOf`. */
const [BULK, VECTORS] = [0x100, 0x200];

/** What may follow an instruction; numbers are in LEB128. `TABLE`: so many numbers, and one more. */
const [NOTHING, NUMBER, NUMBERS, LOCAL, GLOBAL, TABLE, BYTES] = [0, 1, 2, 3, 4, 5, 6];

/** What follows each instruction; `BYTES + n`: n bytes as they are. https://webassembly.github.io/spec/core/binary/instructions.html */
const operandOf = new Uint8Array(0x400);
for (const [first, last, operand] of [
  [BLOCK, IF, NUMBER],
  [0x0c, 0x0d, NUMBER], // br, br_if
  [0x0e, 0x0e, TABLE],
  [0x10, 0x10, NUMBER], // call
  [0x11, 0x11, NUMBERS], // call_indirect
  [0x20, 0x22, LOCAL],
  [0x23, 0x24, GLOBAL],
  [0x28, 0x3e, NUMBERS], // loads and stores
  [0x3f, 0x42, NUMBER], // memory.size, memory.grow, i32.const, i64.const
  [0x43, 0x43, BYTES + 4], // f32.const
  [0x44, 0x44, BYTES + 8], // f64.const
  [BULK + 0x0a, BULK + 0x0a, BYTES + 2], // memory.copy
  [BULK + 0x0b, BULK + 0x0b, BYTES + 1], // memory.fill
  [VECTORS, VECTORS + 0x0b, NUMBERS], // loads and stores
  [VECTORS + 0x0c, VECTORS + 0x0d, BYTES + 16], // v128.const, i8x16.shuffle
  [VECTORS + 0x15, VECTORS + 0x22, BYTES + 1], // lanes
  [VECTORS + 0x5c, VECTORS + 0x5d, NUMBERS], // loads with zeros
])
  operandOf.fill(operand, first, last + 1);

/**
 * One function of plain loops: a page walks once, before its engine has had reason to optimize anything.
 * @param {object} way
 * @param {(part: number) => number} way.move takes the next byte of a part
 * @param {() => boolean} way.hasMore
 * @param {() => void} way.enter comes to a function, where its size stands
 * @param {() => void} way.leave comes to its end
 */
function walk({ move, hasMore, enter, leave }) {
  const number = (/** @type {number} */ part) => {
    let byte = move(part);
    let value = byte & ~MORE;
    for (let shift = 7; byte & MORE; shift += 7) {
      byte = move(part);
      value |= (byte & ~MORE) << shift;
    }
    return value;
  };
  const bytes = (/** @type {number} */ count) => {
    for (let left = count; left > 0; left--) move(CODE);
  };
  const operands = (/** @type {number} */ operand) => {
    if (operand === NOTHING) return;
    if (operand === LOCAL) number(LOCALS);
    else if (operand === GLOBAL) number(GLOBALS);
    else if (operand > BYTES) bytes(operand - BYTES);
    else {
      const count = number(CODE);
      if (operand === NUMBERS) number(CODE);
      if (operand === TABLE) for (let left = count; left >= 0; left--) number(CODE);
    }
  };
  const frame = () => {
    for (let left = number(FRAMES); left > 0; left--) {
      number(FRAMES); // so many locals
      move(FRAMES); // of a type
    }
  };
  const body = () => {
    for (let depth = 1; depth > 0; ) {
      const first = move(CODE);
      const code = first < FIRST_PREFIX ? first : BULK * (first - FIRST_PREFIX + 1) + number(CODE);
      operands(operandOf[code]);
      if (code === END) depth--;
      else if (code >= BLOCK && code <= IF) depth++;
    }
  };
  bytes(HEADER);
  while (hasMore()) {
    const section = move(CODE);
    const size = number(CODE);
    if (section !== CODE_SECTION) bytes(size);
    else
      for (let left = number(CODE); left > 0; left--) {
        enter();
        frame();
        body();
        leave();
      }
  }
}

/**
 * Throws where the module has instructions that are not known here.
 * @param {Uint8Array} module
 * @returns {{ bytes: Uint8Array, starts: number[] }} its parts, one after the other, and where each begins
 */
export function split(module) {
  const parts = Array.from({ length: PART_COUNT }, () => /** @type {number[]} */ ([]));
  let at = 0;
  walk({
    move(part) {
      if (at >= module.length) throw unknown();
      const byte = module[at++];
      parts[part].push(byte);
      return byte;
    },
    hasMore: () => at < module.length,
    enter() {
      while (module[at++] & MORE);
    },
    leave() {},
  });
  const starts = parts.map((_, i) => parts.slice(0, i).flat().length);
  const bytes = Uint8Array.from(parts.flat());
  if (join(bytes, starts).some((byte, i) => byte !== module[i])) throw unknown();
  return { bytes, starts };
}

const unknown = () =>
  new Error('This WebAssembly module has an instruction that scripts/wasm-parts.mjs does not know.');

/** The module again. @param {Uint8Array} bytes @param {readonly number[]} starts as `split` gave them */
export function join(bytes, starts) {
  const module = new Uint8Array(2 * bytes.length); // a size is never longer than its function
  const from = Int32Array.from(starts);
  let at = 0;
  let start = 0;
  walk({
    move(part) {
      const byte = bytes[from[part]++];
      module[at++] = byte;
      return byte;
    },
    hasMore: () => from[CODE] < starts[LOCALS],
    enter() {
      start = at;
    },
    leave() {
      const size = numberBytes(at - start);
      module.copyWithin(start + size.length, start, at);
      module.set(size, start);
      at += size.length;
    },
  });
  return module.slice(0, at);
}

/** In LEB128. @param {number} value @returns {number[]} */
const numberBytes = (value) => (value < MORE ? [value] : [(value % MORE) | MORE, ...numberBytes(value >> 7)]);
