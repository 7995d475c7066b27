import type { ScoreItem } from '../../mahjong/types.js';
import type { Unit } from './locales/units.js';
import { strings } from './strings.js';

/** For a unit that stands apart from its figure. */
export const MANY = 2;

/** What the rules count in. */
export function unitOf(rules: string): Unit {
  if (rules === 'hongkong') return 'faan';
  return rules === 'mcr' ? 'fan' : 'points';
}

/** What an item of a score counts in. */
export function itemUnit(unit: ScoreItem['unit'], rules: string): Unit {
  if (unit !== 'fan' && unit !== 'points' && unit !== 'limit') return unit;
  if (rules === 'hongkong') return 'faan';
  return unit === 'fan' ? 'fan' : 'points';
}

/** A whole figure with its unit: "5,200 points". */
export const inUnit = (count: number, unit: Unit): string =>
  strings.inUnit(strings.number(count), count, unit);
