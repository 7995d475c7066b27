import { css } from 'lit';

/** The sentence and the ranked list. */
export const answerStyles = css`
  .headline {
    font-weight: 700;
    text-wrap: balance;
  }
  .figures > .small {
    padding-block: 4px 8px;
  }
  .hint {
    position: relative;
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr);
    column-gap: 12px;
    row-gap: 4px;
    padding-block: 12px;
    border-block-start: 1px solid var(--_line);
    isolation: isolate;
  }
  .hint.single {
    grid-template-columns: minmax(0, 1fr);
  }
  .hint::before,
  .discard::after {
    content: '';
    position: absolute;
    inset: 0 -8px;
  }
  .hint::before {
    z-index: -1;
  }
  .hint.looked::before {
    background: var(--_hover);
  }
  .hint > :not(.discard) {
    grid-column: -2;
  }
  .discard {
    grid-row: 1 / span 3;
    align-self: start;
    min-block-size: 0;
    padding: 0;
    border: 0;
    border-radius: 6px;
  }
  .discard:hover,
  .discard[aria-pressed='true'] {
    background: none;
  }
  /* Its ::after covers the row: the whole of it can be pressed. */
  .discard:focus-visible {
    outline: none;
  }
  .discard:focus-visible::after {
    outline: 2px solid var(--_accent);
    outline-offset: -2px;
    border-radius: var(--_radius);
  }
  .figure {
    display: grid;
    grid-template-columns: 4.25em minmax(0, 1fr);
    align-items: center;
  }
  .best .share {
    font-weight: 700;
  }
  .accepts-line {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
  }
  .accepts {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    padding-block-end: 4px;
  }
  .accept {
    position: relative;
    inline-size: 24px;
  }
  .count {
    position: absolute;
    inset-block-end: -5px;
    inset-inline-end: -5px;
    min-inline-size: 14px;
    padding-inline: 2px;
    border-radius: 4px;
    background: light-dark(#2a2c33, #f0f0f2);
    color: light-dark(#fff, #17181b);
    font-size: 11px;
    line-height: 14px;
    text-align: center;
  }
  .more {
    margin-block-start: 8px;
    inline-size: 100%;
  }
  @media (forced-colors: active) {
    .hint.looked {
      outline: 1px solid Highlight;
    }
  }
`;
