/** Which engine answers for which layout. */
import { openModule } from '../wasm.js';
import { type GeneralTechniqueExports, GeneralTechniques } from './hints/general.js';
import { type TechniqueExports, TechniqueKernel } from './hints/kernel.js';
import { GeneralEngine, type GeneralExports } from './kernel/general.js';
import { type ClassicExports, SudokuKernel } from './kernel.js';
import { isClassic, type Layout } from './layout.js';
import { type RatingExports, RatingKernel } from './rating/kernel.js';
import type { Engines, EnginesFor } from './solver.js';

/** The engines of the module. Rejects with `ERR_WASM` where WebAssembly is refused, `ERR_MEMORY` without enough memory. */
export async function loadEngines(bytes: Uint8Array<ArrayBuffer>): Promise<EnginesFor> {
  const exports = await openModule<
    ClassicExports & GeneralExports & GeneralTechniqueExports & TechniqueExports & RatingExports
  >(bytes);
  const classic = new SudokuKernel(exports);
  const general = new GeneralEngine(exports);
  const generalFinder = new GeneralTechniques(exports);
  const techniques = new TechniqueKernel(exports);
  const rating = new RatingKernel(exports);
  return (layout: Layout): Engines => {
    if (isClassic(layout))
      return { solver: classic, explorer: classic, finder: techniques, techniques, rating };
    general.use(layout);
    return { solver: general, explorer: general, finder: generalFinder, techniques: null, rating: null };
  };
}
