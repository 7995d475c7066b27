import { css, html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { commonStrings } from './strings.js';

export interface ChoiceOption<T extends string> {
  value: T;
  /** Text or a picture. */
  label: unknown;
  /** What a picture shows, for screen readers. */
  spoken?: string;
  /** Why this cannot be chosen now. */
  barred?: string | null;
}

export interface ChoiceOptions<T extends string> {
  legend: string;
  /** Shows the legend above; else only screen readers hear it. */
  titled?: boolean;
  /** Of the radio buttons; one of its kind in an element. */
  name: string;
  options: readonly ChoiceOption<T>[];
  chosen: T | null;
  choose: (value: T) => void;
}

/** One of a few, side by side: radio buttons that look like one control. What is barred tells why below. */
export function choice<T extends string>(given: ChoiceOptions<T>): TemplateResult {
  const { legend, titled, options } = given;
  const reasons = new Set(options.flatMap(({ barred }) => barred || []));
  return html`<fieldset class="choice">
    <legend class=${titled ? 'small' : 'unseen'}>${legend}</legend>
    <div class="choice-row">${options.map((option) => segment(option, given))}</div>
    ${reasons.size > 0 ? html`<p class="small">${commonStrings.noted([...reasons])}</p>` : nothing}
  </fieldset>`;
}

function segment<T extends string>(
  { value, label, spoken, barred }: ChoiceOption<T>,
  { name, chosen, choose }: ChoiceOptions<T>,
): TemplateResult {
  return html`<label
    ><input
      type="radio"
      class="unseen"
      name=${name}
      value=${value}
      ?disabled=${Boolean(barred)}
      aria-label=${spoken ?? nothing}
      .checked=${live(value === chosen)}
      @change=${() => choose(value)}
    /><span class="segment">${label}</span></label
  >`;
}

export const choiceStyles = css`
  .choice {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .choice legend {
    padding: 0;
  }
  .choice-row {
    display: flex;
    flex-wrap: wrap;
  }
  .choice label {
    position: relative;
  }
  .segment {
    display: flex;
    align-items: center;
    justify-content: center;
    min-block-size: 44px;
    min-inline-size: 44px;
    padding: 0 8px;
    border: 1px solid var(--_control-line);
    margin-inline-start: -1px;
    font-size: var(--_small);
    cursor: pointer;
  }
  .choice label:first-of-type .segment {
    margin: 0;
    border-start-start-radius: var(--_radius);
    border-end-start-radius: var(--_radius);
  }
  .choice label:last-of-type .segment {
    border-start-end-radius: var(--_radius);
    border-end-end-radius: var(--_radius);
  }
  .choice input:checked + .segment {
    background: var(--_track);
    font-weight: 700;
  }
  .choice input:disabled + .segment {
    color: var(--_muted);
    border-style: dashed;
    cursor: default;
  }
  .choice input:focus-visible + .segment {
    position: relative;
    outline: 2px solid var(--_accent);
    outline-offset: 2px;
    z-index: 1;
  }
  @media (forced-colors: active) {
    .choice input:checked + .segment {
      border-color: Highlight;
    }
  }
`;
