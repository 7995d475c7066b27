import { html, nothing, type TemplateResult } from 'lit';
import { runMarkdown } from '../../benchmark/index.js';
import type { BenchmarkReport } from '../../benchmark/types.js';
import type { BenchmarkHost } from './host.js';
import { strings } from './strings.js';

const COPIED_MS = 1500;
const FORMS = ['markdown', 'json'] as const;
type Form = (typeof FORMS)[number];

/** The figures to take along: Markdown to read, JSON as `hintwright bench --json` writes it. */
export class Copies {
  #copied: Form | null = null;
  /** Shown to be selected where the clipboard is refused. */
  #text: string | null = null;

  constructor(private readonly host: BenchmarkHost) {}

  render(): TemplateResult {
    const report = this.#report;
    const labels: Record<Form, string> = { markdown: strings.copyMarkdown(), json: strings.copyJson() };
    return html`<div class="copies">${FORMS.map(
      (
        form,
      ) => html`<button type="button" class="compact" ?disabled=${!report} @click=${() => this.#copy(form)}>
          ${this.#copied === form ? strings.copied() : labels[form]}
        </button>`,
    )}</div>
    ${this.#text === null ? nothing : html`<textarea class="copy-text" readonly aria-label=${strings.asText()} .value=${this.#text}></textarea>`}`;
  }

  /** Another run has begun. */
  forget(): void {
    this.#text = null;
  }

  /** That of a run that is over, if it has measured anything. */
  get #report(): BenchmarkReport | null {
    const { shown, state } = this.host;
    return state === 'done' && shown && shown.suites.length > 0 ? shown : null;
  }

  async #copy(form: Form): Promise<void> {
    if (!this.#report) return;
    const text = write(this.#report, form);
    try {
      await navigator.clipboard.writeText(text);
      this.#confirm(form);
    } catch {
      await this.#offer(text);
    }
  }

  #confirm(form: Form): void {
    this.#copied = form;
    this.#text = null;
    this.host.announce(() => strings.copied());
    this.host.requestUpdate();
    setTimeout(() => {
      this.#copied = null;
      this.host.requestUpdate();
    }, COPIED_MS);
  }

  async #offer(text: string): Promise<void> {
    this.#text = text;
    this.host.announce(() => strings.copyFailed());
    this.host.requestUpdate();
    await this.host.updateComplete;
    const field = this.host.renderRoot.querySelector<HTMLTextAreaElement>('.copy-text');
    field?.focus();
    field?.select();
  }
}

function write({ progress: _, ...report }: BenchmarkReport, form: Form): string {
  return form === 'json' ? `${JSON.stringify(report, null, 2)}\n` : runMarkdown(report);
}
