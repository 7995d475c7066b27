/** Which engine answers for which layout. */
import { type ModuleExports, openModule } from '../wasm.js';
import { GeneralEngine, type GeneralExports } from './kernel/general.js';
import type { Layout } from './layout.js';
import type { Engines, EnginesFor } from './solver.js';

/** The engines of the module. Rejects with `ERR_WASM` where WebAssembly is refused, `ERR_MEMORY` without enough memory. */
export async function loadEngines(bytes: Uint8Array<ArrayBuffer>): Promise<EnginesFor> {
  const exports = await openModule<ModuleExports & GeneralExports>(bytes);
  const general = new GeneralEngine(exports);
  return (layout: Layout): Engines => {
    general.use(layout);
    return { solver: general, explorer: general };
  };
}
