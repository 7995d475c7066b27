/**
 * Circumstances of a win that no deal brings together, a line each with the rules under which that is so. Where rules let
 * something happen that pays nothing, it is no contradiction. A field that rules do not know is not looked at under them.
 */
import type { ErrorCode } from '../../errors.js';
import { RULES, type Rules } from '../types.js';
import { type Facts, isOrphans, type Place, secondConcealed, secondCopy, shownCopy } from './facts.js';

export interface Check {
  code: ErrorCode;
  rules: readonly Rules[];
  message: string;
  /** True, or the place of the fault, where the circumstances contradict each other. */
  fault(facts: Facts): Place | boolean | undefined;
}

const RIICHI: readonly Rules[] = ['riichi'];
const MCR: readonly Rules[] = ['mcr'];
/** Whoever wins is paid by points and doubles; a loose tile replaces flowers, too, and comes from a wall of its own. */
const POINTS: readonly Rules[] = ['bmja', 'classical', 'western'];
const FAN: readonly Rules[] = ['riichi', 'mcr', 'hongkong'];

const NORTH = 4;

const inHand = ({ text }: Facts, tile: { at: number } | undefined): Place | undefined =>
  tile && { input: text, at: tile.at };

const ROBBING: readonly Check[] = [
  {
    ...{ code: 'ERR_ROBBING_SELF_DRAW', rules: RULES },
    message: 'A kong is robbed of its tile by another player: robbingKong excludes selfDraw.',
    fault: ({ request }) => request.robbingKong && request.selfDraw,
  },
  {
    ...{ code: 'ERR_ROBBING_AFTER_KONG', rules: RULES },
    message:
      "A robbed tile is another player's, the tile after a kong one's own: robbingKong excludes afterKong.",
    fault: ({ request }) => request.robbingKong && request.afterKong,
  },
  {
    ...{ code: 'ERR_ROBBING_COPIES', rules: RULES },
    message:
      'The robbed tile is the fourth of a pung beside three others: neither hand, indicators nor own discards have another copy.',
    fault: (facts) =>
      facts.request.robbingKong &&
      (inHand(facts, secondCopy(facts)) ??
        (facts.whole ? shownCopy(facts, 'dora', 'uraDora', 'discards') : undefined)),
  },
  {
    ...{ code: 'ERR_LAST_TILE_ROBBING', rules: RULES },
    message:
      'A last tile that is claimed is the last discard, and a robbed one is not discarded: lastTile excludes robbingKong.',
    fault: ({ request }) => request.lastTile && request.robbingKong,
  },
];

const KONGS: readonly Check[] = [
  {
    ...{ code: 'ERR_KONG_CLAIMED', rules: ['riichi', 'mcr', 'hongkong', 'western'] },
    message: 'The tile after a kong is drawn by oneself: afterKong needs selfDraw.',
    fault: ({ request }) => request.afterKong && !request.selfDraw,
  },
  {
    ...{ code: 'ERR_AFTER_KONG_WITHOUT_KONG', rules: RULES },
    message: 'There is nothing in this hand that the tile after a kong could have replaced.',
    fault: (facts) =>
      facts.request.afterKong && facts.whole && !hasReplaced(facts) && !allowsLooseTiles(facts),
  },
  {
    ...{ code: 'ERR_LAST_TILE_KONG', rules: ['riichi', ...POINTS] },
    message:
      'The last tile comes from the live wall, the tile after a kong from the dead one: lastTile excludes afterKong.',
    fault: ({ request }) => request.lastTile && request.afterKong,
  },
  {
    ...{ code: 'ERR_TWOFOLD_CLAIMED', rules: POINTS },
    message: 'The tile after the second kong is drawn by oneself: twofoldFortune needs selfDraw.',
    fault: ({ request }) => request.twofoldFortune && !request.selfDraw,
  },
  {
    ...{ code: 'ERR_TWOFOLD_WITHOUT_KONGS', rules: POINTS },
    message: 'Twofold fortune is a kong upon a kong: the hand needs two of them.',
    fault: ({ request, whole, kongs }) => request.twofoldFortune && whole && kongs < 2,
  },
  {
    ...{ code: 'ERR_TWOFOLD_LAST_TILE', rules: POINTS },
    message:
      'The tile after a second kong comes from the dead wall, the last tile from the live one: twofoldFortune excludes lastTile.',
    fault: ({ request }) => request.twofoldFortune && request.lastTile,
  },
];

