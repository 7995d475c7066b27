import { css } from 'lit';

/** The board: the drawing, and the unseen grid over it. */
export const boardStyles = css`
  .board-frame {
    display: grid;
    grid-template: 'ranks board' auto '. files' auto / 1.25em minmax(0, 1fr);
    inline-size: 100%;
    max-inline-size: calc(var(--across) * 68px);
    direction: ltr;
  }
  .board {
    grid-area: board;
    position: relative;
    aspect-ratio: var(--shape);
    touch-action: manipulation;
    cursor: default;
    user-select: none;
  }
  .drawing {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
  }
  .ranks,
  .files,
  .grid,
  .overlay {
    display: grid;
    grid-template: var(--rows) / var(--columns);
  }
  .ranks {
    grid-area: ranks;
    grid-template-columns: auto;
    align-items: center;
  }
  .files {
    grid-area: files;
    grid-template-rows: auto;
    justify-items: center;
  }
  .ranks span {
    grid-row: var(--track);
    line-height: 1;
  }
  .files span {
    grid-column: var(--track);
    padding-block-start: 4px;
  }
  .ranks,
  .files {
    font-size: var(--_small);
    color: var(--_muted);
  }
  .grid,
  .overlay {
    position: absolute;
    inset: 0;
  }
  .overlay {
    pointer-events: none;
  }
  .row {
    display: contents;
  }
  .cell:focus-visible,
  .pawn-handle:focus-visible {
    outline-offset: -1px;
    outline-width: 3px;
    border-radius: 8%;
  }
  .pawn-handle:focus-visible {
    outline-offset: -3px;
    border-radius: 50%;
  }

  .ground {
    fill: var(--_board);
  }
  .square {
    fill: var(--_square);
  }
  .one {
    --_player: var(--_one);
  }
  .two {
    --_player: var(--_two);
  }
  .fill {
    fill: var(--_player);
  }
  .target {
    fill: none;
    stroke: var(--_player);
    stroke-width: 0.06;
  }
  .path {
    fill: none;
    stroke: var(--_player);
    stroke-width: 0.055;
    stroke-linejoin: round;
  }
  .one.path {
    stroke-dasharray: 0.2 0.14;
  }
  .two.path {
    stroke-dasharray: 0.055 0.13;
    stroke-linecap: round;
  }
  .wall {
    fill: var(--_wall);
  }
  .last {
    fill: var(--_square);
  }
  .pawn {
    transition: transform var(--_motion);
  }
  .pawn .fill {
    stroke: var(--_square);
    stroke-width: 0.06;
  }
  .pawn text {
    fill: var(--_square);
    font-size: 0.42px;
    font-weight: 700;
    text-anchor: middle;
  }
  .ghost {
    fill: var(--_wall);
    fill-opacity: 0.6;
    stroke: var(--_wall);
    stroke-width: 0.05;
  }
  .ghost.illegal {
    fill: url(#hatch);
    fill-opacity: 1;
    stroke: var(--_error);
  }
  .hatch {
    fill: var(--_error);
  }
  .ghost-pawn {
    fill: var(--_player);
    fill-opacity: 0.4;
    stroke: var(--_player);
    stroke-width: 0.05;
  }
  .spoiled .drawing {
    opacity: 0.55;
  }
  @media (forced-colors: active) {
    .drawing {
      forced-color-adjust: none;
    }
    .ground,
    .last,
    .pawn text {
      fill: Canvas;
    }
    .pawn .fill {
      stroke: Canvas;
    }
    .ground {
      stroke: CanvasText;
      stroke-width: 0.04;
    }
    .square {
      fill: Canvas;
      stroke: GrayText;
      stroke-width: 0.03;
    }
    .fill,
    .wall,
    .hatch {
      fill: CanvasText;
    }
    .one,
    .two {
      --_player: CanvasText;
    }
    .ghost,
    .ghost.illegal {
      stroke: Highlight;
    }
    .ghost {
      fill: Highlight;
    }
  }
`;
