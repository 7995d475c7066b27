import type {
  Combination,
  Hint,
  Improvement,
  MahjongReport,
  Score,
  ScoreItem,
} from '../../src/mahjong/types.js';

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
  improvements = '',
): Hint {
  const list = accepts.split(' ').map((word) => ({ tile: word.slice(0, 2), count: Number(word[3]) }));
  return {
    discard,
    shanten,
    accepts: list,
    acceptCount: list.reduce((sum, { count }) => sum + count, 0),
    improvements: readImprovements(improvements),
    exact: share !== null,
    winProbability: share === null ? [] : climb(share),
    tenpaiProbability: share === null ? [] : climb(Math.min(1, share * 1.5)),
    expectedScore: share === null ? [] : climb(share).map((chance) => chance * 3900),
    explanation: `keeps ${accepts.replaceAll(' ', ', ')}`,
  };
}

/** `2p:4:9`: four copies unseen, nine points of gain. */
function readImprovements(text: string): Improvement[] {
  const words = text === '' ? [] : text.split(' ');
  return words.map((word) => {
    const [tile = '', count, points] = word.split(':');
    return { tile, count: Number(count), gain: Number(points) / 100 };
  });
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
  const improving = (text: string) => (known ? text : '');
  return [
    hint('9p', share(0.523), '4p:4 7p:4 1s:4 3s:2 4s:3', 1, improving('2p:4:9 6m:4:7 5s:4:7 2s:3:1')),
    hint('3p', share(0.494), '7p:4 1s:4 3s:2 4s:3', 1, improving('5s:4:7')),
    hint('2s', share(0.431), '4p:4 7p:4 3s:2', 1),
    hint('3s', share(0.428), '4p:4 7p:4', 1),
    hint('5p', share(0.362), '7p:4 1s:4', 1),
    hint('6p', share(0.291), '4p:4 1s:4', 1),
    hint('4s', share(0.244), '4p:4 1s:4', 1),
    hint('3m', share(0.101), '1m:4 2m:4 4m:4 5m:4 6m:4 1p:4 2p:4 4p:4 7p:4 1s:4', 2),
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
export const waitingReport = report(WAITING, [hint(null, 0.61, '3s:2 1z:2', 0)], {
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

/** The list of `twoAwayReport`, where 2s is worth more than what wins more often. */
export const splitReport: MahjongReport = {
  ...twoAwayReport,
  hints: twoAwayReport.hints.map((each) => {
    const points = each.discard === '2s' ? 6000 : 3900;
    return { ...each, expectedScore: each.winProbability.map((chance) => chance * points) };
  }),
};

/** Expected scores not worked out. */
export const worthlessReport: MahjongReport = {
  ...twoAwayReport,
  hints: twoAwayReport.hints.map((each) => ({ ...each, expectedScore: [] })),
};

/** `All simples:1:han`, the id being the name in kebab-case. */
export function score(items: string, more: Partial<Score>): Score {
  const read = (text: string): ScoreItem => {
    const [name = '', value, unit] = text.split(':');
    return {
      ...{ id: name.toLowerCase().replaceAll(' ', '-'), name, value: Number(value) },
      unit: unit as ScoreItem['unit'],
    };
  };
  return {
    ...{ total: 0, wins: true, payments: null },
    items: items === '' ? [] : items.split(', ').map(read),
    ...more,
  };
}

/** `chow:789m pair:33m pung:777z!`: a called set ends in an exclamation mark. */
export function reading(text: string, best = false, pattern = 'standard'): Combination {
  const sets = text.split(' ').map((word) => {
    const [kind = '', tiles = ''] = word.split(':');
    return {
      kind: kind as Combination['sets'][number]['kind'],
      tiles: tiles.replace('!', ''),
      concealed: !tiles.endsWith('!'),
    };
  });
  return { pattern, sets, best };
}

const READINGS = [
  'chow:789m chow:234s pair:33m closed:35p closed:68p single:9p single:3s',
  'chow:789m chow:234s pair:33m closed:35p edge:89p single:6p single:3s',
  'chow:789m chow:234s pair:33m open:56p edge:89p single:3p single:3s',
  'chow:789m pair:33m pair:33s closed:35p closed:68p closed:24s single:9p',
];
export const readingsReport: MahjongReport = {
  ...twoAwayReport,
  combinations: READINGS.map((text) => reading(text)),
};

export const WON = '22p345m567p678s567s';
export const wonReport: MahjongReport = {
  ...completeReport,
  hand: WON,
  combinations: [
    reading('chow:345m chow:567p chow:567s chow:678s pair:22p', true),
    reading('chow:345m chow:567p pung:666s chow:578s pair:22p'),
  ],
  score: score(
    'Riichi:1:han, Pinfu:1:han, All simples:1:han, Dora:2:han, Base:20:fu, Concealed pung:4:fu, Concealed pung:4:fu',
    { total: 8000, han: 5, fu: 30, limit: true, payments: { dealer: 4000, others: 2000 } },
  ),
};
