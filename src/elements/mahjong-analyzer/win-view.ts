import { html, nothing, type TemplateResult } from 'lit';
import type { Wind } from '../../mahjong/types.js';
import { choice } from '../shared/choice.js';
import { check, number } from '../shared/field.js';
import { barOf } from './bars.js';
import { kindOf } from './hand-model.js';
import type { MahjongHost } from './host.js';
import { asksFor, type Flag, flagChange, flagsOf, rulesOf } from './settings.js';
import { strings } from './strings.js';
import { winningTile } from './summary.js';
import { tileName } from './tile-names.js';
import { tilePicture } from './tiles/tile.js';

const WINDS: readonly Wind[] = [1, 2, 3, 4];
const MOST = 4;

/** The round's wind and the seat's. */
export function windsView(host: MahjongHost): TemplateResult {
  const { roundWind = 1, seatWind = 1 } = host.request;
  const winds = (name: 'roundWind' | 'seatWind', legend: string, chosen: Wind) =>
    choice({
      legend,
      titled: true,
      name,
      options: WINDS.map((wind) => ({
        value: String(wind),
        label: strings.wind(wind),
        barred: barOf(host, { [name]: wind }),
      })),
      chosen: String(chosen),
      choose: (wind) => host.change({ [name]: Number(wind) }),
    });
  return html`<div class="rules-pair">
    ${winds('roundWind', strings.round(), roundWind)} ${winds('seatWind', strings.seat(), seatWind)}
  </div>`;
}

/** Whether the last tile was claimed or drawn, and of a complete hand which one it was. */
export function winView(host: MahjongHost): TemplateResult {
  const came = choice({
    legend: strings.lastTileCame(),
    titled: true,
    name: 'selfDraw',
    options: [
      { value: 'claimed', label: strings.claimed(), barred: barOf(host, { selfDraw: false }) },
      { value: 'drawn', label: strings.drawn(), barred: barOf(host, { selfDraw: true }) },
    ],
    chosen: host.request.selfDraw ? 'drawn' : 'claimed',
    choose: (how) => host.change({ selfDraw: how === 'drawn' }),
  });
  const asksForTile = host.shown?.state === 'mahjong' || host.request.winTile !== undefined;
  return html`${came} ${asksForTile ? winningTiles(host) : nothing}`;
}

function winningTiles(host: MahjongHost): TemplateResult {
  const { position, request } = host;
  const chosen = winningTile(position, request.winTile);
  const kinds = [...new Set(position.concealed.filter((tile) => tile[1] !== 'f').map(kindOf))].sort(bySuit);
  const tiles = choice({
    legend: strings.winningTile(),
    titled: true,
    name: 'winTile',
    options: kinds.map((tile) => ({
      value: tile,
      label: html`<span class="small-tile">${tilePicture(tile)}</span>`,
      spoken: tileName(tile),
      barred: barOf(host, { winTile: tile }),
    })),
    chosen: chosen === undefined ? null : kindOf(chosen),
    choose: (winTile) => host.change({ winTile }),
  });
  return html`<div class="tile-choice">${tiles}</div>`;
}

const bySuit = (a: string, b: string): number =>
  a.charAt(1).localeCompare(b.charAt(1)) || Number(a[0]) - Number(b[0]);

/** Circumstances that the rules know, those that cannot be now with their reason. */
export function circumstancesView(host: MahjongHost): TemplateResult {
  const rules = rulesOf(host.request);
  return html`<fieldset class="rules-group">
    <legend class="small">${strings.circumstances()}</legend>
    <div class="rules-checks">${flagsOf(rules).map((flag) => circumstance(host, flag))}</div>
    ${asksFor(rules, 'northDora') ? numbers(host) : nothing}
  </fieldset>`;
}

function circumstance(host: MahjongHost, flag: Flag): TemplateResult {
  const { request } = host;
  const label = strings.circumstance(flag);
  return check({
    label,
    checked: Boolean(request[flag]),
    barred: request[flag] ? null : barOf(host, flagChange(request, flag, true)),
    toggle: (on) => host.change(flagChange(request, flag, on)),
    refuse: (why) => host.announce(() => strings.notWith(label, why)),
  });
}

/** Circumstances that come more than once. */
function numbers(host: MahjongHost): TemplateResult {
  return html`<div class="rules-numbers">
    ${count(host, 'northDora', strings.northDora())} ${count(host, 'paarenchan', strings.paarenchan())}
  </div>`;
}

function count(host: MahjongHost, field: 'northDora' | 'paarenchan', label: string): TemplateResult {
  return number({
    label,
    value: host.request[field],
    ...{ fallback: 0, least: 0, most: MOST },
    barred: barOf(host, { [field]: 1 }),
    enter: (value) => host.change({ [field]: value }),
  });
}
