import { css } from 'lit';

/** The rules chooser. */
export const rulesStyles = css`
  .rules {
    padding-block-start: 8px;
  }
  .unfolder {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    inline-size: 100%;
    padding: 8px 12px;
    text-align: start;
    line-height: 1.25;
  }
  /* Points down where it unfolds, up where it folds. */
  .unfolder::after {
    content: '';
    flex: none;
    inline-size: 8px;
    block-size: 8px;
    margin: 0 4px 4px;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    rotate: 45deg;
    transition: rotate var(--_motion);
  }
  .unfolder[aria-expanded='true']::after {
    margin-block: 4px 0;
    rotate: 225deg;
  }
  .rules-panel {
    display: grid;
    gap: 12px;
    padding-block-start: 12px;
  }
  .rules-panel > .field select {
    flex: 1 1 auto;
    max-inline-size: none;
  }
  .rules-panel > .field .field-name {
    flex: none;
  }
  .rules-pair {
    display: grid;
    gap: 12px 16px;
  }
  .rules-pair .choice-row,
  .rules-panel > .choice .choice-row {
    padding-block-start: 4px;
  }
  .rules-pair .segment {
    padding: 0 4px;
  }
  .rules-pair .choice label {
    flex: 1 0 auto;
  }
  .rules-group {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .rules-group legend {
    padding: 0;
  }
  .segment .small-tile {
    inline-size: 26px;
  }
  .tile-field {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: 0 8px;
  }
  .tile-field > label {
    display: grid;
    gap: 4px;
    line-height: 1.25;
  }
  .tile-field-fault,
  .tile-field-tiles,
  .tile-field-picker {
    grid-column: 1 / -1;
  }
  .tile-field-tiles {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    padding-block-start: 8px;
    direction: ltr;
  }
  .tile-field-picker .compact {
    margin-block-start: 8px;
  }
  .house-rules > [role='group'] {
    padding-block-start: 8px;
  }
  .house-rules .compact {
    margin-block-start: 8px;
  }
  @container hintwright-position (inline-size >= 460px) {
    .rules-pair,
    .rules-checks {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
    .rules-checks {
      display: grid;
      gap: 0 16px;
    }
  }
`;
