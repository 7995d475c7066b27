import { css, html, type TemplateResult } from 'lit';

/**
 * A share of the whole as a bar.
 * @param share 0 to 1.
 * @param label what is measured, for screen readers.
 * @param text the figure in words, for screen readers.
 */
export function bar(share: number, label: string, text: string): TemplateResult {
  const percent = Math.round(share * 1000) / 10;
  return html`<div
    class="bar"
    part="bar"
    role="meter"
    aria-label=${label}
    aria-valuemin="0"
    aria-valuemax="100"
    aria-valuenow=${percent}
    aria-valuetext=${text}
  ><div class="bar-fill" .style=${`inline-size: ${percent}%`}></div></div>`;
}

export const barStyles = css`
  .bar {
    block-size: 8px;
    border-radius: 4px;
    background: var(--_track);
    overflow: hidden;
  }
  .bar-fill {
    block-size: 100%;
    border-radius: 4px;
    background: color-mix(in srgb, currentColor 52%, transparent);
    transition: inline-size var(--_motion);
  }
  .best .bar-fill {
    background: var(--_accent);
  }
  @media (forced-colors: active) {
    .bar {
      border: 1px solid CanvasText;
    }
    .bar-fill {
      background: CanvasText;
      forced-color-adjust: none;
    }
    .best .bar-fill {
      background: Highlight;
    }
  }
`;
