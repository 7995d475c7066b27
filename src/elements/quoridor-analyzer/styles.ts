import { css } from 'lit';
import { barStyles } from '../shared/bar.js';
import { choiceStyles } from '../shared/choice.js';
import { controls } from '../shared/controls.js';
import { faultStyles } from '../shared/fault.js';
import { frameStyles } from '../shared/frame.js';
import { tokens } from '../shared/tokens.js';
import { boardStyles } from './board-styles.js';
import { hintStyles } from './hint-styles.js';
import { listStyles } from './list-styles.js';
import { markStyles } from './mark-styles.js';
import { opponentStyles } from './opponent-styles.js';
import { positionStyles } from './position-styles.js';
import { printStyles } from './print-styles.js';
import { winBarStyles } from './win-bar.js';

const layout = css`
  :host {
    --_board: var(--hintwright-board, light-dark(#c8b28b, #221c15));
    --_square: var(--hintwright-square, light-dark(#f0e6d3, #473d31));
    --_wall: var(--hintwright-wall, light-dark(#553a20, #e0c59b));
    --_one: var(--hintwright-player-1, light-dark(#a33718, #ff9f80));
    --_two: var(--hintwright-player-2, light-dark(#17596c, #82d2e8));
  }
  .position,
  .answer,
  .record {
    min-inline-size: 0;
  }
  @container hintwright-analyzer (inline-size >= 760px) {
    .frame {
      grid-template: 'position answer' auto 'record answer' 1fr 'status status' auto / minmax(0, 11fr) minmax(0, 9fr);
      align-items: start;
      gap: 0 32px;
      padding: 24px;
      padding-block-end: 8px;
    }
    .position {
      grid-area: position;
    }
    .record {
      grid-area: record;
      padding-block-end: 8px;
    }
    .answer {
      grid-area: answer;
      padding-block-end: 8px;
    }
    .status {
      grid-area: status;
    }
  }
`;

export const styles = [
  tokens,
  controls,
  barStyles,
  choiceStyles,
  faultStyles,
  frameStyles,
  layout,
  boardStyles,
  positionStyles,
  listStyles,
  hintStyles,
  markStyles,
  winBarStyles,
  opponentStyles,
  printStyles,
];
