import type { Hint, MahjongReport } from '../../src/mahjong/types.js';

const DRAWS = 18;

/** A chance that climbs to `share` over the draws. */
function climb(share: number): number[] {
  const each = 1 - (1 - share) ** (1 / DRAWS);
  return Array.from({ length: DRAWS + 1 }, (_, k) => (k === DRAWS ? share : 1 - (1 - each) ** k));
}

export function hint(
  discard: string | null,
  share: number | null,
  accepts: string,
  shanten = 1,
  explanation = `keeps ${accepts.replaceAll(' ', ', ')}`,
): Hint {
  const list = accepts.split(' ').map((word) => ({ tile: word.slice(0, 2), count: Number(word[3]) }));
  return {
    discard,
    shanten,
    accepts: list,
    acceptCount: list.reduce((sum, { count }) => sum + count, 0),
    improvements: [],
    exact: share !== null,
    winProbability: share === null ? [] : climb(share),
    tenpaiProbability: share === null ? [] : climb(Math.min(1, share * 1.5)),
    expectedScore: share === null ? [] : climb(share).map((chance) => chance * 3900),
    explanation,
  };
}

export function report(hand: string, hints: Hint[], more: Partial<MahjongReport> = {}): MahjongReport {
  const best = hints[0]?.shanten ?? 0;
  return {
    game: 'mahjong',
    rules: 'riichi',
    hand,
    state: best === 0 ? 'fishing' : 'neither',
    shanten: { best, standard: best, sevenPairs: 4, thirteenOrphans: 11 },
    waits: [],
    combinations: [],
    combinationsCapped: false,
    special: [],
    score: null,
    hints,
    unseen: 122,
    model: 'advance',
    complete: true,
    timeMs: 12.4,
    ...more,
  };
}

export const TWO_AWAY = '33789m35689p2334s';

const twoAway = (known: boolean): Hint[] => {
  const share = (value: number) => (known ? value : null);
  return [
    hint(
      '9p',
      share(0.523),
      '4p:4 7p:4 1s:4 3s:2 4s:3',
      1,
      'keeps the 4p and 7p gaps open and 2s-3s-4s complete',
    ),
    hint('3p', share(0.494), '7p:4 1s:4 3s:2 4s:3', 1, 'keeps 6p-8p-9p, gives up the 4p gap'),
    hint('2s', share(0.431), '4p:4 7p:4 3s:2', 1, 'gives up a complete chow for the pair of 3s'),
    hint('3s', share(0.428), '4p:4 7p:4', 1, 'keeps 2s-3s-4s, but no second pair'),
    hint('5p', share(0.362), '7p:4 1s:4', 1, 'leaves 3p alone'),
    hint('6p', share(0.291), '4p:4 1s:4', 1, 'breaks 5p-6p'),
    hint('4s', share(0.244), '4p:4 1s:4', 1, 'leaves 2s-3s-3s'),
    hint('3m', share(0.101), '3m:2', 2, 'gives up the pair'),
  ];
};

export const twoAwayReport = report(TWO_AWAY, twoAway(true));
/** First figures: no chances yet, and in another order. */
export const twoAwayPartial = report(
  TWO_AWAY,
  [...twoAway(false).slice(1, 3), ...twoAway(false).slice(0, 1), ...twoAway(false).slice(3)],
  { complete: false },
);

export const WAITING = '123m456p33789s11z';
export const waitingReport = report(WAITING, [hint(null, 0.61, '3s:2 1z:2', 0, 'waits on two pairs')], {
  waits: [
    { tile: '3s', count: 2 },
    { tile: '1z', count: 2 },
  ],
});

export const COMPLETE = '123m456p33789s111z';
export const completeReport = report(COMPLETE, [], {
  state: 'mahjong',
  shanten: { best: -1, standard: -1, sevenPairs: 4, thirteenOrphans: 11 },
});
