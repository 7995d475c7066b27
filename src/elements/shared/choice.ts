import { css } from 'lit';

/** Radio buttons side by side: a `fieldset.choice` of labels, each with an unseen input and a span. */
export const choiceStyles = css`
  .choice {
    display: flex;
    flex-wrap: wrap;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .choice span {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    min-inline-size: 44px;
    justify-content: center;
    padding: 0 6px;
    border: 1px solid var(--_control-line);
    margin-inline-start: -1px;
    font-size: var(--_small);
    cursor: pointer;
  }
  .choice label:first-of-type span {
    margin: 0;
    border-start-start-radius: var(--_radius);
    border-end-start-radius: var(--_radius);
  }
  .choice label:last-of-type span {
    border-start-end-radius: var(--_radius);
    border-end-end-radius: var(--_radius);
  }
  .choice input:checked + span {
    background: var(--_track);
    font-weight: 700;
  }
  .choice input:focus-visible + span {
    outline: 2px solid var(--_accent);
    outline-offset: 2px;
    z-index: 1;
  }
`;
