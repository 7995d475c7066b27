/** The kernel's result (assembly/mahjong/score/result.ts) as the report shows it. */
import type { RuleData } from '../rules/types.js';
import type { Score, ScoreItem } from '../types.js';

/** Units of items by number. */
const ITEM_UNITS: readonly ScoreItem['unit'][] = [
  'han',
  'fu',
  'yakuman',
  'fan',
  'points',
  'doubles',
  'limit',
];
const TOLD = ['han', 'fu', 'yakuman', 'points', 'doubles'] as const;

const FIRST_ITEM = 64;
const ITEM_BYTES = 8;

export function readScore(set: RuleData, bytes: Uint8Array): Score {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const told = view.getUint8(18);
  const count = view.getInt32(56, true);
  const items: ScoreItem[] = [];
  for (let i = 0; i < count; i++) items.push(readItem(set, view, FIRST_ITEM + ITEM_BYTES * i));
  const score: Score = {
    total: view.getFloat64(8, true),
    wins: view.getUint8(16) === 1,
    items,
    payments: readPayments(view),
  };
  for (let i = 0; i < TOLD.length; i++)
    if ((told >> i) & 1) score[TOLD[i] as (typeof TOLD)[number]] = view.getInt32(20 + 4 * i, true);
  if (view.getUint8(17) === 1) score.limit = true;
  return score;
}

function readItem(set: RuleData, view: DataView, at: number): ScoreItem {
  const item = set.items[view.getUint16(at, true)];
  return {
    id: item?.id ?? '',
    name: item?.names.en ?? '',
    value: view.getInt32(at + 4, true),
    unit: ITEM_UNITS[view.getUint8(at + 2)] as ScoreItem['unit'],
  };
}

function readPayments(view: DataView): Score['payments'] {
  const [first, others] = [view.getFloat64(40, true), view.getFloat64(48, true)];
  switch (view.getUint8(19)) {
    case 1:
      return { dealer: first, others };
    case 2:
      return { discarder: first, others };
    default:
      return null;
  }
}
