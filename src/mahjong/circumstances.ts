/** Circumstances of a win that cannot come together, each with its own code. */
import { type ErrorCode, HintwrightError } from '../errors.js';
import { type Hand, handSize, placedTiles } from './notation.js';
import type { MahjongRequest, Rules } from './types.js';

interface Facts {
  request: MahjongRequest;
  riichi: boolean;
  /** A meld that is no concealed kong. */
  open: boolean;
  melds: boolean;
  kong: boolean;
  /** Copies of the winning tile in a hand of 14 tiles. */
  copies: number;
}

type Check = readonly [code: ErrorCode, message: string, impossible: (facts: Facts) => boolean | undefined];

/** Under any rules. */
const CHECKS: readonly Check[] = [
  [
    'ERR_ROBBING_SELF_DRAW',
    'A kong is robbed of its tile by another player: robbingKong excludes selfDraw.',
    ({ request }) => request.robbingKong && request.selfDraw,
  ],
  [
    'ERR_ROBBING_COPIES',
    'The robbed tile is the fourth of a pung beside three others: the hand has no second copy of it.',
    ({ request, copies }) => request.robbingKong && copies > 1,
  ],
];

/** Where a loose tile counts for whoever wins with it; the German league's examples have it claimed as well. */
const LOOSE_TILE_RULES: readonly Rules[] = ['classical', 'bmja'];
const KONG_CHECKS: readonly Check[] = [
  [
    'ERR_KONG_CLAIMED',
    'The tile after a kong is drawn by oneself: afterKong needs selfDraw.',
    ({ request }) => request.afterKong && !request.selfDraw,
  ],
];

const RIICHI_CHECKS: readonly Check[] = [
  [
    'ERR_IPPATSU_WITHOUT_RIICHI',
    'ippatsu needs riichi.',
    ({ request, riichi }) => request.ippatsu && !riichi,
  ],
  [
    'ERR_RIICHI_OPEN_HAND',
    'Riichi is declared with a concealed hand; this one has open melds.',
    ({ riichi, open }) => riichi && open,
  ],
  [
    'ERR_URA_WITHOUT_RIICHI',
    'Only riichi turns ura dora over: uraDora needs riichi.',
    ({ request, riichi }) => Boolean(request.uraDora?.trim()) && !riichi,
  ],
  [
    'ERR_AFTER_KONG_WITHOUT_KONG',
    'There is no kong in this hand to win after.',
    ({ request, kong }) => request.afterKong && !kong,
  ],
  [
    'ERR_IPPATSU_AFTER_KONG',
    'A kong ends ippatsu: it excludes afterKong.',
    ({ request }) => request.ippatsu && request.afterKong,
  ],
  [
    'ERR_LAST_TILE_KONG',
    'No kong is made with the last tile: lastTile excludes afterKong and robbingKong.',
    ({ request }) => request.lastTile && (request.afterKong || request.robbingKong),
  ],
  [
    'ERR_FIRST_TURN_MELDS',
    'Melds end the first turn: firstTurn needs a hand without any.',
    ({ request, melds }) => request.firstTurn && melds,
  ],
  [
    'ERR_FIRST_TURN_RIICHI',
    'A win on the first turn comes before riichi can be declared.',
    ({ request, riichi }) => request.firstTurn && riichi,
  ],
  [
    'ERR_FIRST_TURN_LATE',
    'The first turn is neither the last tile nor after a kong: firstTurn excludes lastTile and robbingKong.',
    ({ request }) => request.firstTurn && (request.lastTile || request.robbingKong),
  ],
  [
    'ERR_FIRST_TURN_DEALER',
    'The dealer has discarded before any discard can be claimed: firstTurn in the East seat needs selfDraw.',
    ({ request }) => request.firstTurn && !request.selfDraw && (request.seatWind ?? 1) === 1,
  ],
  [
    'ERR_PAARENCHAN_SEAT',
    'Only the dealer wins in a row: paarenchan needs the East seat.',
    ({ request }) => (request.paarenchan ?? 0) > 0 && (request.seatWind ?? 1) !== 1,
  ],
];

/** Throws for the first two circumstances that exclude each other. `winKind`: the winning tile's. */
export function checkCircumstances(request: MahjongRequest, rules: Rules, hand: Hand, winKind: number): void {
  const facts: Facts = {
    request,
    riichi: isRiichi(request),
    open: hand.melds.some(({ concealed }) => !concealed),
    melds: hand.melds.length > 0,
    kong: hand.melds.some(({ kind }) => kind === 'kong'),
    copies: handSize(hand) === 14 ? placedTiles(hand).filter(({ kind }) => kind === winKind).length : 0,
  };
  const checks = [
    ...CHECKS,
    ...(LOOSE_TILE_RULES.includes(rules) ? [] : KONG_CHECKS),
    ...(rules === 'riichi' ? RIICHI_CHECKS : []),
  ];
  const failed = checks.find(([, , impossible]) => impossible(facts));
  if (failed) throw new HintwrightError({ code: failed[0], message: failed[1] });
}

/** Riichi in any of its forms. */
export const isRiichi = ({ riichi, doubleRiichi, openRiichi }: MahjongRequest): boolean =>
  Boolean(riichi || doubleRiichi || openRiichi);
