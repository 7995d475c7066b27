import { css } from 'lit';

/** The sentence, and what a list of moves looks like. */
export const listStyles = css`
  .headline {
    font-weight: 700;
    text-wrap: balance;
  }
  .figures > .small {
    padding-block: 4px 8px;
  }
  .stale .small {
    color: inherit;
  }
  .listed {
    position: relative;
    display: grid;
    grid-template-columns: 4.5em minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 12px;
    padding-block: 8px;
    border-block-start: 1px solid var(--_line);
    isolation: isolate;
  }
  .listed::before,
  .choose::after {
    content: '';
    position: absolute;
    inset: 0 -8px;
  }
  .listed::before {
    z-index: -1;
  }
  .listed.looked::before {
    background: var(--_hover);
  }
  .listed.chosen::before {
    border-inline-start: 4px solid currentColor;
    background: var(--_hover);
  }
  .choose {
    grid-row: 1 / span 2;
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 0;
    border: 0;
    font-weight: 700;
  }
  .choose:hover,
  .choose:is([aria-pressed='true'], [aria-expanded='true']) {
    background: none;
  }
  /* Its ::after covers the row: the whole of it can be pressed. */
  .choose:focus-visible {
    outline: none;
  }
  .choose:focus-visible::after {
    outline: 2px solid var(--_accent);
    outline-offset: -2px;
    border-radius: var(--_radius);
  }
  .icon {
    flex: none;
    inline-size: 24px;
    block-size: 24px;
  }
  .icon-squares {
    fill: none;
    stroke: var(--_muted);
  }
  .icon-wall,
  .icon-pawn {
    fill: currentColor;
  }
  .figure {
    display: grid;
    grid-template-columns: 2.5em minmax(0, 1fr);
    align-items: center;
  }
  .reason {
    grid-column: 2;
    font-size: var(--_small);
  }
  .play {
    grid-area: 1 / 3 / span 2;
    position: relative;
  }
  .more {
    margin-block-start: 8px;
    inline-size: 100%;
  }
  @media (forced-colors: active) {
    .listed.looked {
      outline: 1px solid Highlight;
    }
  }
`;
