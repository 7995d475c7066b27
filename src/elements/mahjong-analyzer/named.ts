/** Names in another language, marked as such for fonts and screen readers; else the English ones. */
import { html, type TemplateResult } from 'lit';
import type { Names } from '../../mahjong/index.js';
import type { Rules, ScoreItem } from '../../mahjong/types.js';
import { spokenLanguage } from '../shared/languages.js';
import { strings } from './strings.js';

/** What counts. */
export function itemName(
  names: Names | null,
  rules: Rules,
  item: Pick<ScoreItem, 'id' | 'name'>,
): TemplateResult | string {
  if (names) return marked(names.language, names.item(rules, item));
  return spokenLanguage() === 'en' ? item.name : marked('en', item.name);
}

/** How a hand is read. */
export function patternName(names: Names | null, pattern: string): TemplateResult | string {
  return names ? marked(names.language, names.hand(pattern)) : strings.pattern(pattern);
}

const marked = (language: Names['language'], name: string): TemplateResult =>
  html`<span lang=${language}>${name}</span>`;
