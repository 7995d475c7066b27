import { css } from 'lit';

/** Buttons, text fields, choices and the focus ring. */
export const controls = css`
  button,
  input {
    font: inherit;
    color: inherit;
  }
  button {
    min-block-size: 44px;
    padding: 0 16px;
    border: 1px solid var(--_control-line);
    border-radius: var(--_radius);
    background: transparent;
    cursor: pointer;
    transition: background-color var(--_motion);
  }
  button:hover,
  button[aria-pressed='true'],
  button[aria-expanded='true'] {
    background: var(--_track);
  }
  button.plain {
    border-color: transparent;
  }
  input[type='text'] {
    min-block-size: 44px;
    min-inline-size: 0;
    padding: 0 12px;
    border: 1px solid var(--_control-line);
    border-radius: var(--_radius);
    background: transparent;
  }
  input[aria-invalid='true'] {
    border-color: var(--_error);
  }
  :focus-visible {
    outline: 2px solid var(--_accent);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    button {
      transition: none; /* on the way from one system colour to another, text could not be read */
    }
    button[aria-pressed='true'],
    button[aria-expanded='true'] {
      border-color: Highlight;
    }
    :focus-visible {
      outline-color: Highlight;
    }
  }
`;
