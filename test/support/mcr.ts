import type { MahjongKernel } from '../../src/mahjong/kernel.js';
import { parseHand } from '../../src/mahjong/notation.js';
import mcr from '../../src/mahjong/rules/mcr.json' with { type: 'json' };
import type { RuleSet } from '../../src/mahjong/rules/types.js';
import { writeContext } from '../../src/mahjong/score/context.js';
import { readRuleOptions } from '../../src/mahjong/score/options.js';
import { readScore } from '../../src/mahjong/score/result.js';
import { countKinds, tileOf } from '../../src/mahjong/tiles.js';
import type { MahjongRequest, Score } from '../../src/mahjong/types.js';

export const MCR = mcr as RuleSet;

/** What a hand is to the kernel: its tiles by kind, and the context. */
export function encodeMcr(request: MahjongRequest) {
  const parsed = parseHand(request.hand);
  if (!parsed.ok) throw new Error(`${request.hand}: ${parsed.error.message}`);
  const hand = parsed.value;
  const last = hand.concealed.filter(({ kind }) => kind < 34).at(-1);
  const [digit = '', suit = ''] = request.winTile ?? '';
  const win = request.winTile ? tileOf(Number(digit), suit as 'm') : last;
  const options = readRuleOptions(MCR, request.ruleOptions ?? {});
  return {
    concealed: countKinds(hand.concealed),
    melded: countKinds(hand.melds.flatMap((meld) => meld.tiles)),
    sets: 4 - hand.melds.length,
    chows: hand.melds.filter(({ kind }) => kind === 'chow').length,
    context: writeContext({ hand, winKind: win?.kind ?? null, request, dora: [], uraDora: [], options }),
  };
}

/** Scores a hand under the Chinese Official rules; `null` when it is not complete. */
export function scoreMcr(kernel: MahjongKernel, request: MahjongRequest): Score | null {
  const { concealed, melded, sets, chows, context } = encodeMcr(request);
  kernel.setRules('mcr');
  kernel.setTable(melded, new Uint8Array(34).fill(4));
  const scored = kernel.score(concealed, sets, chows, context);
  return scored && readScore(MCR, scored.result);
}

/** Names of what counted, sorted. */
export const namesOf = (score: Score | null): string[] => (score?.items ?? []).map(({ name }) => name).sort();
