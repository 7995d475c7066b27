/** The data of a rule set: what counts, what federations differ on. One JSON file a rule set lies beside this one. */
import type { Rules, ScoreItem } from '../types.js';

/** `zh` is simplified; `zh-Hant` stands where traditional characters differ. */
export interface ItemTranslations {
  en: string;
  ja: string;
  zh: string;
  'zh-Hant'?: string;
}

export interface RuleItem {
  /** Stable, kebab-case. */
  id: string;
  unit: ScoreItem['unit'];
  /** What it counts by default; 0 where that depends on the hand. */
  value: number;
  /** What it counts when the hand is open, where that differs; 0: only concealed hands have it. */
  open?: number;
  names: ItemTranslations;
  /** When it counts, in words. */
  note?: string;
  source: string;
}

export interface RuleOption {
  /** As in `ruleOptions`. */
  name: string;
  type: 'boolean' | 'number' | 'choice';
  /** For `choice`; the kernel gets the index. */
  choices?: readonly string[];
  default: boolean | number | string;
  least?: number;
  most?: number;
  note: string;
  source: string;
}

export interface RuleSet {
  rules: Rules;
  title: string;
  summary: string;
  /** Numbered in this order in the kernel. */
  options: readonly RuleOption[];
  /** Numbered in this order in the kernel. */
  items: readonly RuleItem[];
}

/** What a page needs of an option to offer it (options.generated.ts). */
export type RuleOptionData = Omit<RuleOption, 'note' | 'source'>;

/** What the package carries of a rule set (data.generated.ts): its options, and its items by id and name. */
export interface RuleData {
  rules: Rules;
  options: readonly RuleOptionData[];
  items: readonly { id: string; names: { en: string } }[];
}
