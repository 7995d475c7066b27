import { css } from 'lit';

/** The sentence and the ranked list. */
export const answerStyles = css`
  .headline {
    font-weight: 700;
    text-wrap: balance;
  }
  .hints-head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 12px;
    padding-block: 4px 8px;
  }
  .score ~ .hints-head {
    padding-block-start: 16px;
  }
  .instead {
    margin-block-start: 12px;
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
  .hint.chosen::before {
    border-inline-start: 4px solid currentColor;
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
    grid-template-columns: 4.75em minmax(0, 1fr);
    align-items: center;
  }
  .bounded .figure {
    grid-template-columns: 6.25em minmax(0, 1fr);
  }
  .by-score .figure {
    grid-template-columns: 7.5em minmax(0, 1fr);
  }
  /* The other figure, in a column of its own, so that the bars stay of one length. */
  .figure:has(.beside) {
    grid-template-columns: 4.75em minmax(0, 1fr) 6.75em;
  }
  .bounded .figure:has(.beside) {
    grid-template-columns: 6.25em minmax(0, 1fr) 6.75em;
  }
  .by-score .figure:has(.beside) {
    grid-template-columns: 7.5em minmax(0, 1fr) 6.75em;
  }
  .beside {
    text-align: end;
  }
  /* What is greatest of all by the figure that the rows do not go by. */
  .beside.leads {
    color: inherit;
    font-weight: 700;
  }
  .share,
  .beside {
    white-space: nowrap;
  }
  .best .share {
    font-weight: 700;
  }
  /* Accepted tiles and improvements run on in one line. */
  .row-tiles {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
    padding-block: 4px;
  }
  .improvements,
  .tiles {
    display: contents;
  }
  .tiles + .improvements > :first-child {
    padding-inline-start: 8px;
  }
  .small-tile {
    position: relative;
    inline-size: 24px;
  }
  .gaining-tile {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  /* The copies left, in a corner. */
  .count {
    position: absolute;
    inset-block-end: -6px;
    inset-inline-end: -7px;
    min-inline-size: 16px;
    border-radius: 4px;
    background: light-dark(#2a2c33, #f0f0f2);
    color: light-dark(#fff, #17181b);
    font-size: var(--_small);
    line-height: 16px;
    text-align: center;
  }
  .reason {
    text-wrap: pretty;
  }
  .more {
    margin-block-start: 8px;
    inline-size: 100%;
  }
  .without-unit {
    display: none;
  }
  /* One narrow column, or two. */
  @container hintwright-analyzer (inline-size < 480px) or ((inline-size >= 760px) and (inline-size < 960px)) {
    .unit {
      display: none;
    }
    .without-unit {
      display: inline;
    }
    .figure:has(.beside),
    .by-score .figure:has(.beside) {
      grid-template-columns: 4.75em minmax(0, 1fr) 4em;
    }
    .bounded .figure:has(.beside) {
      grid-template-columns: 5.5em minmax(0, 1fr) 4em;
    }
  }
  @media (forced-colors: active) {
    .hint.looked {
      outline: 1px solid Highlight;
    }
  }
`;
