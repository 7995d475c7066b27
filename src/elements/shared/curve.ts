import { css, html, nothing, type ReactiveControllerHost, svg, type TemplateResult } from 'lit';
import { commonStrings } from './strings.js';

/** A figure that falls, or stays, as turns go by. */
export interface CurveLine {
  /** `[k]`: when k turns are left, 0 to 1, as a share of what the scale reaches to. */
  values: readonly number[];
  dashed: boolean;
}

export interface CurveWords {
  /** The whole curve in a sentence. */
  sentence: string;
  /** What the turns are, such as "draws left". */
  axis: string;
  /** How many are left, such as "12 draws left". */
  left: (turns: number) => string;
  /** What a height of 0 to 1 stands for. */
  scale: (share: number) => string;
  /** One line's name and value when so many turns are left. */
  value: (line: number, turns: number) => string;
}

/** A small curve over the turns left, from all of them to none, with a readable value at the cursor and by arrow keys. */
export class CurveView {
  /** Turns gone at the cursor. */
  #gone = 0;

  constructor(private readonly host: ReactiveControllerHost) {}

  render(lines: readonly CurveLine[], words: CurveWords, emphasis: boolean): TemplateResult | typeof nothing {
    const turns = Math.min(...lines.map(({ values }) => values.length - 1));
    if (lines.length === 0 || turns < 2) return nothing;
    const left = turns - Math.min(this.#gone, turns);
    const values = lines.map((_, index) => words.value(index, left));
    return html`<div class=${emphasis ? 'curve emphasis' : 'curve'} part="curve">
      <p class="curve-values small">
        ${lines.map(({ dashed }, i) => html`<span class=${dashed ? 'curve-key dashed' : 'curve-key'}>${values[i]}</span> `)}
      </p>
      <div
        class="curve-plot"
        @pointermove=${(event: PointerEvent) => this.#point(event, turns)}
        @pointerleave=${() => this.#move(0)}
      >
        <svg role="img" aria-label=${words.sentence} viewBox="0 0 100 100" preserveAspectRatio="none">
          <path class="curve-grid" d="M0 0H100M0 50H100M0 100H100" />
          ${lines.map(({ values, dashed }) => svg`<path class=${dashed ? 'curve-line dashed' : 'curve-line'} d=${path(values, turns)} />`)}
          <path class="curve-cursor" d=${`M${across(left, turns)} 0V100`} />
        </svg>
        ${lines.map(
          ({ values }) => html`<i
            class="curve-point"
            .style=${`left: ${across(left, turns)}%; bottom: ${(values[left] ?? 0) * 100}%`}
          ></i>`,
        )}
        ${[100, 50].map((percent) => html`<span class="curve-scale small" aria-hidden="true" .style=${`bottom: ${percent}%`}>${words.scale(percent / 100)}</span>`)}
        <input
          type="range"
          min="0"
          max=${turns}
          step="1"
          aria-label=${words.axis}
          aria-valuetext=${commonStrings.joined([words.left(left), ...values])}
          .value=${String(turns - left)}
          @input=${(event: Event) => this.#move(Number((event.target as HTMLInputElement).value))}
          @blur=${() => this.#move(0)}
        />
      </div>
      <p class="curve-axis small" aria-hidden="true"><span>${turns}</span><span>${left === turns ? words.axis : words.left(left)}</span><span>0</span></p>
    </div>`;
  }

  #point({ currentTarget, clientX }: PointerEvent, turns: number): void {
    const { left, width } = (currentTarget as HTMLElement).getBoundingClientRect();
    this.#move(Math.max(0, Math.min(turns, Math.round(((clientX - left) / width) * turns))));
  }

  #move(gone: number): void {
    if (gone === this.#gone) return;
    this.#gone = gone;
    this.host.requestUpdate();
  }
}

const tenths = (value: number): number => Math.round(value * 10) / 10;
const across = (left: number, turns: number): number => tenths(((turns - left) / turns) * 100);

function path(values: readonly number[], turns: number): string {
  const points = Array.from({ length: turns + 1 }, (_, gone) => {
    const left = turns - gone;
    return `${across(left, turns)} ${tenths(100 - (values[left] ?? 0) * 100)}`;
  });
  return `M${points.join('L')}`;
}

export const curveStyles = css`
  .curve-values,
  .curve-axis {
    display: flex;
    gap: 0 12px;
  }
  .curve-values {
    flex-wrap: wrap;
    padding-block-end: 8px;
  }
  .curve-key::before {
    content: '';
    display: inline-block;
    inline-size: 16px;
    margin-inline-end: 4px;
    border-block-start: 2px solid currentColor;
    vertical-align: middle;
  }
  .curve-key.dashed::before {
    border-block-start-style: dashed;
  }
  .curve-axis {
    justify-content: space-between;
    padding-block-start: 4px;
  }
  /* Time runs from left to right in every language. */
  .curve-plot,
  .curve-axis {
    direction: ltr;
  }
  .curve-plot {
    position: relative;
    block-size: 88px;
    border-radius: 2px;
    touch-action: pan-y;
  }
  .curve-plot svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
  }
  .curve path {
    fill: none;
    vector-effect: non-scaling-stroke;
  }
  .curve-grid,
  .curve-cursor {
    stroke: var(--_line);
  }
  .curve-cursor {
    stroke: var(--_muted);
    visibility: hidden;
  }
  .curve-line {
    stroke: currentColor;
    stroke-width: 2;
    stroke-linejoin: round;
  }
  .curve-line.dashed {
    stroke: var(--_muted);
    stroke-dasharray: 4 4;
  }
  .emphasis .curve-line:not(.dashed),
  .emphasis .curve-key:not(.dashed)::before {
    stroke: var(--_accent);
    border-color: var(--_accent);
  }
  .curve-scale {
    position: absolute;
    right: 0;
    line-height: 16px;
    margin-block-end: -17px;
  }
  .curve-point {
    position: absolute;
    inline-size: 8px;
    block-size: 8px;
    margin: -4px;
    border-radius: 50%;
    background: currentColor;
    visibility: hidden;
    pointer-events: none;
  }
  .curve-plot:hover :is(.curve-point, .curve-cursor),
  .curve-plot:focus-within :is(.curve-point, .curve-cursor) {
    visibility: visible;
  }
  .curve-plot input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    appearance: none;
    cursor: crosshair;
  }
  .curve-plot input::-webkit-slider-thumb {
    appearance: none;
    inline-size: 1px;
  }
  .curve-plot input::-moz-range-thumb {
    inline-size: 1px;
    border: 0;
  }
  .curve-plot:has(:focus-visible) {
    outline: 2px solid var(--_accent);
    outline-offset: 4px;
  }
  @media (forced-colors: active) {
    .curve .curve-line,
    .curve .curve-grid,
    .curve .curve-cursor {
      stroke: CanvasText;
    }
    .curve-point {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;
