/** What is counted, for each language to name. */
export type Unit = 'han' | 'fu' | 'yakuman' | 'fan' | 'faan' | 'doubles' | 'points';

/** Riichi's limits. */
export type Limit = 'mangan' | 'haneman' | 'baiman' | 'sanbaiman' | 'counted-yakuman';
