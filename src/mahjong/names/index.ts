/**
 * Names of yaku, fan and hands in the reader's language. Reports are in English; a page that speaks another language loads its
 * names once and asks by id.
 */
import type { RuleData } from '../rules/types.js';
import type { Rules, ScoreItem } from '../types.js';

/** `zh` is simplified, `zh-Hant` traditional Chinese. */
export const NAME_LANGUAGES = ['en', 'ja', 'zh', 'zh-Hant'] as const;
export type NameLanguage = (typeof NAME_LANGUAGES)[number];

export interface Names {
  language: NameLanguage;
  /** Of what a hand is scored for; the item's own name where the language has none. */
  item(rules: Rules, item: Pick<ScoreItem, 'id' | 'name'>): string;
  /** Of a reading's pattern or a special hand; the id itself where it is not known. */
  hand(id: string): string;
}

/** The language that comes nearest to a tag such as `ja-JP`, `zh-TW` or `zh-Hans-HK` (BCP 47); English for all others. */
export function nameLanguageOf(tag: string): NameLanguage {
  const [language, ...subtags] = tag.toLowerCase().split(/[-_]/);
  if (language === 'ja') return 'ja';
  if (language !== 'zh') return 'en';
  if (subtags.includes('hans')) return 'zh';
  return subtags.some((subtag) => TRADITIONAL.includes(subtag)) ? 'zh-Hant' : 'zh';
}

/** The script, and the regions that write it. */
const TRADITIONAL = ['hant', 'tw', 'hk', 'mo'];

/** Loads the names of the language nearest to `tag`. */
export async function loadNames(tag: string): Promise<Names> {
  const language = nameLanguageOf(tag);
  const [{ HANDS }, { RULE_DATA }, names] = await Promise.all([
    import('./hands.generated.js'),
    import('../rules/data.generated.js'),
    LOADERS[language](),
  ]);
  const ids = HANDS.split('|');
  const hands = new Map(ids.map((id, i) => [id, names[i]]));
  const items = itemNames(Object.values(RULE_DATA), names.slice(ids.length));
  return {
    language,
    item: (rules, { id, name }) => items.get(`${rules}/${id}`) || items.get(id) || name,
    hand: (id) => hands.get(id) ?? id,
  };
}

/** By id the name it has first, and by rules and id those it has there, empty where that is the same. */
function itemNames(sets: readonly RuleData[], names: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  let next = 0;
  for (const { rules, items } of sets)
    for (const { id } of items) {
      const name = names[next++] ?? '';
      found.set(`${rules}/${id}`, name);
      if (!found.has(id)) found.set(id, name);
    }
  return found;
}

/** Names in the order of scripts/build-names.mjs; English ends with those of hands. */
const LOADERS: Record<NameLanguage, () => Promise<string[]>> = {
  en: async () => (await import('./en.generated.js')).NAMES.split('|'),
  ja: async () => (await import('./ja.generated.js')).NAMES.split('|'),
  zh: loadSimplified,
  'zh-Hant': async () => {
    const [simplified, { CHARACTERS, EXCEPTIONS }] = await Promise.all([
      loadSimplified(),
      import('./zh-hant.generated.js'),
    ]);
    const traditional = pairsIn(CHARACTERS);
    return simplified.map(
      (name, i) =>
        EXCEPTIONS[i] ?? name.replace(/./gu, (character) => traditional.get(character) ?? character),
    );
  },
};

async function loadSimplified(): Promise<string[]> {
  return (await import('./zh.generated.js')).NAMES.split('|');
}

/** Each simplified character stands before its traditional one. */
const pairsIn = (characters: string): Map<string, string> =>
  new Map(Array.from(characters.matchAll(/(.)(.)/gu), ([, from = '', to = '']) => [from, to]));
