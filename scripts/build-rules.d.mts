import type { RuleSet } from '../src/mahjong/rules/types.js';

export function page(set: RuleSet): string;
export function buildRules(options?: { docs?: boolean }): void;
