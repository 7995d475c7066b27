/** What a hand is worth, in words: the sum, who pays, and why a hand does not win. */
import type { MahjongReport, Score, ScoreItem } from '../../mahjong/types.js';
import type { Limit } from './locales/units.js';
import { strings } from './strings.js';
import { inUnit, unitOf } from './units.js';

/** Items that no hand wins by alone. */
const DORA: readonly string[] = ['dora', 'red-five', 'ura-dora', 'north-dora'];
/** Counts nothing: tells that the last tile cannot be claimed. */
const FURITEN = 'furiten';
/** What the winner gets for a sanbaiman, and the dealer: what 13 han count where they are no yakuman. */
const SANBAIMAN: readonly number[] = [24000, 36000];
const EAST = 1;
const SEATS = [1, 2, 3, 4];

/** "3 han 40 fu, 5,200 points", "88 fan", "1,000 points, the limit". */
export function sum({ total, han = 0, fu = 0, yakuman = 0, limit = false }: Score, rules: string): string {
  const points = inUnit(total, unitOf(rules));
  if (rules !== 'riichi') return limit ? strings.atLimit(points) : points;
  if (yakuman > 0) return strings.sumOf(strings.yakuman(yakuman), points);
  const counted = limit ? strings.hanLimit(limitOf(han, total), han) : strings.hanAndFu(han, fu);
  return strings.sumOf(counted, points);
}

/** Riichi's limits by han. */
function limitOf(han: number, total: number): Limit {
  if (han >= 13 && !SANBAIMAN.includes(total)) return 'counted-yakuman';
  if (han >= 11) return 'sanbaiman';
  if (han >= 8) return 'baiman';
  return han >= 6 ? 'haneman' : 'mangan';
}

/** What a complete hand is worth, or why it does not win, in one sentence. */
export function scoreSentence(report: MahjongReport): string {
  const { score, rules } = report;
  if (!score) return strings.completeHand();
  return score.wins
    ? strings.completeHandScore(sum(score, rules))
    : strings.completeBut(whyNot(score, rules));
}

/** What an unfinished hand counts, where the rules count it. */
export const standing = ({ score, rules }: MahjongReport): string =>
  score ? strings.asItStands(inUnit(score.total, unitOf(rules))) : strings.noHints();

function whyNot(score: Score, rules: string): string {
  if (isFuriten(score)) return strings.claimBarred();
  if (rules === 'riichi') return score.items.some(isYaku) ? strings.doesNotWin() : strings.noYaku();
  return rules === 'mcr' || rules === 'hongkong' ? strings.tooLittle() : strings.doesNotWin();
}

const isFuriten = ({ items }: Score): boolean => items.some(({ id }) => id === FURITEN);

const isYaku = ({ id, unit }: ScoreItem): boolean =>
  unit === 'yakuman' || (unit === 'han' && id !== FURITEN && !DORA.includes(id));

/**
 * More about a hand that does not win: what it has of what it needs.
 * @param least the fan or faan that a win needs.
 */
export function shortfall({ score, rules, hand }: MahjongReport, least: number): string {
  if (!score || score.wins) return '';
  if (isFuriten(score)) return strings.drawnWouldDo();
  if (rules === 'riichi')
    return score.items.some(isYaku) || hand.includes('[') ? '' : strings.concealedWouldDo();
  if (rules !== 'mcr' && rules !== 'hongkong') return '';
  const has = inUnit(score.total, unitOf(rules));
  return score.total < least ? strings.ofNeeded(has, least) : strings.flowersAside(has, least);
}

/** Who pays what; the winner sits at `seat`, 1 East to 4 North. */
export function payments({ payments: paid }: Score, seat: number): string {
  if (!paid) return '';
  const { others } = paid;
  if ('discarder' in paid) {
    const first = strings.discarderPays(inUnit(paid.discarder, 'points'));
    return others === 0 ? first : strings.othersPayToo(first, strings.number(others));
  }
  const losers = SEATS.filter((other) => other !== seat);
  if (seat === EAST || paid.dealer === others) return allPay(losers, others);
  const rest = losers.filter((other) => other !== EAST);
  return strings.eastAndOthersPay(
    inUnit(paid.dealer, 'points'),
    strings.list(rest.map(strings.wind)),
    strings.number(others),
  );
}

const allPay = (seats: readonly number[], each: number): string =>
  strings.allPay(strings.list(seats.map(strings.wind)), inUnit(each, 'points'));
