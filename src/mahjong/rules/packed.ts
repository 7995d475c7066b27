/** The form in which the package carries rule data (scripts/build-rules.mjs), and back to what it says. */
import type { RuleData } from './types.js';

/** A name and its default; then the choices, or the least and the most. */
export type PackedOption = [
  name: string,
  value: boolean | number | string,
  ...rest: [] | [choices: string[]] | [least: number, most: number],
];

/** `id=Name|id|…`: where no name stands it is the words of the id, in `sentence` or `title` case. */
export const readItems = (style: 'sentence' | 'title', text: string): RuleData['items'] =>
  text.split('|').map((item) => {
    const [id = '', name] = item.split('=');
    return { id, names: { en: name ?? wordsOf(id, style) } };
  });

function wordsOf(id: string, style: 'sentence' | 'title'): string {
  const text = id.replaceAll('-', ' ');
  return text.replace(style === 'title' ? /\b[a-z]/g : /^[a-z]/, (letter) => letter.toUpperCase());
}

export const readOptions = (options: readonly PackedOption[]): RuleData['options'] =>
  options.map(([name, value, first, most]) => {
    if (Array.isArray(first)) return { name, type: 'choice', choices: first, default: value };
    if (first !== undefined && most !== undefined)
      return { name, type: 'number', default: value, least: first, most };
    return { name, type: 'boolean', default: value };
  });
