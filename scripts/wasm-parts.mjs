/**
 * The bytes of a WebAssembly module in another order, for embedding: the numbers of locals, those of globals, and what functions have for
 * locals stand apart from all else, and the sizes of functions are left out. Code that differs in these alone becomes the same text twice,
 * which a compressor sees: a module shrinks by an eighth.
 *
 * One walk through the module says of each byte to which part it belongs. The build makes it with the module at hand, a page with the parts.
 */

const PART_COUNT = 4;
const [CODE, LOCALS, GLOBALS, FRAMES] = [0, 1, 2, 3];

const HEADER = 8;
const CODE_SECTION = 10;
const [BLOCK, IF, END, BRANCH_TABLE] = [0x02, 0x04, 0x0b, 0x0e];
/** Of instructions whose number follows: it is counted on from here. @type {Readonly<Record<number, number>>} */
const PREFIXES = { 252: 0x100, 253: 0x200 };
/** A number in LEB128, of any length. */
const NUMBER = 0;

/**
 * What follows an instruction, numbers or so many bytes, and their part.
 * https://webassembly.github.io/spec/core/binary/instructions.html
 * @type {readonly (readonly [first: number, last: number, part: number, ...sizes: number[]])[]}
 */
const OPERANDS = [
  [BLOCK, IF, CODE, NUMBER],
  [0x0c, 0x0d, CODE, NUMBER], // br, br_if
  [0x10, 0x10, CODE, NUMBER], // call
  [0x11, 0x11, CODE, NUMBER, NUMBER], // call_indirect
  [0x20, 0x22, LOCALS, NUMBER],
  [0x23, 0x24, GLOBALS, NUMBER],
  [0x28, 0x3e, CODE, NUMBER, NUMBER], // loads and stores
  [0x3f, 0x42, CODE, NUMBER], // memory.size, memory.grow, i32.const, i64.const
  [0x43, 0x43, CODE, 4], // f32.const
  [0x44, 0x44, CODE, 8], // f64.const
  [0x10a, 0x10a, CODE, 2], // memory.copy
  [0x10b, 0x10b, CODE, 1], // memory.fill
  [0x200, 0x20b, CODE, NUMBER, NUMBER], // loads and stores of vectors
  [0x20c, 0x20d, CODE, 16], // v128.const, i8x16.shuffle
  [0x215, 0x222, CODE, 1], // lanes
  [0x254, 0x25b, CODE, NUMBER, NUMBER, 1], // loads and stores of lanes
  [0x25c, 0x25d, CODE, NUMBER, NUMBER], // loads with zeros
];

/** By instruction. @type {{ part: number, sizes: number[] }[]} */
const operandsOf = [];
for (const [first, last, part, ...sizes] of OPERANDS)
  for (let code = first; code <= last; code++) operandsOf[code] = { part, sizes };

/** Who walks says where bytes come from: `move`, with their part, and what a function is between `enter` and `leave`. */
class Walk {
  module() {
    this.#bytes(HEADER);
    while (this.hasMore()) {
      const section = this.move(CODE);
      const size = this.#number(CODE);
      if (section === CODE_SECTION) for (let left = this.#number(CODE); left > 0; left--) this.#function();
      else this.#bytes(size);
    }
  }

  #function() {
    this.enter();
    for (let left = this.#number(FRAMES); left > 0; left--) {
      this.#number(FRAMES); // so many locals
      this.move(FRAMES); // of a type
    }
    for (let depth = 1; depth > 0; ) {
      const code = this.#instruction();
      if (code >= BLOCK && code <= IF) depth++;
      if (code === END) depth--;
    }
    this.leave();
  }

  #instruction() {
    const first = this.move(CODE);
    const prefix = PREFIXES[first];
    const code = prefix ? prefix + this.#number(CODE) : first;
    if (code === BRANCH_TABLE) for (let left = this.#number(CODE); left >= 0; left--) this.#number(CODE);
    const operands = operandsOf[code];
    for (const size of operands?.sizes ?? [])
      size === NUMBER ? this.#number(operands.part) : this.#bytes(size);
    return code;
  }

  /** @param {number} count */
  #bytes(count) {
    for (let left = count; left > 0; left--) this.move(CODE);
  }

  /** In LEB128, without a sign. @param {number} part */
  #number(part) {
    let value = 0;
    for (let shift = 0, byte = 0x80; byte & 0x80; shift += 7) {
      byte = this.move(part);
      value |= (byte & 0x7f) << shift;
    }
    return value;
  }
}

class Splitting extends Walk {
  parts = Array.from({ length: PART_COUNT }, () => /** @type {number[]} */ ([]));
  #whole;
  #at = 0;

  /** @param {Uint8Array} whole */
  constructor(whole) {
    super();
    this.#whole = whole;
  }

  hasMore() {
    return this.#at < this.#whole.length;
  }

  /** @param {number} part */
  move(part) {
    const byte = this.#whole[this.#at++];
    this.parts[part].push(byte);
    return byte;
  }

  enter() {
    while (this.#whole[this.#at++] & 0x80);
  }

  leave() {}
}

class Joining extends Walk {
  #whole;
  #at = 0;
  #start = 0;
  #bytes;
  #from;
  #end;

  /** @param {Uint8Array} bytes @param {readonly number[]} starts */
  constructor(bytes, starts) {
    super();
    this.#bytes = bytes;
    this.#from = [...starts];
    this.#end = starts[LOCALS];
    this.#whole = new Uint8Array(2 * bytes.length); // a size is never longer than its function
  }

  get whole() {
    return this.#whole.slice(0, this.#at);
  }

  hasMore() {
    return this.#from[CODE] < this.#end;
  }

  /** @param {number} part */
  move(part) {
    const byte = this.#bytes[this.#from[part]++];
    this.#whole[this.#at++] = byte;
    return byte;
  }

  enter() {
    this.#start = this.#at;
  }

  leave() {
    const size = numberBytes(this.#at - this.#start);
    this.#whole.copyWithin(this.#start + size.length, this.#start, this.#at);
    this.#whole.set(size, this.#start);
    this.#at += size.length;
  }
}

/** In LEB128. @param {number} value @returns {number[]} */
const numberBytes = (value) => (value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...numberBytes(value >> 7)]);

/** @param {Uint8Array} module @returns {{ bytes: Uint8Array, starts: number[] }} its parts, one after the other, and where each begins */
export function split(module) {
  const splitting = new Splitting(module);
  splitting.module();
  const starts = splitting.parts.map((_, i) => splitting.parts.slice(0, i).flat().length);
  return { bytes: Uint8Array.from(splitting.parts.flat()), starts };
}

/** @param {Uint8Array} bytes @param {readonly number[]} starts */
export function join(bytes, starts) {
  const joining = new Joining(bytes, starts);
  joining.module();
  return joining.whole;
}
