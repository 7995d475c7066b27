import { css } from 'lit';

/** The card of a hand that counts. */
export const scoreStyles = css`
  .score {
    display: grid;
    gap: 12px;
    min-inline-size: 0;
    padding: 12px 16px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    container: hintwright-details / inline-size;
  }
  .answer .score {
    margin-block-start: 12px;
  }
  h3 {
    margin: 0;
    font: inherit;
    font-weight: 700;
  }
  .score-help {
    padding-block-start: 4px;
  }
  /* Names at the left; figures end, and units begin, on one line each. */
  .score-items {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    column-gap: 6px;
  }
  .score-items li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    padding-block: 2px;
  }
  .score-value {
    padding-inline-start: 12px;
    text-align: end;
  }
  .score-unit {
    color: var(--_muted);
  }
  .score-items .score-sum {
    margin-block-start: 4px;
    padding-block-start: 6px;
    border-block-start: 1px solid var(--_line);
  }
  .score-sum > :not(.score-unit) {
    font-weight: 700;
  }
  .score-reading .groups {
    padding-block-start: 4px;
  }
  .stale .score-unit {
    color: inherit;
  }
`;
