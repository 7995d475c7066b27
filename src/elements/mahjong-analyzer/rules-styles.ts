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
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    padding-block: 12px 8px;
  }
  /* Names stand above what is chosen, small; in lists beside it. */
  .rules-panel > .field,
  .rules-pair .field {
    flex-direction: column;
    align-items: stretch;
    justify-content: start;
    gap: 4px;
  }
  .rules-panel > .field .field-name,
  .rules-pair .field-name,
  .tile-field .field-name {
    flex: none;
    font-size: var(--_small);
    color: var(--_muted);
  }
  .rules-numbers .small {
    display: block;
  }
  .rules-panel > .field select {
    max-inline-size: none;
  }
  .rules-pair {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
  }
  .rules-panel .choice-row {
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
  .rules-numbers {
    display: grid;
    gap: 4px;
    padding-block-start: 4px;
  }
  /* Tiles stand apart, in as many rows as they need; the chosen one is framed. */
  .tile-choice .segment {
    inline-size: 44px;
    padding: 0;
    border: 0;
    border-radius: var(--_radius);
  }
  .tile-choice .choice-row {
    direction: ltr;
    margin-inline: -4px;
  }
  .tile-choice .small-tile {
    inline-size: 32px;
    border-radius: 4px;
  }
  .tile-choice .choice input:checked + .segment {
    background: none;
  }
  .tile-choice input:checked + .segment .small-tile {
    outline: 2px solid currentColor;
    outline-offset: 2px;
  }
  .tile-choice input:disabled + .segment .small-tile {
    opacity: 0.35;
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
