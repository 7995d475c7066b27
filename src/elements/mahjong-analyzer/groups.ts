import { html, type TemplateResult } from 'lit';
import type { Combination, SetKind } from '../../mahjong/types.js';
import { strings } from './strings.js';
import { setName, tilesIn } from './tile-names.js';
import { tilePicture } from './tiles/tile.js';

/** What is not yet a set is underlined with dashes, a single tile not at all. */
const PARTIAL: ReadonlySet<SetKind> = new Set<SetKind>(['edge', 'closed', 'open']);

/** One way to read a hand: its tiles in groups. */
export function groups({ sets }: Combination): TemplateResult {
  return html`<ul class="groups">${sets.map(group)}</ul>`;
}

function group({ kind, tiles, concealed }: Combination['sets'][number]): TemplateResult {
  const list = tilesIn(tiles);
  const name = concealed ? setName(kind, list) : strings.called(setName(kind, list));
  const shape = PARTIAL.has(kind) ? 'group partial' : kind === 'single' ? 'group' : 'group whole';
  return html`<li class=${shape}>
    <span class="unseen">${name}</span>${list.map((tile) => html`<span class="small-tile">${tilePicture(tile)}</span>`)}
  </li>`;
}
