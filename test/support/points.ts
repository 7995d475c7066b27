/** Scores a hand through the kernel class, complete or not. */
import type { MahjongKernel } from '../../src/mahjong/kernel.js';
import { parseHand } from '../../src/mahjong/notation.js';
import type { RuleSet } from '../../src/mahjong/rules/types.js';
import { type ContextHand, writeContext } from '../../src/mahjong/score/context.js';
import { type RuleOptions, readRuleOptions } from '../../src/mahjong/score/options.js';
import { readScore } from '../../src/mahjong/score/result.js';
import { countKinds } from '../../src/mahjong/tiles.js';
import type { MahjongRequest, Score } from '../../src/mahjong/types.js';

const FOUR = new Uint8Array(34).fill(4);
const SETS = ['chow', 'pung', 'kong'];

export type Situation = Omit<MahjongRequest, 'hand' | 'rules' | 'ruleOptions' | 'winTile'>;

export interface Scorer {
  kernel: MahjongKernel;
  set: RuleSet;
  options?: RuleOptions | undefined;
}

/** `winKind`: `null` for a hand whose last tile is not told. Scores hands that are not complete where the rules do. */
export function scoreTiles(
  { kernel, set, options = {} }: Scorer,
  hand: ContextHand,
  winKind: number | null,
  situation: Situation = {},
): Score {
  const context = writeContext({
    ...{ hand, winKind, request: { hand: '', ...situation } },
    ...{ dora: [], uraDora: [], options: readRuleOptions(set, options) },
  });
  const concealed = countKinds(hand.concealed);
  const sets = 4 - hand.melds.filter(({ kind }) => SETS.includes(kind)).length;
  const chows = hand.melds.filter(({ kind }) => kind === 'chow').length;
  kernel.setRules(set.rules);
  kernel.setTable(countKinds(hand.melds.flatMap(({ tiles }) => tiles)), FOUR);
  const complete = kernel.score(concealed, sets, chows, context);
  return readScore(set, (complete ?? kernel.scorePartial(concealed, sets, chows, context)).result);
}

/** A hand as text; the winning tile is the last concealed one written that is no flower. */
export function scoreText(scorer: Scorer, text: string, situation: Situation = {}): Score {
  const hand = parseHand(text);
  if (!hand.ok) throw new Error(`${text}: ${JSON.stringify(hand.error)}`);
  const last = hand.value.concealed.filter(({ kind }) => kind < 34).at(-1);
  return scoreTiles(scorer, hand.value, last?.kind ?? null, situation);
}

export const ids = (score: Score): string[] => score.items.map(({ id }) => id);
