/** The kernel for benchmarks: its typed form, and the bare module with hands in its memory. */
import { MahjongKernel } from '../../src/mahjong/kernel.js';
import { type Hand, KINDS } from './tiles.js';

const moduleBytes = async () => (await import('../../build/mahjong.wasm?bytes')).default;

export const loadKernel = async (): Promise<MahjongKernel> => MahjongKernel.load(await moduleBytes());

interface Exports {
  memory: WebAssembly.Memory;
  init(): number;
  least(hand: number, sets: number): number;
  readComplete(sets: number, chows: number): number;
  HAND: WebAssembly.Global;
}

export interface BareModule {
  /** Copies hands into the module's memory; returns the address of the first. */
  place(hands: readonly Hand[]): number;
  /** Shanten, the least of all forms, of the hand at an address. */
  least: Exports['least'];
  /** Lists the readings of the complete hand at `hand`; returns how many there are. */
  readComplete: Exports['readComplete'];
  /** Where the module reads the one hand that it lists the readings of; good until hands are placed. */
  hand(): Uint8Array;
}

/** From one hand to the next; the module reads whole vectors, up to 48 bytes. */
export const HAND_STRIDE = 64;
const PAGE = 2 ** 16;

/** An instance of its own: what lies behind its tables belongs to the hands. */
export async function loadBareModule(): Promise<BareModule> {
  const env = {
    abort: () => {
      throw new WebAssembly.RuntimeError('an assertion of the kernel failed');
    },
  };
  const { instance } = await WebAssembly.instantiate(await moduleBytes(), { env });
  const { memory, init, least, readComplete, HAND } = instance.exports as unknown as Exports;
  if (!init()) throw new Error('The module has no memory for its tables.');
  const place = (hands: readonly Hand[]) => {
    const start = memory.grow(Math.ceil((hands.length * HAND_STRIDE) / PAGE)) * PAGE;
    const bytes = new Uint8Array(memory.buffer);
    for (const [i, hand] of hands.entries()) bytes.set(hand, start + i * HAND_STRIDE);
    return start;
  };
  const hand = () => new Uint8Array(memory.buffer, HAND.value as number, KINDS);
  return { place, least, readComplete, hand };
}
