/**
 * The words of hints in one language, as data. Templates have gaps in braces:
 *
 *   {digits} {extra} {third}      digits of the pattern, of what is extra, of the third set; "4 and 7"
 *   {cells} {extraCells} {thirdCells} {fourthCells}   cells of the pattern's candidates by role; "r1c2 and r3c4"
 *   {fins}                        cells of what is extra, of whatever kind
 *   {allCells}                    all cells of the pattern
 *   {bases} {covers}              houses; "row 3 and row 5"
 *   {sum}                         what the open cells of the pattern add up to
 *   {target}                      cells where something follows
 *   {chain}                       links in order, in symbols; "5r1c2 = 5r1c7 - 5r4c7"
 *   {steps}                       of a net: what is supposed, and what follows, in order; "5r1c2, 4r4c7, 3r8c1+r8c2"
 *   {results}                     what follows: "4 and 7 go from r2c3"
 */
import type { HintHouse } from '../types.js';
import type { TechniqueName } from './techniques.js';

/** Vague: what to look for. Concrete: where it is. Whole: why, and what follows. */
export type Levels = readonly [vague: string, concrete: string, whole: string];

export interface HintLanguage {
  /** BCP 47. */
  tag: string;
  /** How the name of a technique and what is said of it stand together: gaps {name} and {text}. Default `{name}: {text}`. */
  hint?: string;
  /** Where a technique is not called what reports call it. */
  names: Readonly<Partial<Record<TechniqueName, string>>>;
  levels: Readonly<Record<TechniqueName, Levels>>;
  /** With a gap {number}; a cage has {sum} and {cell}, its first, besides. */
  houses: Readonly<Record<HintHouse['kind'], string>>;
  /** With gaps {digits} and {cells}; for one digit, and for several. */
  goes: string;
  go: string;
  /** With gaps {cells} and {digits}. */
  is: string;
  /** Between the last two of a list, and before them; the second also between the chains of {chain}. */
  and: string;
  comma: string;
  /** In a cell: gaps {row} and {column}. */
  cell: string;
}
