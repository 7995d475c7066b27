/** What a request says about scoring, read once: the data of its rules, their options, and the dora indicators. */
import { unwrap } from '../../result.js';
import { parseTiles } from '../notation.js';
import { ruleDataOf } from '../rules/index.js';
import type { RuleData } from '../rules/types.js';
import { KINDS, type Tile } from '../tiles.js';
import type { MahjongRequest, Rules } from '../types.js';
import { readRuleOptions } from './options.js';

export interface ScoreSetup {
  request: MahjongRequest;
  set: RuleData;
  /** In the order of the data. */
  options: readonly number[];
  /** Indicators. */
  dora: readonly Tile[];
  uraDora: readonly Tile[];
}

/** Throws `ERR_OPTION`, and the errors of notation for indicators. */
export function readSetup(request: MahjongRequest, rules: Rules): ScoreSetup {
  const set = ruleDataOf(rules);
  return {
    ...{ request, set, options: readRuleOptions(set, request.ruleOptions) },
    ...{ dora: readIndicators(request.dora), uraDora: readIndicators(request.uraDora) },
  };
}

function readIndicators(text = ''): Tile[] {
  return text.trim() === '' ? [] : unwrap(parseTiles(text)).filter(({ kind }) => kind < KINDS);
}
