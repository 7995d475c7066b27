import type { HintwrightError } from '../../errors.js';
import { faultOf } from '../shared/fault.js';
import { strings } from './strings.js';

/** What is wrong in the language of the moment, else in the message's English. */
export const faultWords = (error: HintwrightError): string => strings.commonFault(faultOf(error));
