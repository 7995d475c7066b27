/** Special hands by name, in the order of their numbers in the kernel (assembly/mahjong/special.ts). */
export const SPECIAL_HANDS = [
  'unique-wonder',
  'wriggly-snake',
  'wriggling-snake',
  'squirming-snake',
  'gates-of-heaven',
  'nine-gates',
] as const;
export type SpecialHand = (typeof SPECIAL_HANDS)[number];

/** Names of the patterns that a reading may have, by number. The unique wonder is read as thirteen orphans. */
export const PATTERNS = [
  ...['standard', 'seven-pairs', 'thirteen-orphans'],
  ...SPECIAL_HANDS.slice(1),
  ...['knitted-straight', 'honors-and-knitted', 'knitting', 'triple-knitting'],
] as const;
