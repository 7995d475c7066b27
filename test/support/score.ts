import type { MahjongKernel } from '../../src/mahjong/kernel.js';
import { readRequest } from '../../src/mahjong/request.js';
import { scoreHand } from '../../src/mahjong/score/score.js';
import type { MahjongRequest, Score } from '../../src/mahjong/types.js';

/** Scores a request's hand as the service does, without looking for discards; no score when it is not complete. */
export function scoreRequest(kernel: MahjongKernel, request: MahjongRequest): { score: Score | null } {
  const position = readRequest(request);
  kernel.setRules(position.rules);
  kernel.setTable(position.melded, position.available);
  return { score: scoreHand(kernel, position)?.score ?? null };
}
