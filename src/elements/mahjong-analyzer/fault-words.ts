/** What is wrong, in the words of the rules chooser. */
import type { HintwrightError } from '../../errors.js';
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

/** Of circumstances that exclude each other: with the labels of their controls in place of the request's fields. */
export function faultWords({ code, message }: HintwrightError): string {
  if (strings.reason(code) === null) return message;
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
