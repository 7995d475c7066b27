import { css, html, nothing, type TemplateResult } from 'lit';
import type { Spread } from '../../benchmark/types.js';

/** In percent; a line within less would hide the bar. */
const LEGIBLE = 2;

/** A time as a bar as long as its median, on a scale from 0 to `longest`; a line spans its quartiles. The figures stand beside. */
export function spreadBar({ median, q1, q3 }: Spread, longest: number): TemplateResult {
  const percent = (value: number) => Math.round((value / longest) * 1000) / 10;
  return html`<div class="spread" part="bar" aria-hidden="true">
    <div class="spread-fill" .style=${`inline-size: ${percent(median)}%`}></div>
    ${
      percent(q3) < LEGIBLE
        ? nothing
        : html`<div
            class="spread-range"
            .style=${`inset-inline-start: ${percent(q1)}%; inline-size: ${percent(q3 - q1)}%`}
          ></div>`
    }
  </div>`;
}

export const spreadBarStyles = css`
  .spread {
    position: relative;
    block-size: 12px;
    margin-block: 4px;
    border-radius: 2px;
    background: var(--_track);
  }
  .spread-fill {
    position: absolute;
    inset-block: 2px;
    inset-inline-start: 0;
    min-inline-size: 4px;
    border-radius: 2px;
    background: color-mix(in srgb, currentColor 52%, transparent);
  }
  .first .spread-fill {
    background: var(--_accent);
  }
  .spread-range {
    position: absolute;
    inset-block: 0;
    min-inline-size: 2px;
    border-inline: 2px solid currentColor;
    background: linear-gradient(currentColor, currentColor) center / 100% 2px no-repeat;
  }
  @media (forced-colors: active) {
    .spread {
      border: 1px solid CanvasText;
    }
    .spread-fill {
      background: GrayText;
      forced-color-adjust: none;
    }
    .first .spread-fill {
      background: Highlight;
    }
  }
  @media print {
    .spread,
    .spread-fill,
    .spread-range {
      print-color-adjust: exact;
    }
  }
`;
