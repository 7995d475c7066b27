/** Names in another language, marked as such for fonts and screen readers; else the English ones. */
import { html, type TemplateResult } from 'lit';
import type { Names } from '../../mahjong/index.js';
import type { Rules, ScoreItem } from '../../mahjong/types.js';
import { strings } from './strings.js';

/** What counts. */
export function itemName(
  names: Names | null,
  rules: Rules,
  item: Pick<ScoreItem, 'id' | 'name'>,
): TemplateResult | string {
  return names ? marked(names, names.item(rules, item)) : item.name;
}

/** How a hand is read. */
export function patternName(names: Names | null, pattern: string): TemplateResult | string {
  return names ? marked(names, names.hand(pattern)) : strings.pattern(pattern);
}

const marked = ({ language }: Names, name: string): TemplateResult =>
  html`<span lang=${language}>${name}</span>`;
