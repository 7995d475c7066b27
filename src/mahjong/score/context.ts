/** What a hand is scored by besides its tiles, as the kernel reads it (assembly/mahjong/score/context.ts). */
import type { Hand, Meld } from '../notation.js';
import { countKinds, isFlower, KINDS, type Tile } from '../tiles.js';
import type { MahjongRequest } from '../types.js';

const NO_TILE = 255;
const FIRST_WIND = 27;
const OPTIONS = 128;

/** Flags in the order of their bits. */
const FLAGS = [
  'riichi',
  'doubleRiichi',
  'ippatsu',
  'lastTile',
  'afterKong',
  'robbingKong',
  'firstTurn',
  'lastOfKind',
  'originalCall',
  'twofoldFortune',
  'dealtHand',
  'openRiichi',
] as const;

/** Shapes of melds by number (assembly/mahjong/readings-list.ts, score/laid.ts). */
const MELD_SHAPES = { chow: 0, pung: 1, kong: 7 } as const;

export interface ScoreInput {
  hand: Hand;
  /** The winning tile's kind; `null` for a hand that is not complete. */
  winKind: number | null;
  request: MahjongRequest;
  /** Indicators. */
  dora: readonly Tile[];
  uraDora: readonly Tile[];
  /** The options' numbers in the order of the rules' data. */
  options: readonly number[];
}

export function writeContext(input: ScoreInput): Uint8Array {
  const bytes = new Uint8Array(OPTIONS + 4 * input.options.length);
  const view = new DataView(bytes.buffer);
  const { hand, request } = input;
  const tiles = [...hand.concealed, ...hand.melds.flatMap((meld) => meld.tiles)];
  bytes.set([input.winKind ?? NO_TILE, Number(request.selfDraw ?? false)]);
  bytes.set(
    [request.roundWind ?? 1, request.seatWind ?? 1].map((wind) => FIRST_WIND + wind - 1),
    2,
  );
  view.setUint32(4, flagBits(request), true);
  bytes.set([hand.melds.length, tiles.filter((tile) => tile.red).length], 8);
  view.setUint16(10, flowerBits(tiles), true);
  hand.melds.forEach((meld, i) => {
    bytes.set(meldBytes(meld), 12 + 3 * i);
  });
  bytes.set([request.northDora ?? 0, request.paarenchan ?? 0], 24);
  bytes.set(doraByKind(input.dora), 32);
  bytes.set(doraByKind(input.uraDora), 72);
  input.options.forEach((value, i) => {
    view.setInt32(OPTIONS + 4 * i, value, true);
  });
  return bytes;
}

const flagBits = (request: MahjongRequest): number =>
  FLAGS.reduce((bits, flag, i) => bits | (request[flag] ? 1 << i : 0), 0);

const flowerBits = (tiles: readonly Tile[]): number =>
  tiles.filter(({ kind }) => isFlower(kind)).reduce((bits, { kind }) => bits | (1 << (kind - KINDS)), 0);

const meldBytes = ({ kind, tiles, concealed }: Meld): number[] => [
  MELD_SHAPES[kind],
  Math.min(...tiles.map((tile) => tile.kind)),
  Number(concealed),
];

/** By kind, how often the indicators before it stand there: suits, winds and dragons each go round. */
function doraByKind(indicators: readonly Tile[]): Uint8Array {
  const shown = countKinds(indicators);
  const dora = new Uint8Array(KINDS);
  shown.forEach((count, kind) => {
    const next = nextKind(kind);
    dora[next] = (dora[next] ?? 0) + count;
  });
  return dora;
}

function nextKind(kind: number): number {
  const [first, length] = kind < FIRST_WIND ? [kind - (kind % 9), 9] : kind < 31 ? [FIRST_WIND, 4] : [31, 3];
  return first + ((kind - first + 1) % length);
}
