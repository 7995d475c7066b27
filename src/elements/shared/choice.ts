import { css } from 'lit';

/** Radio buttons side by side: a `fieldset.choice` of labels, each with an unseen input and a span. */
export const choiceStyles = css`

`;
