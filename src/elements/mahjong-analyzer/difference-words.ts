/** A difference between two discards in a player's words. */
import { WORTH_SAYING } from '../../mahjong/explain.js';
import type { TileCount } from '../../mahjong/types.js';
import { pointsApart } from './amounts.js';
import type { Difference } from './difference.js';
import { strings } from './strings.js';
import { tileList, tileName, tileWord } from './tile-names.js';

/** A sentence names this many kinds; of more it tells only how many tiles. */
const NAMED_KINDS = 4;
const NAMED_IMPROVEMENTS = 3;
type Name = (tile: string) => string;

/** "8p instead of 9p". */
export function differenceTitle({ hint, other }: Difference, name: Name = tileWord): string {
  return strings.insteadOf(name(hint.discard ?? ''), name(other.discard ?? ''));
}

/** What the discard gains and gives up, in one sentence. */
export const differenceSentence = (shown: Difference, name: Name = tileWord): string =>
  strings.sentence(differenceClause(shown, name));

function differenceClause(shown: Difference, name: Name): string {
  const first = shown.steps === 0 ? acceptance(shown, name) : distance(shown);
  const second = improvement(shown, name) || outlook(shown);
  return second ? strings.clauses(first, second) : first;
}

/** For the live region: title, chance and sentence. */
export function spokenDifference(shown: Difference): string {
  const chance = shown.win === null ? [] : [strings.pointsToWin(pointsApart(shown.win, shown.exact))];
  return strings.sentences([differenceTitle(shown, tileName), ...chance, differenceClause(shown, tileName)]);
}

function distance({ hint, other, steps, copies }: Difference): string {
  const further = steps > 0;
  const where = further
    ? other.shanten === 0
      ? strings.breaksTenpai()
      : strings.backTo(strings.shanten(hint.shanten))
    : hint.shanten === 0
      ? strings.keepsTenpai()
      : strings.nearer(-steps);
  if (copies === 0) return strings.asManyHelp(where);
  const tiles = strings.tiles(Math.abs(copies), copies > 0 ? 'more' : 'fewer');
  const isTrade = further === copies > 0;
  return isTrade ? strings.butHelp(where, tiles) : strings.andHelp(where, tiles);
}

function acceptance({ gained, lost, copies }: Difference, name: Name): string {
  if (gained.length + lost.length === 0)
    return copies === 0 ? strings.takesSame() : strings.takesMore(moreOrFewer(copies));
  if (Math.max(gained.length, lost.length) > NAMED_KINDS)
    return copies === 0 ? strings.takesOthers() : strings.takesMore(moreOrFewer(copies));
  const [more, less] = [gained, lost].map((tiles) => tileList(tiles.map(tileOf), NAMED_KINDS, name));
  if (lost.length === 0) return strings.takesAlso(more!);
  return gained.length === 0 ? strings.takesNot(less!) : strings.takesInPlace(more!, less!);
}

function improvement({ improvementsGained: gained, improvementsLost: lost }: Difference, name: Name): string {
  const [more, less] = [gained, lost].map((tiles) => tileList(tiles.map(tileOf), NAMED_IMPROVEMENTS, name));
  if (gained.length === 0) return lost.length === 0 ? '' : strings.improvesNoLonger(less!);
  return lost.length === 0 ? strings.improves(more!) : strings.improvesInPlace(more!, less!);
}

/** Why the same tiles are not equally good. */
function outlook({ steps, copies, gained, lost, win }: Difference): string {
  const alike = steps === 0 && copies === 0 && gained.length + lost.length === 0;
  if (!alike || win === null) return '';
  if (Math.abs(win) < WORTH_SAYING) return strings.asGoodFollows();
  return win > 0 ? strings.betterFollows() : strings.weakerFollows();
}

const tileOf = ({ tile }: TileCount): string => tile;

const moreOrFewer = (copies: number): string =>
  strings.tiles(Math.abs(copies), copies > 0 ? 'more' : 'fewer');
