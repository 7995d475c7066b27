/** What a request says about scoring, read once: the data of its rules, and what it is scored by besides the hand. */
import { unwrap } from '../../result.js';
import { parseTiles } from '../notation.js';
import { ruleDataOf } from '../rules/index.js';
import type { RuleData } from '../rules/types.js';
import { KINDS, type Tile } from '../tiles.js';
import type { MahjongRequest, Rules } from '../types.js';
import { writeCircumstances } from './context.js';
import { readRuleOptions } from './options.js';

export interface ScoreSetup {
  set: RuleData;
  /** All that a hand is scored by besides itself, as the kernel reads it. */
  circumstances: Uint8Array;
}

/** Throws `ERR_OPTION`, and the errors of notation for indicators. */
export function readSetup(request: MahjongRequest, rules: Rules): ScoreSetup {
  const set = ruleDataOf(rules);
  const options = readRuleOptions(set, request.ruleOptions);
  const [dora, uraDora] = [readIndicators(request.dora), readIndicators(request.uraDora)];
  return { set, circumstances: writeCircumstances({ request, dora, uraDora, options }) };
}

function readIndicators(text = ''): Tile[] {
  return text.trim() === '' ? [] : unwrap(parseTiles(text)).filter(({ kind }) => kind < KINDS);
}