/** A kong; where loose tiles replace flowers, a flower; in riichi a north set aside. */
const hasReplaced = ({ rules, kongs, flowers, request }: Facts): boolean =>
  kongs > 0 || (POINTS.includes(rules) && flowers) || (rules === 'riichi' && (request.northDora ?? 0) > 0);

/** Examples of the German league and the British rules have loose tiles in hands that show nothing replaced. */
const allowsLooseTiles = ({ rules, request }: Facts): boolean =>
  rules === 'bmja' || (rules === 'classical' && request.ruleOptions?.preset === 'dmjl');

const FIRST_TURN: readonly Check[] = [
  {
    ...{ code: 'ERR_FIRST_TURN_AFTER_KONG', rules: FAN },
    message: 'A kong ends the first turn: afterKong excludes firstTurn and dealtHand.',
    fault: ({ request, first }) => first && request.afterKong,
  },
  {
    ...{ code: 'ERR_FIRST_TURN_MELDS', rules: RULES },
    message:
      'Melds end the first turn, and a hand as it was dealt has no open ones: leave out one of the two.',
    fault: (facts) => facts.first && inHand(facts, meldTooEarly(facts)),
  },
  {
    ...{ code: 'ERR_FIRST_TURN_DEALER', rules: RULES },
    message:
      'The dealer has discarded before any discard can be claimed: firstTurn in the East seat needs selfDraw.',
    // A hand dealt complete is neither drawn nor claimed.
    fault: ({ request, dealer }) => request.firstTurn && !request.dealtHand && !request.selfDraw && dealer,
  },
  {
    ...{ code: 'ERR_FIRST_TURN_DISCARDS', rules: RULES },
    message: 'The first turn comes before any own discard: leave out discards, or firstTurn and dealtHand.',
    fault: (facts) =>
      facts.first && firstOf(facts.shown.discards, Number(facts.riichi && allowsRenhou(facts))),
  },
  {
    ...{ code: 'ERR_FIRST_TURN_LATE', rules: RULES },
    message: 'The last tile does not come on the first turn: lastTile excludes firstTurn and dealtHand.',
    fault: ({ request, first }) => first && request.lastTile,
  },
  {
    ...{ code: 'ERR_FIRST_TURN_ROBBING', rules: RULES },
    message:
      'A pung that is made a kong has ended the first turn: robbingKong excludes firstTurn and dealtHand.',
    fault: ({ request, first }) => first && request.robbingKong,
  },
  {
    ...{ code: 'ERR_FIRST_TURN_LAST_OF_KIND', rules: MCR },
    message:
      'Before the first own discard three equal tiles can only lie open when North draws: lastOfKind and firstTurn need the North seat and selfDraw.',
    fault: ({ request, first }) =>
      first && request.lastOfKind && !(request.seatWind === NORTH && request.selfDraw),
  },
  {
    ...{ code: 'ERR_ORIGINAL_CALL_FIRST_TURN', rules: POINTS },
    message:
      'The original call is made with the first discard: originalCall excludes firstTurn and dealtHand.',
    fault: ({ request, first }) => first && request.originalCall,
  },
];

/**
 * In riichi, by Chinese Official and in Hong Kong any meld ends the first turn. Elsewhere East may declare kongs before the
 * first discard, and others before theirs; but not before a discard of East's that they win on.
 */
function meldTooEarly({ rules, hand, open, dealer, request }: Facts) {
  const anyMeld = FAN.includes(rules) || (!dealer && !request.selfDraw);
  return anyMeld ? hand.melds[0] : open;
}

const LAST_OF_KIND: readonly Check[] = [
  {
    ...{ code: 'ERR_LAST_OF_KIND_HELD', rules: MCR },
    message: 'This is another copy of the winning tile: with lastOfKind the other three lie open.',
    fault: (facts) => facts.request.lastOfKind && inHand(facts, secondConcealed(facts)),
  },
];

