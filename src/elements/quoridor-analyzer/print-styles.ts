import { css } from 'lit';

/** On paper: the position, its moves and the answer, without what one can only press. Last, so that it goes before all else. */
export const printStyles = css`
  @media print {
    .drawing {
      print-color-adjust: exact;
    }
    .board-frame {
      max-inline-size: 120mm;
    }
    .moves {
      max-block-size: none;
    }
    .board-frame,
    .player,
    .hint,
    .effect {
      break-inside: avoid;
    }
    .actions,
    .caption,
    .setup,
    .opponent,
    .turn,
    .choice,
    .input button,
    .more,
    .play,
    .extras,
    .controls,
    .target {
      display: none;
    }
    .hint .reason {
      grid-column: 3 / -1;
    }
  }
`;
