import type { HintwrightError } from '../../errors.js';
import { faultOf } from '../shared/fault.js';
import { strings } from './strings.js';

/** What is wrong in the language of the moment, else in the message's English. */
export function faultWords(error: HintwrightError): string {
  const fault = faultOf(error);
  return strings.fault(fault) ?? strings.commonFault(fault);
}
