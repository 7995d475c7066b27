import { type GeneralTechniqueExports, GeneralTechniques } from '../../src/sudoku/hints/general.js';
import { GeneralEngine, type GeneralExports } from '../../src/sudoku/kernel/general.js';
import type { Layout } from '../../src/sudoku/layout.js';
import { type ModuleExports, openModule } from '../../src/wasm.js';
import { sudokuBytes } from './sudoku.js';

/** The techniques for any grid by themselves, in a module of their own. */
export async function loadGeneralTechniques(layout: Layout, build = 'sudoku'): Promise<GeneralTechniques> {
  const exports = await openModule<ModuleExports & GeneralExports & GeneralTechniqueExports>(
    sudokuBytes(build),
  );
  new GeneralEngine(exports).use(layout);
  return new GeneralTechniques(exports);
}
