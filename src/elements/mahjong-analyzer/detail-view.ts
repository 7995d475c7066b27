import { html, nothing, type TemplateResult } from 'lit';
import type { Hint } from '../../mahjong/types.js';
import { CurveView } from '../shared/curve.js';
import { figure, pointsApart, spokenFigure } from './answer.js';
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
    const curve = hint ? this.#chances(hint) : nothing;
    if (!shown && curve === nothing) return nothing;
    return html`<div class="detail" part="comparison" role="group" aria-label=${strings.comparison()}>
      ${shown ? words(shown) : html`<p class="title">${strings.curveTitle()}</p>`}
      <div class="figures-beside">${shown ? figures(shown) : nothing} ${curve}</div>
      ${shown ? changes(shown) : nothing}
    </div>`;
  }

  #chances(hint: Hint): TemplateResult | typeof nothing {
    const { winProbability: win, tenpaiProbability: tenpai, exact } = hint;
    const lines = [
      { values: win, dashed: false },
      { values: tenpai, dashed: true },
    ].filter(({ values }) => values.length > 0);
    const at = (values: readonly number[], turns: number) => figure(values[turns] ?? 0, exact);
    const spoken = (turns: number) =>
      strings.curveAt(
        strings.drawsLeftAt(turns),
        [
          strings.winAt(spokenFigure(win[turns] ?? 0, exact)),
          strings.tenpaiAt(spokenFigure(tenpai[turns] ?? 0, exact)),
        ].join(', '),
      );
    const last = win.length - 1;
    const words = {
      sentence: strings.curveSentence(spoken(last), spoken(Math.floor(last / 2))),
      axis: strings.drawsLeft(),
      left: strings.drawsLeftAt,
      value: (line: number, turns: number) =>
        line === 0 ? strings.winAt(at(win, turns)) : strings.tenpaiAt(at(tenpai, turns)),
    };
    const { shown: report, stale } = this.host;
    const isBest = hint === report?.hints[0] && report.state !== 'mahjong' && !stale;
    return this.#curve.render(lines, words, isBest);
  }
}

function words(shown: Difference): TemplateResult {
  return html`<div>
    <p class="title">${differenceTitle(shown)}</p>
    <p class="difference-sentence">${differenceSentence(shown)}</p>
  </div>`;
}

function figures({ hint, other, win, tenpai, copies, exact }: Difference): TemplateResult {
  const row = (label: string, own: string, theirs: string, apart: string) =>
    html`<tr><th scope="row">${label}</th><td>${own}</td><td>${theirs}</td><td class="apart">${apart}</td></tr>`;
  const chance = (of: (hint: Hint) => readonly number[], label: string, apart: number | null) =>
    apart === null
      ? nothing
      : row(
          label,
          figure(of(hint).at(-1)!, hint.exact),
          figure(of(other).at(-1)!, other.exact),
          pointsApart(apart, exact),
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
      ${row(strings.acceptedTiles(), String(hint.acceptCount), String(other.acceptCount), signed(copies))}
    </tbody>
  </table>`;
}

function columnHead({ discard }: Hint): TemplateResult {
  return html`<th scope="col">
    <span class="small-tile">${tilePicture(discard)}</span><span class="unseen">${tileName(discard ?? '')}</span>
  </th>`;
}

function signed(copies: number): string {
  return copies > 0 ? `+${copies}` : copies < 0 ? `\u2212${-copies}` : '0';
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
