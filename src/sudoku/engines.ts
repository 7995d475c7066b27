/** Which engine answers for which layout. */
import { openModule } from '../wasm.js';
import { type KernelExports, SudokuKernel } from './kernel.js';
import { ClassicSolver } from './kernel/classic.js';
import { GeneralEngine, type GeneralExports } from './kernel/general.js';
import type { Layout } from './layout.js';
import type { Engines, EnginesFor } from './solver.js';

/** The engines of the module. Rejects with `ERR_WASM` where WebAssembly is refused, `ERR_MEMORY` without enough memory. */
export async function loadEngines(bytes: Uint8Array<ArrayBuffer>): Promise<EnginesFor> {
  const exports = await openModule<KernelExports & GeneralExports>(bytes);
  const general = new GeneralEngine(exports);
  const classic = new ClassicSolver(new SudokuKernel(exports));
  return (layout: Layout): Engines => {
    general.use(layout);
    return { solver: isClassic(layout) ? classic : general, explorer: general };
  };
}

/** 9x9, boxes of 3x3 and no other rule. */
const isClassic = ({ side, boxes, rules }: Layout): boolean =>
  side === 9 && boxes?.rows === 3 && rules.size === 0;
