import { css } from 'lit';

/** Around the grid: the game's buttons, its clock, rules, panels, the grid as text. */
export const positionStyles = css`
  .game,
  .buttons,
  .helps,
  .input-more {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  .game {
    padding-block-end: 8px;
  }
  .standing {
    display: flex;
    gap: 16px;
    margin-inline-start: auto;
  }
  .clock {
    min-inline-size: 2.5em;
    text-align: end;
  }
  .confirm {
    font-weight: 700;
  }
  .confirm:not([aria-disabled]) {
    border-color: currentColor;
  }
  button:disabled,
  button[aria-disabled='true'] {
    color: var(--_muted);
    border-color: var(--_line);
    cursor: default;
  }
  button:disabled:hover,
  button[aria-disabled='true']:hover {
    background: none;
  }
  .rules {
    padding-block: 4px;
  }
  @container hintwright-analyzer (inline-size < 400px) {
    .standing {
      flex-direction: column;
      align-items: end;
      gap: 0;
      font-size: var(--_small);
    }
  }
  @container hintwright-analyzer (inline-size < 320px) {
    .game {
      gap: 4px;
    }
    .game button {
      padding-inline: 8px;
    }
  }
  .puzzles select {
    max-inline-size: 100%;
  }
  .panel {
    margin-block-start: 8px;
    padding-block: 4px 8px;
    border-block: 1px solid var(--_line);
  }
  .panel + .panel {
    margin-block-start: -1px;
  }
  .panel > .field {
    padding-block: 2px;
  }
  .panel .field select {
    max-inline-size: 55%;
  }
  progress {
    flex: 1 1 80px;
    min-inline-size: 0;
    accent-color: var(--_accent);
  }
  .input {
    display: flex;
    align-items: start;
    gap: 8px;
    padding-block-end: 8px;
  }
  textarea {
    flex: 1 1 0;
    min-inline-size: 0;
    padding: 8px 12px;
    border: 1px solid var(--_control-line);
    border-radius: var(--_radius);
    background: transparent;
    color: inherit;
    font:
      var(--_small) / 1.5 ui-monospace,
      monospace;
    resize: vertical;
    overflow-wrap: anywhere;
    field-sizing: content;
    min-block-size: calc(4.5em + 18px);
    max-block-size: calc(15em + 18px);
  }
  textarea[aria-invalid='true'] {
    border-color: var(--_error);
  }
  .input-more .field {
    flex: 1 1 auto;
    justify-content: start;
    max-inline-size: 100%;
  }
  .input-more .field-name {
    flex: none;
  }
  .input-more select {
    min-inline-size: 0;
  }
  #fault:not(:empty) {
    padding-block: 8px;
  }
  @media (forced-colors: active) {
    button:disabled,
    button[aria-disabled='true'] {
      color: GrayText;
      border-color: GrayText;
    }
  }
`;
