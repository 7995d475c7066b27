import { html, nothing, type TemplateResult } from 'lit';
import type { Improvement, TileCount } from '../../mahjong/types.js';
import { strings } from './strings.js';
import { tileName } from './tile-names.js';
import { tilePicture } from './tiles/tile.js';

/** Small tiles, each with its copies in the corner; beyond `most` of them only how many more. */
function countedTiles(tiles: readonly TileCount[], label: string, most: number): TemplateResult {
  return list(tiles, label, most, ({ tile, count }) => {
    return html`<li class="small-tile">
      ${tilePicture(tile)}<span class="count" aria-hidden="true">${count}</span
      ><span class="unseen">${strings.acceptedTile(tileName(tile), count)}</span>
    </li>`;
  });
}

/** Small tiles, each with what it adds to the chance to win beside it. */
function gainingTiles(tiles: readonly Improvement[], label: string, most: number): TemplateResult {
  return list(tiles, label, most, ({ tile, count, gain }) => {
    const points = Math.max(1, Math.round(gain * 100));
    return html`<li class="gaining-tile">
      <span class="small-tile">${tilePicture(tile)}</span
      ><span class="small" aria-hidden="true">+${strings.percentApart(String(points))}</span
      ><span class="unseen">${strings.improvingTile(tileName(tile), count, points)}</span>
    </li>`;
  });
}

/** Accepted tiles, then those that would improve the hand; nothing where there are none. */
export function helpfulTiles(
  accepts: readonly TileCount[],
  improvements: readonly Improvement[],
  { kinds = Infinity, improving = Infinity } = {},
): TemplateResult {
  return html`${accepts.length > 0 ? countedTiles(accepts, strings.accepts(), kinds) : nothing}
  ${
    improvements.length > 0
      ? html`<div class="improvements">
        <span class="small" aria-hidden="true">${strings.betterWith()}</span>
        ${gainingTiles(improvements, strings.improvements(), improving)}
      </div>`
      : nothing
  }`;
}

function list<T>(
  tiles: readonly T[],
  label: string,
  most: number,
  item: (tile: T) => TemplateResult,
): TemplateResult {
  const hidden = tiles.length - most;
  return html`<ul class="tiles" aria-label=${label}>
    ${(hidden > 1 ? tiles.slice(0, most) : tiles).map((tile) => item(tile))}
    ${hidden > 1 ? html`<li class="small">${strings.moreKinds(hidden)}</li>` : nothing}
  </ul>`;
}
