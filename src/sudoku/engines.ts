/** Which engine answers for which layout. */
import { GeneralEngine } from './kernel/general.js';
import type { Layout } from './layout.js';
import type { Engines, EnginesFor } from './solver.js';

/** The engines of the module: `general` for every layout. */
export async function loadEngines(bytes: Uint8Array<ArrayBuffer>): Promise<EnginesFor> {
  const general = await GeneralEngine.load(bytes);
  return (layout: Layout): Engines => {
    general.use(layout);
    return { solver: general, explorer: general };
  };
}
