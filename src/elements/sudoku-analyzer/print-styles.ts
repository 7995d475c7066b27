import { css } from 'lit';

/** On paper: the grid, its rules and the answer, without what one can only press. Last, so that it goes before all else. */
export const printStyles = css`
  @media print {
    .game button,
    .panels,
    .help,
    .helps,
    .spoilers,
    .hint .buttons,
    .steps .buttons,
    .step-list,
    .record,
    .status button {
      display: none;
    }
    .hint,
    .facts {
      break-inside: avoid;
    }
  }
`;
