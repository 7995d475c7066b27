/** What a request says about scoring, read once: the data of its rules, and what it is scored by besides the hand. */
import { unwrap } from '../../result.js';
import { parseTiles } from '../notation.js';
import { ruleDataOf } from '../rules/index.js';
import type { RuleData } from '../rules/types.js';
import { KINDS, type Tile } from '../tiles.js';
import type { MahjongRequest, Rules } from '../types.js';
import { type CircumstanceInput, writeCircumstances } from './context.js';
import { readRuleOptions } from './options.js';

export interface ScoreSetup extends CircumstanceInput {
  set: RuleData;
  /** All of it as the kernel reads it: a context that lacks its hand. */
  circumstances: Uint8Array;
}

/** Throws `ERR_OPTION`, and the errors of notation for indicators. */
export function readSetup(request: MahjongRequest, rules: Rules): ScoreSetup {
  const set = ruleDataOf(rules);
  const options = readRuleOptions(set, request.ruleOptions);
  const [dora, uraDora] = [readIndicators(request.dora), readIndicators(request.uraDora)];
  const input = { request, dora, uraDora, options };
  return { ...input, set, circumstances: writeCircumstances(input) };
}

function readIndicators(text = ''): Tile[] {
  return text.trim() === '' ? [] : unwrap(parseTiles(text)).filter(({ kind }) => kind < KINDS);
}