const RIICHI_ONLY: readonly Check[] = [
  {
    ...{ code: 'ERR_IPPATSU_WITHOUT_RIICHI', rules: RIICHI },
    message: 'ippatsu needs riichi.',
    fault: ({ request, riichi }) => request.ippatsu && !riichi,
  },
  {
    ...{ code: 'ERR_RIICHI_OPEN_HAND', rules: RIICHI },
    message: 'Riichi is declared with a concealed hand; this one has open melds.',
    fault: (facts) => facts.riichi && inHand(facts, facts.open),
  },
  {
    ...{ code: 'ERR_URA_WITHOUT_RIICHI', rules: RIICHI },
    message: 'Only riichi turns ura dora over: uraDora needs riichi.',
    fault: ({ riichi, shown: { uraDora } }) => !riichi && firstOf(uraDora),
  },
  {
    ...{ code: 'ERR_INDICATORS', rules: RIICHI },
    message: 'Under each dora indicator lies one for ura dora: there are no more of these than of those.',
    fault: ({ shown: { dora, uraDora } }) => dora.tiles.length > 0 && firstOf(uraDora, dora.tiles.length),
  },
  {
    ...{ code: 'ERR_IPPATSU_AFTER_KONG', rules: RIICHI },
    message: 'A kong ends ippatsu: it excludes afterKong.',
    fault: ({ request }) => request.ippatsu && request.afterKong,
  },
  {
    ...{ code: 'ERR_DOUBLE_IPPATSU_LAST_TILE', rules: RIICHI },
    message:
      'Ippatsu after double riichi comes on the second turn: with the last tile it is one or the other.',
    fault: ({ request }) => request.doubleRiichi && request.ippatsu && request.lastTile,
  },
  {
    ...{ code: 'ERR_DOUBLE_IPPATSU_ROBBING', rules: RIICHI },
    message:
      'Ippatsu after double riichi has seen no pung that could be made a kong; only thirteen orphans rob a concealed one.',
    fault: (facts) =>
      facts.request.doubleRiichi && facts.request.ippatsu && facts.request.robbingKong && !isOrphans(facts),
  },
  {
    ...{ code: 'ERR_FIRST_TURN_RIICHI', rules: RIICHI },
    message: 'A win on the first turn comes before riichi can be declared.',
    fault: (facts) => facts.request.firstTurn && facts.riichi && !allowsRenhou(facts),
  },
  {
    ...{ code: 'ERR_FIRST_TURN_NORTH', rules: RIICHI },
    message: 'A north set aside ends the first turn: northDora excludes firstTurn.',
    fault: ({ request }) => request.firstTurn && (request.northDora ?? 0) > 0,
  },
  {
    ...{ code: 'ERR_PAARENCHAN_SEAT', rules: RIICHI },
    message: 'Only the dealer wins in a row: paarenchan needs the East seat.',
    fault: ({ request, dealer }) => (request.paarenchan ?? 0) > 0 && !dealer,
  },
];

/** Where the blessing of man is played until the first turn is over, riichi may have been declared before the claim. */
const allowsRenhou = ({ request: { selfDraw, ruleOptions } }: Facts): boolean =>
  !selfDraw && (ruleOptions?.renhou ?? 'off') !== 'off';

/** The tile of a text behind `most` others. */
function firstOf({ text, tiles }: Facts['shown']['dora'], most = 0): Place | undefined {
  const tile = tiles[most];
  return tile && { input: text, at: tile.at };
}

const CLASSICAL: readonly Check[] = [
  {
    ...{ code: 'ERR_EAST_ROW_SEAT', rules: ['classical', 'western'] },
    message: 'The row of wins is East’s: ruleOptions.eastRow needs the East seat.',
    fault: ({ request, dealer }) => request.ruleOptions?.eastRow === true && !dealer,
  },
];

/** In this order; the first that fails is told. */
export const CHECKS: readonly Check[] = [
  ...[...ROBBING, ...KONGS, ...FIRST_TURN],
  ...[...LAST_OF_KIND, ...RIICHI_ONLY, ...CLASSICAL],
];
