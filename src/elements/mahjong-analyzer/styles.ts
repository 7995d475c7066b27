import { css } from 'lit';
import { barStyles } from '../shared/bar.js';
import { choiceStyles } from '../shared/choice.js';
import { controls } from '../shared/controls.js';
import { curveStyles } from '../shared/curve.js';
import { faultStyles } from '../shared/fault.js';
import { fieldStyles } from '../shared/field.js';
import { frameStyles } from '../shared/frame.js';
import { tokens } from '../shared/tokens.js';
import { answerStyles } from './answer-styles.js';
import { detailStyles } from './detail-styles.js';
import { positionStyles } from './position-styles.js';
import { printStyles } from './print-styles.js';
import { rulesStyles } from './rules-styles.js';
import { scoreStyles } from './score-styles.js';

const layout = css`
  .position {
    container: hintwright-position / inline-size;
  }
  .tile-definitions {
    position: absolute;
  }
  .tile-picture {
    display: block;
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 3 / 4;
  }
  .stale .small,
  .stale .figures-apart :is(td, th):first-child {
    color: inherit;
  }
  .stale .tile-picture,
  .stale .bar {
    opacity: 0.5;
  }
  @container hintwright-analyzer (inline-size >= 760px) {
    .frame {
      grid-template: 'position answer' auto 'details answer' 1fr 'status status' auto / minmax(0, 1fr) minmax(0, 1fr);
      align-items: start;
      column-gap: 32px;
      padding: 24px;
      padding-block-end: 8px;
    }
    .position {
      grid-area: position;
    }
    .answer {
      grid-area: answer;
    }
    .details {
      grid-area: details;
      position: sticky;
      inset-block-start: 24px;
    }
    .status {
      grid-area: status;
    }
    /* The chooser is longer than the answer: what else there is to read stands beside it. */
    .frame:has(.rules-panel) {
      grid-template: 'position answer' auto 'position details' 1fr 'status status' auto / minmax(0, 1fr) minmax(0, 1fr);
    }
  }
`;

export const styles = [
  tokens,
  controls,
  fieldStyles,
  barStyles,
  curveStyles,
  choiceStyles,
  faultStyles,
  frameStyles,
  layout,
  positionStyles,
  answerStyles,
  detailStyles,
  scoreStyles,
  rulesStyles,
  printStyles,
];
