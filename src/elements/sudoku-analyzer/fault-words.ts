import type { ErrorCode, HintwrightError } from '../../errors.js';
import { faultOf } from '../shared/fault.js';
import { strings } from './strings.js';

/** What is wrong in the language of the moment, else in the message's English. */
export function faultWords(error: HintwrightError): string {
  const fault = faultOf(error);
  return strings.fault(fault) ?? strings.commonFault(fault);
}

const OF_RULES: readonly ErrorCode[] = [
  'ERR_BAD_VARIANT',
  'ERR_BAD_BOXES',
  'ERR_BAD_REGIONS',
  'ERR_BAD_CAGE',
];

/** Whether the fault is in the text of the grid, and not in the rules beside it. */
export const isOfGrid = ({ code, input }: HintwrightError): boolean =>
  input !== undefined && !OF_RULES.includes(code);
