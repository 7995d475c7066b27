/** What of a request the circumstances of its win are held against. */
import { type Hand, handSize, type Meld, type PlacedTile, placedTiles } from '../notation.js';
import { isHonour, KINDS, rankOf } from '../tiles.js';
import type { MahjongRequest, Rules } from '../types.js';

/** A text of the request and its tiles. */
export interface TileText {
  text: string;
  tiles: readonly PlacedTile[];
}

/** Tiles that lie open besides melds. */
export type Shown = Readonly<Record<'dora' | 'uraDora' | 'seen' | 'discards', TileText>>;

/** Where in the request a fault is: a text of it and an offset there. */
export interface Place {
  input: string;
  at: number;
}

export interface Facts {
  request: MahjongRequest;
  rules: Rules;
  shown: Shown;
  /** The text of the hand, and what it says. */
  text: string;
  hand: Hand;
  winKind: number;
  /** 14 tiles: there is a winning tile among them. */
  whole: boolean;
  /** Riichi in any of its forms. */
  riichi: boolean;
  /** The hand was complete before any own discard: by `firstTurn` or, where rules know it, `dealtHand`. */
  first: boolean;
  dealer: boolean;
  open: Meld | undefined;
  kongs: number;
  flowers: boolean;
}

/** Rules in which `dealtHand` says as much as `firstTurn`. */
const DEALT: readonly Rules[] = ['bmja', 'classical', 'western', 'hongkong'];

export interface FactSource {
  request: MahjongRequest;
  rules: Rules;
  hand: Hand;
  winKind: number;
  shown: Shown;
}

export function gatherFacts({ request, rules, hand, winKind, shown }: FactSource): Facts {
  return {
    ...{ request, rules, hand, winKind, shown, text: request.hand },
    whole: handSize(hand) === 14,
    riichi: isRiichi(request),
    first: Boolean(request.firstTurn || (request.dealtHand && DEALT.includes(rules))),
    dealer: (request.seatWind ?? 1) === 1,
    open: hand.melds.find(({ concealed }) => !concealed),
    kongs: hand.melds.filter(({ kind }) => kind === 'kong').length,
    flowers: hand.concealed.some(({ kind }) => kind >= KINDS),
  };
}

/** Riichi in any of its forms. */
export const isRiichi = ({ riichi, doubleRiichi, openRiichi }: MahjongRequest): boolean =>
  Boolean(riichi || doubleRiichi || openRiichi);

/** A second copy of the winning tile in a hand of 14 tiles. */
export function secondCopy({ whole, hand, winKind }: Facts): PlacedTile | undefined {
  return whole ? placedTiles(hand).filter(({ kind }) => kind === winKind)[1] : undefined;
}

/** A second copy of it among the concealed tiles. */
export function secondConcealed({ whole, hand, winKind }: Facts): PlacedTile | undefined {
  return whole ? hand.concealed.filter(({ kind }) => kind === winKind)[1] : undefined;
}

/** A copy of the winning tile in one of the texts. */
export function shownCopy({ shown, winKind }: Facts, ...names: (keyof Shown)[]): Place | undefined {
  for (const name of names) {
    const { text, tiles } = shown[name];
    const tile = tiles.find(({ kind }) => kind === winKind);
    if (tile) return { input: text, at: tile.at };
  }
  return undefined;
}

/** Thirteen orphans, who alone may rob a concealed kong. */
export function isOrphans({ hand }: Facts): boolean {
  const kinds = new Set(hand.concealed.map(({ kind }) => kind));
  return (
    kinds.size === 13 &&
    hand.concealed.every(({ kind }) => isHonour(kind) || rankOf(kind) === 1 || rankOf(kind) === 9)
  );
}
