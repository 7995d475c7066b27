import { css } from 'lit';

/** The answer: its sentence, the hint, the path, what is shown on request. */
export const answerStyles = css`
  .headline {
    font-weight: 700;
  }
  .helps {
    padding-block: 12px 8px;
  }
  .hint,
  .steps {
    padding-block: 8px;
    border-block-start: 1px solid var(--_line);
  }
  .hint-words {
    overflow-wrap: anywhere;
  }
  /* Steps differ in length: what leads from one to the next stands before them, and stays where it is. */
  .steps {
    display: flex;
    flex-direction: column;
  }
  .steps-title {
    order: -2;
    font-weight: 700;
  }
  .steps > .buttons {
    order: -1;
  }
  .steps > .hint-words {
    min-block-size: 4lh;
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
    padding-block: 4px;
  }
  .letter {
    display: inline-block;
    min-inline-size: 1.5em;
    border: 1px solid currentColor;
    border-radius: 4px;
    color: CanvasText;
    text-align: center;
  }
  .hint .buttons,
  .steps .buttons {
    padding-block: 8px;
  }
  .step-list {
    max-block-size: 264px;
    overflow-y: auto;
    border-block: 1px solid var(--_line);
  }
  .step {
    display: block;
    inline-size: 100%;
    padding: 0 8px;
    border-radius: 0;
    text-align: start;
  }
  .step[aria-current] {
    font-weight: 700;
    background: var(--_track);
  }
  .step[aria-current] .small {
    color: inherit;
  }
  .spoilers {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    padding-block: 8px;
    border-block-start: 1px solid var(--_line);
  }
  .facts {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: baseline;
    gap: 4px 16px;
    margin: 0;
  }
  .facts dd {
    margin: 0;
  }
  p {
    unicode-bidi: plaintext;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
`;
