import { css } from 'lit';

/** The comparison of two discards and the readings of the hand. */
export const detailStyles = css`
  .details,
  .detail {
    display: grid;
    gap: 16px;
    min-inline-size: 0;
  }
  .details {
    container: hintwright-details / inline-size;
    gap: 24px;
  }
  .details:not(:has(*)) {
    display: none;
  }
  .title {
    font-weight: 700;
  }
  .figures-beside {
    display: grid;
    gap: 16px 32px;
  }
  .figures-apart {
    border-collapse: collapse;
    justify-self: start;
    color: inherit;
  }
  .figures-apart :is(td, th) {
    padding: 4px 0;
    padding-inline-start: 12px;
    text-align: end;
    font-weight: inherit;
    white-space: nowrap;
  }
  .figures-apart :is(td, th):first-child {
    padding-inline-start: 0;
    text-align: start;
    color: var(--_muted);
  }
  .figures-apart .small-tile {
    display: inline-block;
  }
  .figures-apart td.apart {
    white-space: normal;
  }
  .figures-apart tbody tr {
    border-block-start: 1px solid var(--_line);
  }
  .changes {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    align-items: center;
    gap: 4px 16px;
    margin: 0;
  }
  .changes dd {
    margin: 0;
    min-block-size: 40px;
  }
  /* The comparison stands in the row that was pressed, else by itself. */
  .hint > .row-detail {
    grid-column: 1 / -1;
    padding-block: 12px 4px;
  }
  .details.chosen .detail {
    display: none;
  }
  .readings {
    display: grid;
    gap: 8px;
  }
  .readings > .title,
  .readings:not(.unfolded) .readings-body {
    display: none;
  }
  .reading-list {
    display: grid;
    gap: 12px;
  }
  .groups {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 12px;
    direction: ltr;
  }
  .group {
    display: flex;
    padding-block-end: 4px;
    border-block-end: 2px solid transparent;
  }
  .group .small-tile {
    inline-size: clamp(24px, (100cqi - 96px) / 14, 32px);
    padding-inline-end: 1px;
  }
  .group.whole {
    border-block-end: 2px solid var(--_control-line);
  }
  .group.partial {
    border-block-end: 2px dashed var(--_control-line);
  }
  @container hintwright-details (inline-size >= 460px) {
    .figures-apart :is(td, th):not(:first-child) {
      padding-inline-start: 20px;
    }
    .figures-beside:has(table) {
      grid-template-columns: auto minmax(0, 1fr);
    }
  }
  @container hintwright-analyzer (inline-size >= 760px) {
    .row-detail,
    .readings > .unfold {
      display: none;
    }
    .difference-sentence {
      min-block-size: 3em;
    }
    .details.chosen .detail {
      display: grid;
    }
    .readings > .title {
      display: block;
    }
    .readings:not(.unfolded) .readings-body {
      display: block;
    }
  }
`;
