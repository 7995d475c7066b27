/** The rules of a puzzle as its fields name them, and as a layout has them. */
import { HintwrightError } from '../../errors.js';
import { fail, type Result, succeed } from '../../result.js';
import { type Layout, usualBoxes } from '../layout.js';
import { nameOf, readLayout, readVariation, shapeOf } from '../rules.js';
import type { RulesRequest } from '../types.js';

/** Errors: `ERR_BAD_VARIANT`, `ERR_BAD_BOXES`, `ERR_BAD_REGIONS`, `ERR_BAD_CAGE`. */
export function parseLayout(rules: RulesRequest, size: number): Result<Layout> {
  try {
    return succeed(readLayout(rules, readVariation(rules), size));
  } catch (error) {
    if (error instanceof HintwrightError) return fail(error.toJSON());
    throw error;
  }
}

/** The fields that name the rules of a layout, those that go without saying left out. */
export function rulesOf(layout: Layout): RulesRequest {
  const { boxes, regions, cages } = shapeOf(layout);
  const usual = usualBoxes(layout.side);
  const isUsual = usual?.rows === layout.boxes?.rows && usual?.columns === layout.boxes?.columns;
  return {
    ...(layout.rules.size > 0 && { variant: nameOf(layout) }),
    ...(boxes && !isUsual && { boxes }),
    ...(regions !== undefined && { regions }),
    ...(cages && { cages }),
  };
}
