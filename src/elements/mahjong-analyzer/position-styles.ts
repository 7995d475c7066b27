import { css } from 'lit';

/** Hand, text and palette. */
export const positionStyles = css`
  /* On a narrow page two even rows; melds on their own. */
  .hand {
    --tile: min(80px, calc(100cqi / (var(--columns) + 0.02)));
    padding-block-start: 8px;
  }
  /* Tiles lie from left to right in every language. */
  .hand,
  .palette-grid {
    direction: ltr;
  }
  .hand-row {
    display: flex;
    flex-wrap: wrap;
    gap: 12px calc(0.3 * var(--tile));
  }
  .concealed,
  .melds {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    gap: 12px calc(0.3 * var(--tile));
  }
  .concealed {
    max-inline-size: calc((var(--per-row) + 0.01) * var(--tile));
    column-gap: 0;
  }
  .hand-tile {
    inline-size: var(--tile);
    padding-inline: 1px;
    border-radius: 6px;
    cursor: pointer;
    transition:
      opacity var(--_motion),
      transform var(--_motion);
  }
  .hand-empty {
    inline-size: calc(7 * var(--tile));
    block-size: calc(var(--tile) * 4 / 3);
    border: 1px dashed var(--_control-line);
    border-radius: var(--_radius);
  }
  .hand-meld {
    display: flex;
    align-items: flex-end;
    border-radius: 6px;
    cursor: pointer;
  }
  .standing {
    inline-size: var(--tile);
    padding-inline: 1px;
  }
  /* Turned a quarter: as wide as a tile is high. */
  .lying {
    position: relative;
    inline-size: calc(var(--tile) * 4 / 3);
    block-size: var(--tile);
  }
  .lying .tile-picture {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    inline-size: calc(var(--tile) - 2px);
    transform-origin: 0 0;
    transform: translateY(calc(var(--tile) - 1px)) rotate(-90deg);
  }
  .best {
    position: relative;
  }
  .hand-tile.best {
    transform: translateY(-8px);
  }
  .hand-tile.best::after {
    content: '';
    position: absolute;
    inset-block-end: -8px;
    inset-inline: 4px;
    block-size: 4px;
    border-radius: 2px;
    background: var(--_accent);
  }
  .hand-tile.dimmed {
    opacity: 0.4;
  }
  .accepted .tile-picture {
    outline: 2px solid currentColor;
    outline-offset: -1px;
    border-radius: 6px;
  }
  .caption {
    min-block-size: 1.5em;
    margin-block: 8px;
  }
  .input {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .input input {
    flex: 1 1 100%;
  }
  #fault:not(:empty) {
    padding-block-start: 8px;
  }
  .palette > .small {
    padding-block-start: 8px;
  }
  .palette {
    padding-block-start: 16px;
  }
  .palette-bar {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .palette-grid {
    display: grid;
    gap: 8px;
    padding-block-start: 12px;
  }
  .palette-row {
    display: grid;
    grid-template-columns: repeat(5, minmax(44px, 56px));
    row-gap: 4px;
  }
  .palette-tile {
    padding: 1px;
    border-radius: 6px;
    cursor: pointer;
  }
  .palette-tile[aria-disabled='true'] {
    opacity: 0.35;
    cursor: default;
  }
  @media (forced-colors: active) {
    .hand-tile.best::after {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
  @container hintwright-position (inline-size < 308px) {
    .hand {
      --tile: calc(100cqi / 5.02);
    }
  }
  @container hintwright-position (inline-size >= 460px) {
    .segment {
      padding: 0 12px;
    }
    .palette-row {
      grid-template-columns: repeat(10, minmax(44px, 56px));
    }
    .input input {
      flex: 1 1 0;
    }
  }
  @container hintwright-position (inline-size >= 616px) {
    .hand {
      --tile: min(64px, calc(100cqi / (var(--units) + 0.02)));
    }
    .hand-row,
    .concealed,
    .melds {
      flex-wrap: nowrap;
    }
    .concealed {
      max-inline-size: none;
    }
    .hand-tile.drawn {
      margin-inline-start: calc(0.3 * var(--tile));
    }
  }
`;
