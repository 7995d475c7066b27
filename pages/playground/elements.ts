/** What the manifest tells of the elements, as far as the playground shows it. */

export interface AttributeData {
  readonly name: string;
  readonly description?: string;
  readonly type?: { readonly text: string };
}

export interface ElementData {
  readonly tagName: string;
  readonly summary?: string;
  readonly attributes?: readonly AttributeData[];
}

export type Control =
  | { kind: 'flag' }
  | { kind: 'number' }
  | { kind: 'text' }
  | { kind: 'choice'; values: readonly string[] };

const CHOICE = /^(?:"[^"]*"|\d+)(?: \| (?:"[^"]*"|\d+))*$/;

/** What an attribute's type makes of its control. */
export function controlFor(type: string): Control {
  if (type === 'boolean') return { kind: 'flag' };
  if (type === 'number') return { kind: 'number' };
  if (!CHOICE.test(type)) return { kind: 'text' };
  return { kind: 'choice', values: type.split(' | ').map((value) => value.replaceAll('"', '')) };
}

/** Names of the attributes whose property is a number. */
export const numbersOf = ({ attributes = [] }: ElementData): string[] =>
  attributes
    .filter(({ type }) => /^(?:number|\d+(?: \| \d+)*)$/.test(type?.text ?? ''))
    .map(({ name }) => name);

/** Attributes that mean nothing until they are set to something, so that the live example of an element has something to show. */
export const EXAMPLES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'mahjong-analyzer': [['hand', '33789m35689p2334s']],
  'quoridor-analyzer': [['position', 'e2 e8 e3 e7 e4 e6']],
  'sudoku-analyzer': [
    ['grid', '2.798.........3.5..6...2.....8...1.3.3.8.9.2.6.2...7.....5...4..4.3.........418.5'],
  ],
  'analyzer-benchmark': [['quick', '']],
};
