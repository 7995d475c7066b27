import { html, nothing, type TemplateResult } from 'lit';

/** One that can't be used stays where the focus may be. */
export function action(label: string, usable: boolean, act: () => void, kind = ''): TemplateResult {
  return html`<button type="button" class=${kind} aria-disabled=${usable ? nothing : 'true'} @click=${() => usable && act()}>${label}</button>`;
}

/** Shows something while it is pressed. */
export function toggle(label: string, pressed: boolean, press: () => void): TemplateResult {
  return html`<button type="button" class="compact" aria-pressed=${pressed} @click=${press}>${label}</button>`;
}

/** Unfolds something. */
export function unfold(label: string, open: boolean, press: () => void): TemplateResult {
  return html`<button type="button" aria-expanded=${open} @click=${press}>${label}</button>`;
}
