import { css } from 'lit';

/**
 * The look that all elements share. A page sets `--hintwright-*` anywhere above; nothing here sets them, so that what a
 * page sets is inherited. Text and lines are mixed from the page's own colour; `light-dark()` follows its color-scheme.
 */
export const tokens = css`
  :host {
    --_accent: var(--hintwright-accent, light-dark(#3451c6, #9db2ff));
    --_error: var(--hintwright-error, light-dark(#b3261e, #ffb4ab));
    --_muted: var(--hintwright-muted, color-mix(in srgb, currentColor 74%, transparent));
    --_line: var(--hintwright-line, color-mix(in srgb, currentColor 20%, transparent));
    --_control-line: color-mix(in srgb, currentColor 56%, transparent);
    --_track: var(--hintwright-track, color-mix(in srgb, currentColor 12%, transparent));
    --_hover: color-mix(in srgb, currentColor 6%, transparent);
    --_surface: var(--hintwright-surface, transparent);
    --_radius: var(--hintwright-radius, 6px);
    --_small: 0.8125em;
    --_motion: 160ms;
    display: block;
    box-sizing: border-box;
    contain: layout style;
    line-height: 1.5;
    font-variant-numeric: tabular-nums;
  }
  :host([hidden]) {
    display: none;
  }
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }
  p,
  ol,
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .small {
    font-size: var(--_small);
    color: var(--_muted);
  }
  .unseen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media (prefers-reduced-motion: reduce) {
    :host {
      --_motion: 0ms;
    }
  }
  /* Firefox forces no colour that is mixed from the current one. */
  @media (forced-colors: active) {
    :host {
      --_muted: CanvasText;
      --_line: CanvasText;
      --_control-line: CanvasText;
      --_track: Canvas;
      --_hover: Canvas;
    }
  }
`;
