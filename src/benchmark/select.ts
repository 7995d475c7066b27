/** What names a suite. */
export interface Named {
  game: string;
  name: string;
}

/** `mahjong`, `shanten` or `mahjong/shanten`: the suites that any of the filters names; all without filters. */
export function selectSuites<Suite extends Named>(
  suites: readonly Suite[],
  filters: readonly string[],
): Suite[] {
  if (filters.length === 0) return [...suites];
  return suites.filter(({ game, name }) =>
    filters.some((filter) => [game, name, `${game}/${name}`].includes(filter)),
  );
}

/** The filters that name nothing. */
export function unknownFilters(suites: readonly Named[], filters: readonly string[]): string[] {
  return filters.filter((filter) => selectSuites(suites, [filter]).length === 0);
}
