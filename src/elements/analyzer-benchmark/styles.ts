import { css } from 'lit';
import { choiceStyles } from '../shared/choice.js';
import { controls } from '../shared/controls.js';
import { faultStyles } from '../shared/fault.js';
import { fieldStyles } from '../shared/field.js';
import { frameStyles } from '../shared/frame.js';
import { tokens } from '../shared/tokens.js';
import { resultStyles } from './result-styles.js';
import { spreadBarStyles } from './spread-bar.js';

const layout = css`
  fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
  }
  .settings,
  .run,
  .results {
    min-inline-size: 0;
  }
  .settings {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 32px;
  }
  .games {
    display: flex;
    flex-wrap: wrap;
    column-gap: 24px;
  }
  .games legend {
    inline-size: 100%;
  }
  .suites-line {
    display: flex;
    align-items: center;
    align-self: end;
    gap: 12px;
  }
  .suites {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
    gap: 8px 32px;
    inline-size: 100%;
  }
  .suites .check .small {
    display: block;
  }
  .run {
    display: flex;
    align-items: center;
    gap: 16px;
    padding-block: 12px;
    border-block: 1px solid var(--_line);
  }
  .primary {
    flex: none;
    min-inline-size: 96px;
    border-color: var(--_accent);
    font-weight: 700;
  }
  .primary[aria-disabled='true'] {
    border-color: var(--_control-line);
    border-style: dashed;
    color: var(--_muted);
    cursor: default;
  }
  .progress-box {
    flex: 1;
    min-inline-size: 0;
  }
  .progress {
    block-size: 8px;
    border-radius: 4px;
    background: var(--_track);
    overflow: hidden;
  }
  .progress-fill {
    block-size: 100%;
    border-radius: 4px;
    background: var(--_accent);
  }
  /* Always two lines on a phone: a long name may not push what follows about. */
  .progress-text {
    block-size: 3em;
    overflow: hidden;
  }
  @container hintwright-analyzer (inline-size >= 480px) {
    .progress-text {
      block-size: 1.5em;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
  @media (forced-colors: active) {
    .progress {
      border: 1px solid CanvasText;
    }
    .progress-fill {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

/** On paper: what was measured, without what one can only press. Last, so that it goes before all else. */
const printStyles = css`
  @media print {
    .settings,
    .run,
    .copies,
    .copy-text {
      display: none;
    }
  }
`;

export const styles = [
  tokens,
  controls,
  fieldStyles,
  choiceStyles,
  faultStyles,
  frameStyles,
  layout,
  spreadBarStyles,
  resultStyles,
  printStyles,
];
