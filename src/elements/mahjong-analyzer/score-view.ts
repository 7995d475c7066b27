import { html, nothing, type TemplateResult } from 'lit';
import { type Names, RULE_OPTIONS } from '../../mahjong/index.js';
import type { Combination, MahjongReport, MahjongRequest, Rules, Score } from '../../mahjong/types.js';
import { groups } from './groups.js';
import { itemName, patternName } from './named.js';
import { groupItems, paidReading, type ScoreGroup } from './score-groups.js';
import { payments, shortfall, standing } from './score-words.js';
import { rulesOf } from './settings.js';
import { strings } from './strings.js';
import { inUnit, itemUnit } from './units.js';

/** The rule options that tell what a win needs. */
const MINIMUM: Partial<Record<Rules, string>> = { mcr: 'minimumFan', hongkong: 'minimum' };

/** What a hand is worth: every item that counts, their sums, the reading that is paid, and who pays what. */
export function scoreView(
  report: MahjongReport,
  request: MahjongRequest,
  names: Names | null = null,
): TemplateResult | typeof nothing {
  const { score } = report;
  if (!score) return nothing;
  const missing = shortfall(report, leastOf(request));
  const parts = groupItems(score);
  const paid = paidReading(report);
  const help = missing ? html`<p class="score-help">${missing}</p>` : nothing;
  if (parts.length === 0) return help;
  // Without hints the headline has told already what the hand counts.
  const isTold = report.state === 'mahjong' || report.hints.length === 0;
  const title = isTold ? strings.whatCounts() : standing(report);
  const pays = payments(score, request.seatWind ?? 1);
  return html`${help}
    <section class="score" part="score" aria-labelledby="score-title">
      <h3 id="score-title">${title}</h3>
      ${parts.map((group) => items(group, report.rules as Rules, names))} ${doubling(score)}
      ${pays ? html`<p class="payments">${strings.sentence(pays)}</p>` : nothing}
      ${paid ? reading(paid, report, names) : nothing}
    </section>`;
}

function leastOf(request: MahjongRequest): number {
  const rules = rulesOf(request);
  const name = MINIMUM[rules];
  const fallback = RULE_OPTIONS[rules].find((option) => option.name === name)?.default;
  return Number((name && request.ruleOptions?.[name]) ?? fallback ?? 0);
}

function items({ unit, rows, sum }: ScoreGroup, rules: Rules, names: Names | null): TemplateResult {
  const amount = (value: number) =>
    html`<span class="score-value">${strings.number(value)}</span>
      <span class="score-unit">${strings.unitName(itemUnit(unit, rules), value)}</span>`;
  return html`<ul class="score-items">
    ${rows.map(
      ({ times, value, ...item }) => html`<li>
        <span>${itemName(names, rules, item)}${times > 1 ? html` <span class="small">${strings.times(times)}</span>` : nothing}</span>
        ${amount(value)}
      </li>`,
    )}
    ${rows.length > 1 ? html`<li class="score-sum"><span>${strings.together()}</span> ${amount(sum)}</li>` : nothing}
  </ul>`;
}

/** Points and doubles make a sum that is not seen at once. */
function doubling({ points, doubles = 0, total, limit }: Score): TemplateResult | typeof nothing {
  if (points === undefined || doubles === 0) return nothing;
  const sum = points * 2 ** doubles;
  const told = strings.doubled(inUnit(points, 'points'), doubles, strings.number(sum));
  if (sum === total) return html`<p>${strings.sentence(told)}</p>`;
  return limit ? html`<p>${strings.sentence(strings.atMost(told, strings.number(total)))}</p>` : nothing;
}

/** Only patterns out of the common are named, and only one of several is praised. */
function reading(paid: Combination, { combinations }: MahjongReport, names: Names | null): TemplateResult {
  const why = combinations.length > 1 ? strings.paidReading(combinations.length) : strings.readThus();
  return html`<div class="score-reading">
    <p class="small">${paid.pattern === 'standard' ? why : html`${strings.labelled(why, '')}${patternName(names, paid.pattern)}`}</p>
    ${groups(paid)}
  </div>`;
}
