/** The public analyzer as a contestant: requests as text, reports out of a worker. */
import { MahjongAnalyzer, type MahjongReport } from '../../src/mahjong/index.js';
import type { Contestant } from '../core/types.js';
import { forEachAsync } from '../core/work.js';
import { type Hand, handText } from './tiles.js';

/** One worker, started before the first measurement, answers all. */
export function analyzerContestant<Answer>(
  name: string,
  note: string,
  answer: (report: MahjongReport) => Answer,
  analyze: typeof wholeAnswer = wholeAnswer,
): Contestant<Hand, Answer> {
  const analyzer = new MahjongAnalyzer();
  return {
    ...{ name, note, role: 'analyzer', async: true },
    prepare: (hands) =>
      forEachAsync(hands.map(handText), async (hand) => answer(await analyze(analyzer, hand))),
    dispose: () => analyzer.dispose(),
  };
}

export const wholeAnswer = (analyzer: MahjongAnalyzer, hand: string): Promise<MahjongReport> =>
  analyzer.analyze({ hand });

/** Until there are figures for a discard; the rest of the run is called off. */
export function firstAnswer(analyzer: MahjongAnalyzer, hand: string): Promise<MahjongReport> {
  const controller = new AbortController();
  return new Promise((resolve, reject) => {
    const onProgress = (partial: MahjongReport) => {
      if ((partial.hints[0]?.winProbability.length ?? 0) === 0) return;
      resolve(partial);
      controller.abort();
    };
    analyzer.analyze({ hand }, { onProgress, signal: controller.signal }).then(resolve, reject);
  });
}

/** With a worker of its own: started, asked once, ended. */
export async function coldAnswer(_: MahjongAnalyzer, hand: string): Promise<MahjongReport> {
  const analyzer = new MahjongAnalyzer();
  try {
    return await analyzer.analyze({ hand });
  } finally {
    await analyzer.dispose();
  }
}
