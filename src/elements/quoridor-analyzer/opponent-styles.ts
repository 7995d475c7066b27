import { css } from 'lit';

/** To play against the computer. */
export const opponentStyles = css`
  .opponent {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 8px 16px;
    padding-block-end: 12px;
  }
  .opponent legend {
    padding: 0;
  }
  .opponent label.small {
    display: grid;
  }
  .turn {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 8px;
    min-block-size: 32px;
    padding-block-end: 8px;
  }
`;
