import { css, html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

export interface CheckOptions {
  label: string;
  /** Beside the label, such as the default. */
  note?: string;
  checked: boolean;
  /** Why it cannot be checked now; it can still be reached and says so. */
  barred?: string | null;
  toggle: (checked: boolean) => void;
  /** What to do where it is pressed though it is barred. */
  refuse?: (reason: string) => void;
}

/** A box to check, its whole line to press. */
export function check({ label, note, checked, barred, toggle, refuse }: CheckOptions): TemplateResult {
  const onClick = (event: Event) => {
    if (!barred) return;
    event.preventDefault();
    refuse?.(barred);
  };
  return html`<label class=${barred ? 'check barred' : 'check'}>
    <input
      type="checkbox"
      .checked=${live(checked)}
      aria-disabled=${barred ? 'true' : nothing}
      @click=${onClick}
      @change=${(event: Event) => toggle((event.target as HTMLInputElement).checked)}
    />
    <span>${label}${barred || note ? html` <span class="small">${barred || note}</span>` : nothing}</span>
  </label>`;
}

export interface SelectOptions<T extends string> {
  label: string;
  note?: string;
  options: readonly { value: T; label: string }[];
  chosen: T;
  choose: (value: T) => void;
}

/** One of several, unfolded by the browser. */
export function select<T extends string>(given: SelectOptions<T>): TemplateResult {
  const { label, note, options, chosen, choose } = given;
  return html`<label class="field">
    <span class="field-name">${label}${noteOf(note)}</span>
    <select @change=${(event: Event) => choose((event.target as HTMLSelectElement).value as T)}>
      ${options.map((option) => html`<option value=${option.value} .selected=${live(option.value === chosen)}>${option.label}</option>`)}
    </select>
  </label>`;
}

export interface NumberOptions {
  label: string;
  note?: string;
  value: number | undefined;
  /** Shown while there is no value. */
  fallback: number;
  least: number;
  most: number;
  /** Why it cannot be set now. */
  barred?: string | null;
  /** `undefined`: left empty. */
  enter: (value: number | undefined) => void;
}

/** A whole number; taken when the field is left, by Enter and by its arrows. */
export function number(given: NumberOptions): TemplateResult {
  const { label, note, value, fallback, least, most, barred, enter } = given;
  const onChange = (event: Event) => {
    const text = (event.target as HTMLInputElement).value;
    enter(text === '' ? undefined : Number(text));
  };
  return html`<label class="field">
    <span class="field-name">${label}${noteOf(barred ?? note)}</span>
    <input
      type="number"
      inputmode="numeric"
      step="1"
      min=${least}
      max=${most}
      placeholder=${fallback}
      ?disabled=${Boolean(barred) && !value}
      .value=${live(value === undefined ? '' : String(value))}
      @change=${onChange}
    />
  </label>`;
}

const noteOf = (note: string | undefined) => (note ? html` <span class="small">${note}</span>` : nothing);

export const fieldStyles = css`
  .check,
  .field {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 44px;
    line-height: 1.25;
  }
  .check {
    cursor: pointer;
  }
  .check.barred {
    color: var(--_muted);
    cursor: default;
  }
  .check.barred {
    padding-block: 4px;
  }
  .check.barred .small {
    display: block;
    color: inherit;
  }
  .check input {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    accent-color: var(--_accent);
    cursor: inherit;
  }
  .check.barred input {
    opacity: 0.5;
  }
  .field {
    justify-content: space-between;
  }
  .field-name {
    flex: 1 1 0;
  }
  select,
  input[type='number'] {
    font: inherit;
    color: inherit;
    min-block-size: 44px;
    min-inline-size: 0;
    max-inline-size: 60%;
    padding: 0 8px;
    border: 1px solid var(--_control-line);
    border-radius: var(--_radius);
    background: transparent;
  }
  option {
    color: CanvasText;
    background: Canvas;
  }
  input[type='number'] {
    inline-size: 96px;
    font-variant-numeric: tabular-nums;
  }
  ::placeholder {
    color: var(--_muted);
    opacity: 1;
  }
`;
