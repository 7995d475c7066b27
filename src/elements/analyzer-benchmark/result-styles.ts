import { css } from 'lit';

/** The sentence that answers and the tables. */
export const resultStyles = css`
  .headline,
  h3 {
    margin: 0;
    font-size: inherit;
    font-weight: 700;
  }
  .copies {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-block-start: 8px;
  }
  .copies button:disabled {
    border-style: dashed;
    color: var(--_muted);
    cursor: default;
  }
  .copy-text {
    inline-size: 100%;
    block-size: 120px;
    margin-block-start: 8px;
    padding: 8px 12px;
    border: 1px solid var(--_control-line);
    border-radius: var(--_radius);
    background: transparent;
    color: inherit;
    font:
      0.8125em / 1.5 ui-monospace,
      monospace;
  }
  .results {
    display: grid;
    align-content: start;
    gap: 24px;
  }
  .results:empty {
    display: none;
  }
  .suite {
    display: grid;
    gap: 4px;
    min-inline-size: 0;
  }
  .suite > p {
    max-inline-size: 80ch;
    margin-block-end: 12px;
  }
  .cases {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 440px), 1fr));
    gap: 16px 32px;
  }
  .case {
    min-inline-size: 0;
    break-inside: avoid;
  }
  table {
    font-size: var(--_small);
    inline-size: 100%;
    border-collapse: collapse;
    table-layout: fixed;
  }
  caption {
    font-size: calc(1em / 0.8125);
    padding-block-end: 4px;
    text-align: start;
  }
  th,
  td {
    padding: 8px 8px 8px 0;
    border-block-start: 1px solid var(--_line);
    font-weight: inherit;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  th:last-child,
  td:last-child {
    inline-size: 26%;
    padding-inline-end: 0;
    text-align: end;
  }
  th:nth-child(2) {
    inline-size: 38%;
  }
  thead th {
    padding-block: 4px;
    border: 0;
    color: var(--_muted);
  }
  tbody .small {
    display: block;
    font-size: inherit;
  }
  .first th span:first-child {
    font-weight: 700;
  }
  .wrong {
    display: block;
    color: var(--_error);
    font-weight: 700;
  }
  .remarks {
    padding-block-start: 8px;
    border-block-start: 1px solid var(--_line);
    overflow-wrap: anywhere;
  }
  .remarks li + li {
    margin-block-start: 4px;
  }
  .facts {
    display: grid;
    gap: 4px;
    margin: 4px 0 0;
  }
  .facts div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
  }
  .facts dt {
    min-inline-size: 96px;
  }
  .facts dd {
    flex: 1 1 200px;
    min-inline-size: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }
  @container hintwright-analyzer (inline-size >= 480px) {
    table,
    caption {
      font-size: inherit;
    }
    thead th,
    tbody .small {
      font-size: var(--_small);
    }
    td .small {
      display: inline;
    }
    td .small::before {
      content: '\\a0';
    }
  }
`;
