/** The situation in one line: "Riichi · East round · South seat · dora 3p · claimed 7s". */
import type { MahjongRequest } from '../../mahjong/types.js';
import { type Hand, readHand } from './hand-model.js';
import { asksFor, flagsOf, rulesOf } from './settings.js';
import { strings } from './strings.js';
import { tileWord } from './tile-names.js';

/** @param complete whether the hand is won, so that its last tile counts. */
export function summary(request: MahjongRequest, hand: Hand, complete: boolean): string {
  const rules = rulesOf(request);
  const { roundWind = 1, seatWind = 1, dora, uraDora, discards, seen, draws, model } = request;
  const { northDora = 0, paarenchan = 0, ruleOptions = {} } = request;
  const houseRules = Object.keys(ruleOptions).length;
  const parts = [
    strings.rules(rules),
    strings.roundOf(strings.wind(roundWind)),
    strings.seatOf(strings.wind(seatWind)),
    asksFor(rules, 'dora') && words(dora) && strings.doraTiles(words(dora)),
    ...flagsOf(rules).map((flag) => request[flag] && strings.circumstanceInLine(flag)),
    asksFor(rules, 'uraDora') && words(uraDora) && strings.uraTiles(words(uraDora)),
    northDora > 0 && strings.norths(northDora),
    paarenchan > 0 && strings.winsInARow(paarenchan),
    complete && win(request, hand),
    discards && strings.ownTilesOut(readHand(discards).concealed.length),
    seen && strings.tilesSeen(readHand(seen).concealed.length),
    draws !== undefined && strings.drawsLeftAt(draws),
    model === 'advance' && strings.advanceModel(),
    houseRules > 0 && strings.houseRulesChanged(houseRules),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** How the last tile of a whole hand came. */
function win({ winTile, selfDraw }: MahjongRequest, hand: Hand): string {
  const tile = winningTile(hand, winTile);
  if (!tile) return '';
  return selfDraw ? strings.drewTile(tileWord(tile)) : strings.claimedTile(tileWord(tile));
}

/** As told, else the last concealed tile written. */
export function winningTile({ concealed }: Hand, told: string | undefined): string | undefined {
  const [first] = told === undefined ? [] : readHand(told).concealed;
  return first ?? concealed.filter((tile) => tile[1] !== 'f').at(-1);
}

const words = (tiles = ''): string => readHand(tiles).concealed.map(tileWord).join(' ');
