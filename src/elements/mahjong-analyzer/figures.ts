import { html, nothing, type TemplateResult } from 'lit';
import type { Hint, MahjongReport } from '../../mahjong/types.js';
import { bar } from '../shared/bar.js';
import { figure, spokenFigure, spokenWorth, winShare, worth, worthFigure } from './amounts.js';
import { hasWorth, type Sort, sortOf } from './ranking.js';
import { strings } from './strings.js';
import { MANY, unitOf } from './units.js';

/** What the figures of a list's rows have in common. */
export interface FigureScale {
  /** What the rows are ranked by: large, with a bar. The other figure stands beside it. */
  sort: Sort;
  /** The greatest expected score of the list, which fills a bar, and the greatest chance; 0 where there is none. */
  most: number;
  likeliest: number;
  rules: string;
}

export function figureScale(report: MahjongReport, sort: Sort): FigureScale {
  const most = Math.max(0, ...report.hints.map((hint) => worth(hint) ?? 0));
  const likeliest = Math.max(0, ...report.hints.map((hint) => winShare(hint) ?? 0));
  return { sort: hasWorth(report) ? sortOf(sort) : 'win', most, likeliest, rules: report.rules };
}

/** A hint's chance to win and its expected score. */
export function figures(hint: Hint, scale: FigureScale): TemplateResult {
  return scale.sort === 'win' ? byWin(hint, scale) : byScore(hint, scale);
}

function byWin(hint: Hint, { rules, most }: FigureScale): TemplateResult {
  const [share, value] = [winShare(hint), worth(hint)];
  const text = share === null ? strings.pending() : figure(share, hint.exact);
  const spoken = share === null ? strings.pending() : spokenFigure(share, hint.exact);
  return html`<div class="figure">
    <span class="share">${text}</span>
    ${bar(share ?? 0, strings.winChance(), spoken)}
    ${value === null ? nothing : html`<span class=${beside(value === most && most > 0)}>${amount(value, hint, rules)}</span>`}
  </div>`;
}

function byScore(hint: Hint, { rules, most, likeliest }: FigureScale): TemplateResult {
  const [share, value] = [winShare(hint), worth(hint)];
  const spoken = value === null ? strings.pending() : spokenWorth(value, hint.exact, rules);
  return html`<div class="figure">
    <span class="share">${value === null ? strings.pending() : amount(value, hint, rules)}</span>
    ${bar(most > 0 ? (value ?? 0) / most : 0, strings.expectedScore(), spoken)}
    ${
      share === null
        ? nothing
        : html`<span class=${beside(share === likeliest && likeliest > 0)}>${figure(share, hint.exact)}<span class="unit">${strings.beside(strings.toWinBeside())}</span></span>`
    }
  </div>`;
}

const beside = (leads: boolean): string => (leads ? 'beside small leads' : 'beside small');

const amount = (value: number, hint: Hint, rules: string): TemplateResult =>
  html`${worthFigure(value, hint.exact, rules)}<span class="unit">${strings.beside(strings.unitName(unitOf(rules), MANY))}</span>`;
