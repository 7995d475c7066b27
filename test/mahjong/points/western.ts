import type { Row } from './row.js';

/** The special hands of the original game; everything else is as in the classical rules. */
export const WESTERN_ROWS: Row[] = [
  {
    why: 'wriggly snake, a wind paired',
    hand: '123456789m1234z2z',
    items: 'wriggly-snake 1000',
    total: 1000,
  },
  { why: 'gates of heaven', hand: '1112345678999p5p', items: 'gates-of-heaven 1000', total: 1000 },
  {
    why: 'thirteen unique wonders',
    hand: '19m19p19s1234567z7z',
    items: 'thirteen-wonders 1000',
    total: 1000,
  },
  {
    why: 'a second 9 is no gate: the claimed tile opens the chow 789, the pung of 9 stays concealed',
    hand: '1112345678999p9p',
    items: 'mahjong 20, major-pung 8, one-suit 3',
    total: 224,
  },
  {
    why: 'another limit',
    hand: '1112345678999p5p',
    options: { limit: 600 },
    items: 'gates-of-heaven 600',
    total: 600,
  },
];
