/**
 * The vocabulary of Mahjong analysis.
 *
 * Tiles are written in MPSZ: `1m`-`9m` characters, `1p`-`9p` dots, `1s`-`9s` bamboo, `1z`-`7z` East South West North
 * White Green Red; `0m 0p 0s` are red fives; `1f`-`8f` flowers and seasons.
 */

/** Rule sets by name. */
export const RULES = ['riichi', 'mcr', 'western', 'bmja', 'classical', 'hongkong'] as const;
export type Rules = (typeof RULES)[number];

/** 1 East, 2 South, 3 West, 4 North. */
export type Wind = 1 | 2 | 3 | 4;

/** `advance`: only tiles that lower shanten are kept, only discards that keep it are made. `full`: the hand may also change shape. */
export const MODELS = ['full', 'advance'] as const;
export type Model = (typeof MODELS)[number];

export interface MahjongRequest {
  /** 13 or 14 tiles (`bmja`, `classical`: up to 14), a meld counting as three: concealed tiles, then melds in brackets. */
  hand: string;
  /** Default `riichi`. */
  rules?: Rules;
  /** What federations differ on. */
  ruleOptions?: Record<string, boolean | number | string>;
  /** Default: the last concealed tile written. */
  winTile?: string;
  selfDraw?: boolean;
  roundWind?: Wind;
  seatWind?: Wind;
  /** Dora indicators, as tiles. */
  dora?: string;
  uraDora?: string;
  riichi?: boolean;
  /** Implies `riichi`. */
  doubleRiichi?: boolean;
  /** Riichi with the hand shown. Implies `riichi`. */
  openRiichi?: boolean;
  ippatsu?: boolean;
  lastTile?: boolean;
  afterKong?: boolean;
  robbingKong?: boolean;
  firstTurn?: boolean;
  lastOfKind?: boolean;
  /** Tiles visible elsewhere: discards, others' melds. */
  seen?: string;
  /** Own discards in their order, those that others claimed included; `seen` does not repeat them. Furiten goes by them. */
  discards?: string;
  /** Riichi: a tile that completes the hand was let pass, since the last own draw or since riichi. */
  passedWin?: boolean;
  /** Own draws still to come, 0 or more; default 18. */
  draws?: number;
  /** Tiles in the wall and the others' hands together; default from hand, dora, seen and discards. */
  unseen?: number;
  originalCall?: boolean;
  twofoldFortune?: boolean;
  dealtHand?: boolean;
  /** Riichi: norths set aside as dora, 0-4. */
  northDora?: number;
  /** Riichi: yakuman that the dealer's wins in a row (eight and more) are worth, 0-4. */
  paarenchan?: number;
  /** Default `full`. */
  model?: Model;
}

/** A tile kind and how many copies of it are still unseen. */
export interface TileCount {
  tile: string;
  count: number;
}

/** A tile that makes the hand better without bringing it nearer. */
export interface Improvement extends TileCount {
  /** How much the chance to win rises when it comes next, 0 to 1. */
  gain: number;
}

/** Distance to a complete hand: -1 complete, 0 tenpai; `null` where melds or rules exclude the form. */
export interface Shanten {
  best: number;
  standard: number;
  sevenPairs: number | null;
  thirteenOrphans: number | null;
  /** Western: 1-9 of a suit, the four winds and a second of any. */
  wrigglySnake?: number | null;
  /** Chinese Official: 147, 258, 369 of three suits with a set and a pair. */
  knittedStraight?: number | null;
  /** Chinese Official: fourteen different tiles, honours and those of a knitted straight. */
  honorsAndKnitted?: number | null;
  /** Western, British: 1112345678999 of a suit and a second 2-8. */
  gatesOfHeaven?: number | null;
  /** British: 1-9 of a suit, a second 1, the four winds. */
  wrigglingSnake?: number | null;
  /** British: seven different pairs of terminals and honours. */
  allPairHonours?: number | null;
  /** British: seven pairs, each of one number in the same two suits. */
  knitting?: number | null;
  /** British: four triplets, each of one number in all three suits, and a pair of one number in two. */
  tripleKnitting?: number | null;
}

export type SetKind = 'chow' | 'pung' | 'kong' | 'pair' | 'knitted' | 'single' | 'edge' | 'closed' | 'open';

/** One way to read a hand. */
export interface Combination {
  pattern: string;
  sets: { kind: SetKind; tiles: string; concealed: boolean }[];
  best: boolean;
}

export interface ScoreItem {
  id: string;
  name: string;
  value: number;
  unit: 'han' | 'fu' | 'yakuman' | 'fan' | 'points' | 'doubles' | 'limit';
}

export interface Score {
  total: number;
  wins: boolean;
  items: ScoreItem[];
  han?: number;
  fu?: number;
  yakuman?: number;
  points?: number;
  doubles?: number;
  limit?: boolean;
  payments: { dealer: number; others: number } | { discarder: number; others: number } | null;
}

/** One discard and what it leads to; for 13 tiles the hand as it is, with `discard: null`. */
export interface Hint {
  discard: string | null;
  /** Shanten after the discard. */
  shanten: number;
  /** Tiles that lower the shanten after the discard, copies still unseen. */
  accepts: TileCount[];
  acceptCount: number;
  /** Tiles worth keeping though they do not lower the shanten, those that gain most first; model `full`. */
  improvements: Improvement[];
  /** Riichi: true where the wait is furiten, so that only a draw of one's own wins; absent elsewhere. */
  furiten?: boolean;
  /** Tenpai: accepted tiles that complete the hand, but win nothing: no yaku, too few fan. Absent where all of them win. */
  winless?: string[];
  /** False while the chances are a lower bound: a smaller search than the whole one found them. */
  exact: boolean;
  /**
   * `[k]`: the chance to win when k own draws are left, the first `draws - k` having brought nothing. Empty while it is not
   * known. Only wins that the rules allow count.
   */
  winProbability: number[];
  /** `[k]`: the chance to be tenpai (or to have won) by then, whatever the hand would be worth. */
  tenpaiProbability: number[];
  /**
   * `[k]`: what is won by drawing, on average, in the unit of `score.total`; maximized on its own. Not below 0, never falls with
   * k. Empty while it is not known.
   */
  expectedScore: number[];
  explanation: string;
}

export interface MahjongReport {
  game: 'mahjong';
  rules: string;
  /** The hand rewritten canonically. */
  hand: string;
  state: 'mahjong' | 'fishing' | 'neither';
  shanten: Shanten;
  /** 13 tiles: what lowers the shanten. */
  waits: TileCount[];
  /** Complete: every reading. Else the readings of least shanten. Concealed blocks, then melds. */
  combinations: Combination[];
  /** True where there are more readings than are listed. */
  combinationsCapped: boolean;
  special: string[];
  score: Score | null;
  hints: Hint[];
  unseen: number;
  /** The model the figures were made with. */
  model: Model;
  /** False while figures are still being worked out, or where a budget ended the work early. */
  complete: boolean;
  timeMs: number;
}
