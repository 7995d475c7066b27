import { css } from 'lit';

/** The best moves and their lines, and the line at the foot. */
export const hintStyles = css`
  .hint {
    grid-template-columns: auto 68px minmax(0, 1fr) auto;
    column-gap: 8px;
  }
  .hint .reason {
    grid-column: 3;
  }
  .hint .play {
    grid-area: 1 / 4 / span 2;
  }
  .hint .share {
    white-space: nowrap;
  }
  .hint .figure {
    grid-template-columns: 3.25em minmax(0, 1fr);
    column-gap: 8px;
  }
  .rank {
    grid-row: 1 / span 2;
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    border: 1px solid currentColor;
    border-radius: 50%;
    font-size: var(--_small);
    line-height: 1;
  }
  .best .rank {
    border-color: var(--_accent);
    background: var(--_accent);
    color: light-dark(#fff, #1c1d21);
  }
  .hint .play {
    padding: 0 12px;
    font-size: var(--_small);
  }
  .line {
    grid-column: 1 / -1;
    position: relative;
    display: flex;
    flex-wrap: wrap;
    margin-block-start: 4px;
  }
  .ply {
    min-inline-size: 44px;
    padding: 0 8px;
    font-size: var(--_small);
  }
  .status {
    flex-wrap: wrap;
  }
  .status > p {
    flex: 1 1 180px;
  }
  .controls,
  .extras {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .controls {
    justify-content: end;
  }
  .extras {
    padding-block: 8px;
  }
  .extras:empty {
    display: none;
  }
  .time {
    min-inline-size: 64px;
    font-size: var(--_small);
  }
  @container hintwright-analyzer (inline-size < 480px) {
    .hint .play {
      grid-area: 1 / 4;
    }
    .hint .reason {
      grid-column: 3 / -1;
    }
  }
  @media (forced-colors: active) {
    .best .rank {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    .ply {
      border-color: Canvas;
    }
    .ply[aria-pressed='true'] {
      border-color: Highlight;
    }
  }
`;
