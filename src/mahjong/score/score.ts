/** What a hand is worth, and of a complete one which of its combinations that is. */
import { BLOCK_KINDS, setKindOf } from '../combinations.js';
import type { MahjongKernel, Scored } from '../kernel.js';
import { type Hand, parseTiles } from '../notation.js';
import { PATTERNS } from '../special.js';
import type { Combination, Rules, Score, SetKind } from '../types.js';
import { writeHand } from './context.js';
import { readScore } from './result.js';
import type { ScoreSetup } from './setup.js';

export interface ScoredHand {
  score: Score;
  /** False for what an unfinished hand counts. */
  complete: boolean;
  /** How the hand is laid down: pattern, then shape, lowest kind and flags a block (assembly/mahjong/score/laid.ts). */
  laid: Uint8Array;
}

/** What scoring needs of a position. */
export interface ScorePosition {
  hand: Hand;
  /** Concealed tiles by kind. */
  concealed: Uint8Array;
  sets: number;
  lastTile: { kind: number };
  setup: ScoreSetup;
}

/** Rules in which every player's hand counts, complete or not. */
const EVERYONE_SCORES: readonly Rules[] = ['bmja', 'classical'];

/** Written over for each hand: to make a new one would take longer than the scoring. */
let buffer = new Uint8Array(0);

/** What the kernel reads besides the tiles; good until the next call. */
export function contextOf({ hand, lastTile, setup: { circumstances } }: ScorePosition): Uint8Array {
  if (buffer.length !== circumstances.length) buffer = new Uint8Array(circumstances.length);
  buffer.set(circumstances);
  writeHand(buffer, hand, lastTile.kind);
  return buffer;
}

/**
 * `null` for an unfinished hand where only the winner's counts. Needs the kernel's table and rules.
 */
export function scoreHand(kernel: MahjongKernel, position: ScorePosition): ScoredHand | null {
  const { hand, concealed, sets, setup } = position;
  const context = contextOf(position);
  let chows = 0;
  for (const { kind } of hand.melds) if (kind === 'chow') chows++;
  const complete = kernel.score(concealed, sets, chows, context);
  const scored: Omit<Scored, 'reading'> | null =
    complete ??
    (EVERYONE_SCORES.includes(setup.set.rules) ? kernel.scorePartial(concealed, sets, chows, context) : null);
  if (!scored) return null;
  return { score: readScore(setup.set, scored.result), complete: complete !== null, laid: scored.laid };
}

/** Shapes by number (assembly/mahjong/readings-list.ts, score/laid.ts). */
const SHAPES: readonly SetKind[] = BLOCK_KINDS.map(setKindOf);
const CONCEALED = 1;

/** Marks the combination that the score is for. Where combinations do not tell what a claim opened, none is asked for that. */
export function markScored(combinations: readonly Combination[], laid: Uint8Array): Combination[] {
  const wanted = blocksOf(laid);
  const matches = (combination: Combination, told: (block: Block) => string) =>
    combination.pattern === PATTERNS[laid[0] as number] &&
    keyOf(blocksIn(combination), told) === keyOf(wanted, told);
  const exact = combinations.findIndex((combination) => matches(combination, withConcealment));
  const best =
    exact >= 0 ? exact : combinations.findIndex((combination) => matches(combination, withoutConcealment));
  return combinations.map((combination, i) => ({ ...combination, best: i === best }));
}

interface Block {
  shape: SetKind;
  kind: number;
  concealed: boolean;
}

const withoutConcealment = ({ shape, kind }: Block): string => `${shape} ${kind}`;
const withConcealment = (block: Block): string => `${withoutConcealment(block)} ${block.concealed}`;

const keyOf = (blocks: readonly Block[], told: (block: Block) => string): string =>
  blocks.map(told).sort().join();

function blocksOf(laid: Uint8Array): Block[] {
  return Array.from({ length: laid[1] as number }, (_, i) => {
    const [shape = 0, kind = 0, flags = 0] = laid.subarray(2 + 3 * i);
    return { shape: SHAPES[shape] as SetKind, kind, concealed: (flags & CONCEALED) !== 0 };
  });
}

const blocksIn = ({ sets }: Combination): Block[] =>
  sets.map(({ kind: shape, tiles, concealed }) => ({ shape, kind: lowestKind(tiles), concealed }));

function lowestKind(text: string): number {
  const tiles = parseTiles(text);
  return tiles.ok ? Math.min(...tiles.value.map(({ kind }) => kind)) : -1;
}
