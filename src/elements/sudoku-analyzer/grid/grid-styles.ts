import { css } from 'lit';

/** The grid: its lines and what is written in it, and the unseen cells over it. */
export const gridViewStyles = css`
  :host {
    --_ink: var(--hintwright-ink, currentColor);
    --_entry: var(
      --hintwright-entry,
      light-dark(color-mix(in oklab, var(--_accent) 88%, #000), color-mix(in oklab, var(--_accent) 92%, #fff))
    );
  }
  .grid-frame {
    --_names: min(var(--_small), 100cqi / var(--side) * 0.42);
    display: grid;
    grid-template: '. columns' auto 'rows grid' auto / auto minmax(0, 1fr);
    inline-size: 100%;
    max-inline-size: clamp(360px, var(--side) * 64px, 780px);
    direction: ltr;
  }
  .row-names,
  .column-names {
    display: grid;
    font-size: var(--_names);
    line-height: 1;
    color: var(--_muted);
    user-select: none;
  }
  .row-names {
    grid-area: rows;
    grid-auto-rows: 1fr;
    align-items: center;
    justify-items: end;
    padding-inline-end: 0.45em;
  }
  .column-names {
    grid-area: columns;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    justify-items: center;
    padding-block-end: 0.35em;
  }
  .sudoku-grid {
    grid-area: grid;
    aspect-ratio: 1;
    cursor: default;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
  }
  .sheet {
    position: relative;
    aspect-ratio: 1;
  }
  .drawing {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
  }
  /* The drawing has a rim of 0.06 cells. */
  .sudoku-cells {
    position: absolute;
    inset: calc(100% * 0.06 / (var(--side) + 0.12));
    display: grid;
    grid: repeat(var(--side), 1fr) / repeat(var(--side), 1fr);
    touch-action: pan-y pinch-zoom;
  }
  .sudoku-row {
    display: contents;
  }
  .sudoku-cell:focus-visible {
    outline: 2px solid var(--_accent);
    outline-offset: 1px;
    border-radius: 2px;
    z-index: 1;
  }

  .drawing {
    .window {
      fill: var(--_ink);
      fill-opacity: 0.08;
    }
    .diagonal {
      stroke: var(--_ink);
      stroke-opacity: 0.28;
      stroke-width: 0.035;
    }
    .light-lines {
      fill: none;
      stroke: var(--_ink);
      stroke-opacity: 0.3;
      stroke-width: 1px;
      vector-effect: non-scaling-stroke;
    }
    .strong-lines {
      fill: none;
      stroke: var(--_ink);
      stroke-opacity: 0.85;
      stroke-width: clamp(1.5px, 0.5cqi, 3px);
      stroke-linecap: square;
      vector-effect: non-scaling-stroke;
    }
    .cage {
      fill: none;
      stroke: var(--_ink);
      stroke-opacity: 0.62;
      stroke-width: 0.022;
      stroke-dasharray: 0.08 0.06;
    }
    .sum {
      fill: var(--_ink);
      font-weight: 600;
    }

    .digit,
    .mark,
    .candidate text,
    .letter {
      text-anchor: middle;
    }
    .digit {
      fill: var(--_ink);
    }
    .given {
      font-weight: 600;
    }
    .entry {
      fill: var(--_entry);
    }
    .mark,
    .candidate {
      fill: var(--_muted);
    }
    .cornered {
      font-weight: 700;
    }
    .broken,
    .bad,
    .lacking {
      fill: var(--_error);
    }
    .bad {
      text-decoration: underline;
      text-decoration-skip-ink: none;
    }
    .clash,
    .wrong {
      fill: none;
      stroke: var(--_error);
      stroke-width: 0.045;
      stroke-linecap: round;
    }
    .same {
      fill: var(--_ink);
      fill-opacity: 0.13;
    }
    .selected {
      fill: var(--_accent);
      fill-opacity: 0.14;
    }
    .selection {
      fill: none;
      stroke: var(--_accent);
      stroke-width: 0.055;
      stroke-linejoin: round;
    }
    .share {
      fill: var(--_ink);
      fill-opacity: 0.22;
    }
  }
`;
