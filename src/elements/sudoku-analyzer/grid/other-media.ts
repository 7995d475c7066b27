import { css } from 'lit';

/** In colours that the reader's system prescribes, and on paper. Last, so that they go before all else. */
export const otherMedia = css`
  @media (forced-colors: active) {
    .drawing {
      --_ink: CanvasText;
      --_entry: CanvasText;
      --_muted: CanvasText;
      --_error: CanvasText;
      --_accent: Highlight;
      --_a: CanvasText;
      --_b: CanvasText;
      --_c: CanvasText;
      --_d: CanvasText;
      --_on-role: Canvas;
      forced-color-adjust: none;
    }
    .drawing {
      .light-lines,
      .strong-lines,
      .diagonal,
      .house,
      .link,
      .group {
        stroke-opacity: 1;
      }
      .window,
      .same {
        stroke: CanvasText;
        stroke-width: 0.02;
      }
      .selection {
        stroke-width: 0.09;
      }
    }
    .sudoku-cell:focus-visible {
      outline-color: Highlight;
    }
    .key[aria-pressed='true'] {
      border-color: Highlight;
    }
  }
  @media print {
    .grid-frame {
      max-inline-size: 140mm;
      break-inside: avoid;
      color: #000;
    }
    .drawing {
      print-color-adjust: exact;
    }
    .drawing :is(.same, .selected, .selection) {
      display: none;
    }
  }
`;
