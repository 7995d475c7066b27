import { html, nothing, type TemplateResult } from 'lit';
import type { Hint } from '../../mahjong/types.js';
import { CurveView } from '../shared/curve.js';
import { figure, percentApart, worthApart, worthFigure } from './amounts.js';
import { curveOf } from './chance-curve.js';
import type { Difference } from './difference.js';
import { differenceSentence, differenceTitle } from './difference-words.js';
import type { MahjongHost } from './host.js';
import type { Preview } from './preview.js';
import { strings } from './strings.js';
import { helpfulTiles } from './tile-list.js';
import { tileName } from './tile-names.js';
import { tilePicture } from './tiles/tile.js';

/** More kinds than these would make two lines of one, and move what stands below. */
const LINE_OF_ONE = { kinds: 8, improving: 3 };
const LINE_OF_BOTH = { kinds: 3, improving: 2 };

/** More about one discard: how it differs from another, and how its chance falls as draws go by. */
export class DetailView {
  readonly #curve: CurveView;

  constructor(
    private readonly host: MahjongHost,
    private readonly preview: Preview,
  ) {
    this.#curve = new CurveView(host);
  }

  render(): TemplateResult | typeof nothing {
    const hint = this.preview.subject;
    const shown = this.preview.difference;
    const curve = hint ? this.#curveOf(hint) : nothing;
    if (!shown && curve === nothing) return nothing;
    return html`<div class="detail" part="comparison" role="group" aria-label=${strings.comparison()}>
      ${shown ? words(shown) : html`<p class="title">${this.#title(hint)}</p>`}
      <div class="figures-beside">${shown ? figures(shown, this.host.shown?.rules ?? '') : nothing} ${curve}</div>
      ${shown ? changes(shown) : nothing}
    </div>`;
  }

  /** Of what the hints are ranked by. */
  #curveOf(hint: Hint): TemplateResult | typeof nothing {
    const { shown: report, stale, sort } = this.host;
    const { lines, words } = curveOf(hint, sort, report?.rules ?? '');
    const isBest = hint === report?.hints[0] && report.state !== 'mahjong' && !stale;
    return this.#curve.render(lines, words, isBest);
  }

  #title(hint: Hint | null): string {
    const byWorth = this.host.sort === 'score' && (hint?.expectedScore.length ?? 0) > 0;
    return byWorth ? strings.worthCurveTitle() : strings.curveTitle();
  }
}

function words(shown: Difference): TemplateResult {
  return html`<div>
    <p class="title">${differenceTitle(shown)}</p>
    <p class="difference-sentence">${differenceSentence(shown)}</p>
  </div>`;
}

function figures(
  { hint, other, win, tenpai, worth, copies, exact }: Difference,
  rules: string,
): TemplateResult {
  const row = (label: string, own: string, theirs: string, apart: string) =>
    html`<tr><th scope="row">${label}</th><td>${own}</td><td>${theirs}</td><td class="apart">${apart}</td></tr>`;
  const chance = (of: (hint: Hint) => readonly number[], label: string, apart: number | null) =>
    apart === null
      ? nothing
      : row(
          label,
          figure(of(hint).at(-1)!, hint.exact),
          figure(of(other).at(-1)!, other.exact),
          percentApart(apart, exact),
        );
  return html`<table class="figures-apart small">
    <thead>
      <tr>
        <td></td>
        ${columnHead(hint)}${columnHead(other)}
        <th scope="col" class="apart"><span class="unseen">${strings.apart()}</span></th>
      </tr>
    </thead>
    <tbody>
      ${chance((h) => h.winProbability, strings.win(), win)}
      ${chance((h) => h.tenpaiProbability, strings.tenpai(), tenpai)}
      ${
        worth === null
          ? nothing
          : row(
              strings.worth(),
              worthFigure(hint.expectedScore.at(-1)!, hint.exact, rules),
              worthFigure(other.expectedScore.at(-1)!, other.exact, rules),
              worthApart(worth, exact, rules),
            )
      }
      ${row(strings.acceptedTiles(), String(hint.acceptCount), String(other.acceptCount), strings.signed(copies))}
    </tbody>
  </table>`;
}

function columnHead({ discard }: Hint): TemplateResult {
  return html`<th scope="col">
    <span class="small-tile">${tilePicture(discard)}</span><span class="unseen">${tileName(discard ?? '')}</span>
  </th>`;
}

/** Tiles that only one of the two accepts or is improved by. */
function changes(shown: Difference): TemplateResult {
  return html`<dl class="changes">
    ${change(strings.gains(), shown.gained, shown.improvementsGained)}
    ${change(strings.givesUp(), shown.lost, shown.improvementsLost)}
  </dl>`;
}

function change(
  label: string,
  accepts: Difference['gained'],
  improvements: Difference['improvementsGained'],
): TemplateResult {
  const isNone = accepts.length + improvements.length === 0;
  const line = accepts.length > 0 && improvements.length > 0 ? LINE_OF_BOTH : LINE_OF_ONE;
  return html`<dt class="small">${label}</dt>
    <dd class="row-tiles">
      ${
        isNone
          ? html`<span class="small">${strings.noTiles()}</span>`
          : helpfulTiles(accepts, improvements, line)
      }
    </dd>`;
}
