import type { RuleOptions } from '../../../src/mahjong/score/options.js';
import type { Situation } from '../../support/points.js';

/** A hand with what it counts. East of the East round unless told; the last concealed tile written is the winning one. */
export interface Row {
  why: string;
  hand: string;
  situation?: Situation;
  options?: RuleOptions;
  /** Every item with its value, in any order. */
  items: string;
  total: number;
  /** Default true. */
  wins?: boolean;
}
