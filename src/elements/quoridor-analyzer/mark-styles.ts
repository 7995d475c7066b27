import { css } from 'lit';

/** Moves marked on the board: the best filled, others outlined, a line of play in its players' colours; all numbered. */
export const markStyles = css`
  .mark.best {
    fill: var(--_accent);
    fill-opacity: 0.75;
    stroke: var(--_accent);
    stroke-width: 0.05;
  }
  .mark.other {
    fill: var(--_wall);
    fill-opacity: 0.25;
    stroke: var(--_wall);
    stroke-width: 0.045;
    stroke-dasharray: 0.12 0.09;
  }
  .mark.ply {
    fill: var(--_player);
    fill-opacity: 0.4;
    stroke: var(--_player);
    stroke-width: 0.05;
  }
  .badge circle {
    fill: var(--_square);
    stroke: var(--_wall);
    stroke-width: 0.035;
  }
  .badge text {
    fill: var(--_wall);
    font-size: 0.36px;
    font-weight: 700;
    text-anchor: middle;
  }
  .badge.best circle {
    fill: var(--_accent);
    stroke: var(--_square);
  }
  .badge.best text {
    fill: light-dark(#fff, #1c1d21);
  }
  @media (forced-colors: active) {
    .mark.other,
    .mark.ply {
      fill: CanvasText;
      stroke: CanvasText;
    }
    .mark.best {
      fill: Highlight;
      stroke: Highlight;
    }
    .badge circle,
    .badge.best circle {
      fill: Canvas;
      stroke: CanvasText;
    }
    .badge text,
    .badge.best text {
      fill: CanvasText;
    }
  }
`;
