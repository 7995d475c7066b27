import { css } from 'lit';

/** Around the board: players, buttons, moves, text, the board's size. */
export const positionStyles = css`
  .player {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 12px;
    min-block-size: 32px;
    margin-inline-start: 1.25em;
    padding-block: 4px;
  }
  .token {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 1.85em;
    block-size: 1.85em;
    border-radius: 50%;
    background: var(--_player);
    color: light-dark(#fff, #1c1d21);
    font-size: var(--_small);
    font-weight: 700;
    print-color-adjust: exact;
  }
  .player b {
    font-weight: 400;
  }
  .player.current b {
    font-weight: 700;
  }
  .steps {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  .dash {
    inline-size: 1.25em;
    border-block-start: 2px dashed var(--_player);
  }
  .two .dash {
    border-block-start-style: dotted;
  }
  .stock {
    display: flex;
    align-items: center;
    gap: 6px;
    margin-inline-start: auto;
  }
  .stock-walls {
    display: flex;
    gap: 2px;
  }
  .stock-walls i {
    inline-size: 3px;
    block-size: 14px;
    border-radius: 1px;
    background: var(--_wall);
    print-color-adjust: exact;
  }
  .caption {
    min-block-size: calc(3em + 8px);
    padding-block: 4px;
  }
  .caption.fault {
    color: var(--_error);
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    padding-block-end: 8px;
  }
  button:disabled,
  button[aria-disabled='true'] {
    color: var(--_muted);
    border-color: var(--_line);
    cursor: default;
  }
  button:disabled:hover,
  button[aria-disabled='true']:hover {
    background: none;
  }
  .confirm:not([aria-disabled]) {
    font-weight: 700;
    border-color: currentColor;
  }
  .moves {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    max-block-size: 140px;
    overflow-y: auto;
    margin-block-end: 12px;
    padding: 2px;
    border-block: 1px solid var(--_line);
  }
  .move {
    min-inline-size: 44px;
    padding: 0 8px;
  }
  .move[aria-current] {
    font-weight: 700;
    border-color: var(--_control-line);
    background: var(--_track);
  }
  .undone {
    color: var(--_muted);
    font-style: italic;
  }
  .number {
    color: var(--_muted);
    font-weight: 400;
  }
  .undone:hover,
  .move:is([aria-current], :hover, .undone) .number {
    color: inherit;
  }
  .input {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    padding-block-end: 8px;
  }
  .input input[type='text'] {
    flex: 1 1 132px;
  }
  #fault:not(:empty) {
    padding-block-end: 8px;
  }
  .setup {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
    padding-block-end: 8px;
  }
  .setup label {
    display: grid;
    font-size: var(--_small);
    color: var(--_muted);
  }
  select {
    min-block-size: 44px;
    min-inline-size: 72px;
    padding: 0 8px;
    border: 1px solid var(--_control-line);
    border-radius: var(--_radius);
    background: transparent;
    color: inherit;
    font: inherit;
    font-size: 1rem;
  }
  option {
    background: Canvas;
    color: CanvasText;
  }
  /* Moves run from left to right as their text does; a sentence runs as its own language, whichever way the page does. */
  .moves,
  .share {
    direction: ltr;
  }
  p,
  p span,
  .small {
    unicode-bidi: plaintext;
  }
  p,
  .share {
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  @media (forced-colors: active) {
    button:disabled,
    button[aria-disabled='true'] {
      color: GrayText;
      border-color: GrayText;
    }
    .token {
      background: CanvasText;
      color: Canvas;
      forced-color-adjust: none;
    }
    .stock-walls i {
      background: CanvasText;
      forced-color-adjust: none;
    }
    .move:not([aria-current]) {
      border-color: Canvas;
    }
    .move[aria-current] {
      border-color: Highlight;
    }
  }
  @container hintwright-analyzer (inline-size < 480px) {
    /* The same two lines for both, so that nothing moves when the turn does. */
    .player {
      display: grid;
      grid-template-columns: auto 1fr auto;
    }
    .player > .name {
      grid-column: 2 / -1;
    }
    .steps {
      grid-area: 2 / 2;
    }
    .stock {
      grid-area: 2 / 3;
    }
    .stock-walls {
      display: none;
    }
    .actions {
      display: grid;
      grid-template-columns: repeat(3, auto);
    }
    .actions > button {
      padding: 0 6px;
      font-size: var(--_small);
    }
    .input .choice {
      flex: 1 1 100%;
    }
  }
`;
