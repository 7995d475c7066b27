import { css } from 'lit';

/** On paper: the hand, its rules and the answer, without what one can only press. Last, so that it goes before all else. */
export const printStyles = css`
  @media print {
    .caption,
    .palette,
    .rules-panel,
    .input button,
    .hints-head .choice,
    .instead,
    .more,
    .unfold,
    .status button,
    .rules > .unfolder::after {
      display: none;
    }
    .rules > .unfolder {
      padding-inline: 0;
      border: 0;
      background: none;
    }
    .tile-picture,
    .bar {
      print-color-adjust: exact;
    }
    .hint,
    .reading,
    .details > * {
      break-inside: avoid;
    }
    .details {
      position: static;
    }
  }
`;
