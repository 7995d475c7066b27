import type { ItemTranslations, RuleSet } from '../src/mahjong/rules/types.js';

export function page(set: RuleSet): string;
export function handsPage(hands: readonly { id: string; names: ItemTranslations }[]): string;
export function buildRules(options?: { docs?: boolean }): void;
