import { css } from 'lit';

/** The keypad: rows of keys as long as each other, then modes and acts. */
export const keypadStyles = css`
  .keypad {
    container: keypad / inline-size;
    display: grid;
    gap: 12px;
    margin-block-start: 12px;
  }
  .keypad-keys {
    display: grid;
    grid-template-columns: repeat(var(--narrow), minmax(44px, 1fr));
    gap: 4px;
    max-inline-size: calc(var(--narrow) * 76px);
    direction: ltr;
  }
  .key {
    position: relative;
    display: grid;
    place-content: center;
    justify-items: center;
    padding: 4px 0;
    min-block-size: 52px;
    line-height: 1.1;
  }
  .key span:first-child {
    font-size: 1.25em;
  }
  .key small {
    font-size: 0.6875em;
    color: var(--_muted);
  }
  .key.done span:first-child {
    color: var(--_muted);
  }
  .key[aria-pressed='true'] {
    border-color: var(--_accent);
    box-shadow: inset 0 0 0 1px var(--_accent);
  }
  .erase-key svg {
    inline-size: 24px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .keypad-modes,
  .keypad-acts {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .keypad-acts button {
    padding: 0 12px;
  }
  .keypad-acts button[aria-disabled='true'] {
    color: var(--_muted);
    border-style: dashed;
    cursor: default;
  }
  @container keypad (inline-size >= 384px) {
    .few .keypad-keys {
      grid-template-columns: repeat(var(--wide), minmax(44px, 1fr));
      max-inline-size: calc(var(--wide) * 64px);
    }
  }
  @container keypad (inline-size >= 440px) {
    .keypad-keys {
      grid-template-columns: repeat(var(--middle), minmax(44px, 1fr));
      max-inline-size: calc(var(--middle) * 64px);
    }
  }
  @container keypad (inline-size >= 480px) {
    .some .keypad-keys {
      grid-template-columns: repeat(var(--wide), minmax(44px, 1fr));
      max-inline-size: calc(var(--wide) * 64px);
    }
  }
  @container keypad (inline-size >= 624px) {
    .keypad-keys {
      grid-template-columns: repeat(var(--wide), minmax(44px, 1fr));
      max-inline-size: calc(var(--wide) * 64px);
    }
  }
  @media print {
    .keypad {
      display: none;
    }
  }
`;
