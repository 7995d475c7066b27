/** Fish are told alike, whatever their size: by how they are covered. */
import type { Levels } from '../../../sudoku/hints/language.js';

const FISH = {
  plain: ['X-Wing', 'Swordfish', 'Jellyfish', 'Squirmbag', 'Whale', 'Leviathan'],
  finned: [
    ...(['Finned X-Wing', 'Finned Swordfish', 'Finned Jellyfish'] as const),
    ...(['Sashimi X-Wing', 'Sashimi Swordfish', 'Sashimi Jellyfish'] as const),
  ],
  /** Boxes among their bases or covers. */
  box: [
    ...(['Franken X-Wing', 'Franken Swordfish', 'Franken Jellyfish'] as const),
    ...(['Mutant X-Wing', 'Mutant Swordfish', 'Mutant Jellyfish'] as const),
  ],
  finnedBox: [
    ...(['Finned Franken X-Wing', 'Finned Franken Swordfish', 'Finned Franken Jellyfish'] as const),
    ...(['Finned Mutant X-Wing', 'Finned Mutant Swordfish', 'Finned Mutant Jellyfish'] as const),
    'Finned Mutant Whale',
  ],
  siamese: [
    ...(['Siamese Finned X-Wing', 'Siamese Finned Swordfish', 'Siamese Finned Jellyfish'] as const),
    ...(['Siamese Sashimi X-Wing', 'Siamese Sashimi Swordfish', 'Siamese Sashimi Jellyfish'] as const),
    ...(['Siamese Finned Franken X-Wing', 'Siamese Finned Franken Swordfish'] as const),
    ...(['Siamese Finned Franken Jellyfish', 'Siamese Finned Mutant Jellyfish'] as const),
  ],
} as const;

type FishKind = keyof typeof FISH;
export type Fish = (typeof FISH)[FishKind][number];

const each = <Value>(make: (fish: Fish, kind: FishKind) => Value): Readonly<Record<Fish, Value>> =>
  Object.fromEntries(
    Object.entries(FISH).flatMap(([kind, names]) =>
      names.map((fish) => [fish, make(fish, kind as FishKind)]),
    ),
  ) as Record<Fish, Value>;

/** All fish, in the words for each kind. */
export const fishLevels = (words: Readonly<Record<FishKind, Levels>>): Readonly<Record<Fish, Levels>> =>
  each((_, kind) => words[kind]);

/** All fish by their names, each made of its English one. */
export const fishNames = (nameOf: (fish: Fish) => string): Readonly<Record<Fish, string>> => each(nameOf);
