/** What is wrong, in the words of the rules chooser. */
import type { HintwrightError } from '../../errors.js';
import { faultOf } from '../shared/fault.js';
import { FLAGS, type Flag } from './settings.js';
import { strings } from './strings.js';

/** Fields that contradictions name, besides the circumstances. */
const FIELDS: Readonly<Record<string, () => string>> = {
  selfDraw: strings.drawn,
  uraDora: strings.uraDora,
  northDora: strings.northDora,
  paarenchan: strings.paarenchan,
  discards: strings.ownDiscards,
};
const OPTION = 'ruleOptions.';
/** Names that are words of a sentence as well stand only where a field can: at its start or after a colon. */
const NAMES =
  /\bruleOptions\.\w+|\b[a-z]+[A-Z]\w*|(?:^|(?<=: ))(?:ippatsu|paarenchan)\b|(?<=leave out )discards\b/g;

/** What is wrong in the language of the moment, else in the message's English. */
export function faultWords(error: HintwrightError): string {
  const fault = faultOf(error);
  return (
    strings.fault(fault) ?? (strings.reason(error.code) ? contradiction(error) : strings.commonFault(fault))
  );
}

/** Circumstances that exclude each other: with the labels of their controls in place of the request's fields. */
function contradiction({ message }: HintwrightError): string {
  return message.replace(NAMES, (name) => {
    const label = labelOf(name);
    return label ? strings.quoted(label) : name;
  });
}

function labelOf(name: string): string | undefined {
  if (name.startsWith(OPTION)) return strings.option(name.slice(OPTION.length));
  return isFlag(name) ? strings.circumstance(name) : FIELDS[name]?.();
}

const isFlag = (name: string): name is Flag => (FLAGS as readonly string[]).includes(name);
