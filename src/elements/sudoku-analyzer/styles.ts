import { css } from 'lit';
import { choiceStyles } from '../shared/choice.js';
import { controls } from '../shared/controls.js';
import { faultStyles } from '../shared/fault.js';
import { fieldStyles } from '../shared/field.js';
import { frameStyles } from '../shared/frame.js';
import { tokens } from '../shared/tokens.js';
import { answerStyles } from './answer-styles.js';
import { gridStyles } from './grid/styles.js';
import { positionStyles } from './position-styles.js';
import { printStyles } from './print-styles.js';

const layout = css`
  .position,
  .answer,
  .panels,
  .record {
    min-inline-size: 0;
  }
  @container hintwright-analyzer (inline-size >= 760px) {
    .frame {
      grid-template: 'position answer' auto 'position record' 1fr 'panels record' auto 'status status' auto / minmax(0, 11fr) minmax(0, 9fr);
      align-items: start;
      gap: 8px 32px;
      padding: 24px;
      padding-block-end: 8px;
    }
    .position {
      grid-area: position;
    }
    .answer {
      grid-area: answer;
    }
    .panels {
      grid-area: panels;
    }
    .panel:last-child {
      border-block-end: 0;
    }
    .record {
      grid-area: record;
    }
    .status {
      grid-area: status;
    }
  }
`;

export const styles = [
  tokens,
  controls,
  choiceStyles,
  faultStyles,
  fieldStyles,
  frameStyles,
  layout,
  ...gridStyles,
  positionStyles,
  answerStyles,
  printStyles,
];
