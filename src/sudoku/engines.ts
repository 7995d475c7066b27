/** Which engine answers for which layout. */
import { openModule } from '../wasm.js';
import { GeneralEngine, type GeneralExports } from './kernel/general.js';
import { type ClassicExports, SudokuKernel } from './kernel.js';
import type { Layout } from './layout.js';
import type { Engines, EnginesFor } from './solver.js';

/** The engines of the module. Rejects with `ERR_WASM` where WebAssembly is refused, `ERR_MEMORY` without enough memory. */
export async function loadEngines(bytes: Uint8Array<ArrayBuffer>): Promise<EnginesFor> {
  const exports = await openModule<ClassicExports & GeneralExports>(bytes);
  const classic = new SudokuKernel(exports);
  const general = new GeneralEngine(exports);
  return (layout: Layout): Engines => {
    if (isClassic(layout)) return { solver: classic, explorer: classic };
    general.use(layout);
    return { solver: general, explorer: general };
  };
}

/** 9x9 with rows, columns and boxes of 3x3 alone. */
const isClassic = ({ side, boxes, rules }: Layout): boolean =>
  side === 9 && boxes?.rows === 3 && rules.size === 0;
