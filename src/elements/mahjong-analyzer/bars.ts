/** What cannot be told of a situation, and why. */
import type { MahjongHost } from './host.js';
import { barred, type Change } from './settings.js';
import { strings } from './strings.js';

/** Why a change cannot be made, in few words; `null` where it can. */
export function barOf(host: MahjongHost, change: Change): string | null {
  const fault = barred(host.request, change);
  return fault && (strings.reason(fault.code) ?? fault.message);
}
