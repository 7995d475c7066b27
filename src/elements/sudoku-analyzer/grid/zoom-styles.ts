import { css } from 'lit';

/** An enlarged grid, in the place of the whole one: its cells are wide enough for a finger, and for marks that can be read. */
export const zoomStyles = css`
  .zoom {
    grid-column: 2;
    justify-self: end;
    padding-block-start: 8px;
  }
  @media print {
    .zoom {
      display: none;
    }
  }
  @media screen {
    .zoomed {
      /* As wide as a finger, and as the marks side by side in a cell. */
      --_least: max(44px, var(--places) * 11.5px);
      --_cell: max(var(--_least), 150cqi / var(--side));
    }
    /* Here the grid has eleven twentieths of the width: the answer stands beside it. */
    @container hintwright-analyzer (inline-size >= 760px) {
      .zoomed {
        --_cell: max(var(--_least), 85cqi / var(--side));
      }
    }
    .zoomed .sudoku-grid {
      overflow: auto;
      scroll-padding: var(--_cell);
      scrollbar-width: thin;
    }
    .zoomed .sheet {
      inline-size: calc(var(--side) * var(--_cell));
    }
    .zoomed .sudoku-cells {
      touch-action: pan-x pan-y pinch-zoom;
    }
    .zoomed :is(.row-names, .column-names) {
      overflow: hidden;
      font-size: var(--_small);
    }
    .zoomed .row-names {
      grid-auto-rows: var(--_cell);
      block-size: 0;
      min-block-size: 100%;
    }
    .zoomed .column-names {
      grid-auto-columns: var(--_cell);
    }
  }
`;
