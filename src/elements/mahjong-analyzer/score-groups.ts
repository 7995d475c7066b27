/** The items of a score as a card lists them: alike ones together, in groups of one unit, each with its sum. */
import type { Combination, MahjongReport, Score, ScoreItem } from '../../mahjong/types.js';

export interface ScoreRow {
  id: string;
  name: string;
  /** How often it counts. */
  times: number;
  /** All of them together. */
  value: number;
}

export interface ScoreGroup {
  unit: ScoreItem['unit'];
  rows: ScoreRow[];
  sum: number;
}

/** Groups in the order in which their units first come. A yakuman has no use for fu; what counts nothing is left out. */
export function groupItems({ items, yakuman = 0 }: Score): ScoreGroup[] {
  const counted = items.filter(({ unit, value }) => value !== 0 && !(unit === 'fu' && yakuman > 0));
  const units = [...new Set(counted.map(({ unit }) => unit))];
  return units.map((unit) => {
    const own = counted.filter((item) => item.unit === unit);
    return { unit, rows: rowsOf(own), sum: own.reduce((sum, { value }) => sum + value, 0) };
  });
}

function rowsOf(items: readonly ScoreItem[]): ScoreRow[] {
  const rows = new Map<string, ScoreRow>();
  for (const { id, name, value } of items) {
    const key = `${id} ${value}`;
    const row = rows.get(key) ?? { id, name, times: 0, value: 0 };
    rows.set(key, { ...row, times: row.times + 1, value: row.value + value });
  }
  return [...rows.values()];
}

/** The reading that a hand's score is for; none where nothing counts. */
export function paidReading({ score, combinations }: MahjongReport): Combination | undefined {
  return score && score.items.length > 0 ? combinations.find(({ best }) => best) : undefined;
}
