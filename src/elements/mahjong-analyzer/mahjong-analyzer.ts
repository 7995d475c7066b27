import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import type { Names } from '../../mahjong/index.js';
import type { MahjongReport, MahjongRequest, Model, Rules, Wind } from '../../mahjong/types.js';
import { AnalyzerElement } from '../shared/analyzer-element.js';
import { figure, flag, primitive, text, toAttribute } from '../shared/attributes.js';
import { PositionChangeEvent } from '../shared/events.js';
import { headline } from './answer.js';
import { answerView } from './answer-view.js';
import { DetailView } from './detail-view.js';
import { sharedMahjong } from './engine.js';
import { faultWords } from './fault-words.js';
import { type Hand, readHand } from './hand-model.js';
import { HandView } from './hand-view.js';
import { HintsView } from './hints-view.js';
import type { MahjongHost } from './host.js';
import { InputView } from './input-view.js';
import { NamesController } from './names-controller.js';
import { PaletteView } from './palette-view.js';
import { Preview } from './preview.js';
import { ranked, type Sort, sortOf } from './ranking.js';
import { ReadingsView } from './readings-view.js';
import { isSameRequest, requestArgs, requestOf, shownRequest } from './request.js';
import { parseRuleOptions, writeRuleOptions } from './rule-options.js';
import { RulesView } from './rules-view.js';
import { scoreView } from './score-view.js';
import { payments } from './score-words.js';
import { type Change, holdsWinTile } from './settings.js';
import { statusView } from './status-view.js';
import { phrasebook, strings } from './strings.js';
import { styles } from './styles.js';
import { tileName } from './tile-names.js';
import { tileDefinitions } from './tiles/tile.js';

/** The usual order needs no attribute. */
const sortToAttribute = (value: unknown): string | null => (sortOf(value) === 'score' ? 'score' : null);

/**
 * A Mahjong hand and what to do with it: tiles that can be typed, pasted or tapped, and the discards ranked by the
 * chance to win. It analyzes by itself whenever a property changes.
 *
 * @summary Analyzes a Mahjong hand in the reader's browser.
 * @tagname mahjong-analyzer
 *
 * @attr {string} hand - The hand in MPSZ, such as `33789m35689p2334s`; melds in brackets.
 * @attr {string} rules - `riichi` (default), `mcr`, `western`, `bmja`, `classical` or `hongkong`.
 * @attr {string} rule-options - What federations differ on, such as `openTanyao=false kiriage`; a bare name means true.
 * @attr {string} win-tile - The winning tile; default the last concealed tile written.
 * @attr {boolean} self-draw - The winning tile was drawn by oneself.
 * @attr {number} round-wind - 1 East (default) to 4 North.
 * @attr {number} seat-wind - 1 East (default) to 4 North.
 * @attr {string} dora - Dora indicators, as tiles.
 * @attr {string} ura-dora - Ura dora indicators, as tiles.
 * @attr {boolean} riichi - Riichi has been declared.
 * @attr {boolean} double-riichi - Riichi was declared on the first turn.
 * @attr {boolean} ippatsu - Within one turn of riichi.
 * @attr {boolean} last-tile - The last tile of the wall, or its discard.
 * @attr {boolean} after-kong - The tile drawn after a kong.
 * @attr {boolean} robbing-kong - The tile is taken from another's kong.
 * @attr {boolean} first-turn - On the first turn, before any call.
 * @attr {boolean} last-of-kind - The other three copies are visible.
 * @attr {boolean} open-riichi - Riichi was declared with the hand shown.
 * @attr {number} north-dora - Norths set aside as dora, 0 to 4.
 * @attr {number} paarenchan - Yakuman that the dealer's eighth win in a row is worth.
 * @attr {string} seen - Tiles visible elsewhere.
 * @attr {string} discards - Own discards in their order; furiten goes by them.
 * @attr {boolean} passed-win - A tile that completes the hand was let pass.
 * @attr {number} draws - Own draws still to come; default 18.
 * @attr {number} unseen - Tiles in the wall and the others' hands together.
 * @attr {boolean} original-call - An original call was made.
 * @attr {boolean} twofold-fortune - Two kongs in a row, then the win.
 * @attr {boolean} dealt-hand - The hand as it was dealt.
 * @attr {string} model - `full` (default) or `advance`.
 * @attr {string} lang - The language it speaks, see docs/languages.md, and of the names of yaku, fan and hands: `ja`, `zh`, `zh-Hant`, and
 *   their regions; else English. Default that of the nearest ancestor that tells one.
 * @attr {string} sort - What the discards are ranked by: `win` (default), the chance to win, or `score`, the expected score.
 *
 * @fires {AnalysisStartEvent<MahjongRequest>} analysis-start - A run begins; `detail` is the request.
 * @fires {AnalysisProgressEvent<MahjongReport>} analysis-progress - Figures so far; `detail` is a report.
 * @fires {AnalysisEndEvent<MahjongReport>} analysis-end - A run has ended; `detail` is the report.
 * @fires {AnalysisErrorEvent} analysis-error - A run has failed; `detail` is a HintwrightError.
 * @fires {PositionChangeEvent<MahjongRequest>} position-change - The user has entered a hand or changed a setting; `detail` is `{ hand }`,
 *   with the settings that have changed.
 *
 * @csspart hand - The hand's tiles.
 * @csspart input - The hand as text and its buttons.
 * @csspart palette - The tiles to tap.
 * @csspart rules - The rules and the situation.
 * @csspart headline - The sentence that answers.
 * @csspart score - What the hand is worth.
 * @csspart hints - The ranked list.
 * @csspart hint - One row of it.
 * @csspart bar - A row's bar.
 * @csspart comparison - How a discard differs from another, and its curve.
 * @csspart curve - The chance over the draws left.
 * @csspart readings - The ways to read the hand.
 * @csspart status - The line at the foot.
 *
 * @cssprop [--hintwright-accent] - The best move and the focus ring.
 * @cssprop [--hintwright-error] - What is wrong.
 * @cssprop [--hintwright-muted] - Secondary text.
 * @cssprop [--hintwright-line] - Hairlines.
 * @cssprop [--hintwright-track] - The empty part of a bar.
 * @cssprop [--hintwright-surface] - The background; default none.
 * @cssprop [--hintwright-radius=6px] - Corners.
 */
export class MahjongAnalyzerElement
  extends AnalyzerElement<MahjongRequest, MahjongReport, MahjongRequest>
  implements MahjongHost
{
  static override styles = styles;

  @property(primitive) hand = '';
  @property(primitive) rules: Rules | undefined;
  @property({
    attribute: 'rule-options',
    reflect: true,
    converter: { fromAttribute: parseRuleOptions, toAttribute: writeRuleOptions },
  })
  ruleOptions: MahjongRequest['ruleOptions'];
  @property(text('win-tile')) winTile: string | undefined;
  @property(flag('self-draw')) selfDraw = false;
  @property(figure('round-wind')) roundWind: Wind | undefined;
  @property(figure('seat-wind')) seatWind: Wind | undefined;
  @property(primitive) dora: string | undefined;
  @property(text('ura-dora')) uraDora: string | undefined;
  @property(flag('riichi')) riichi = false;
  @property(flag('double-riichi')) doubleRiichi = false;
  @property(flag('open-riichi')) openRiichi = false;
  @property(figure('north-dora')) northDora: number | undefined;
  @property(figure('paarenchan')) paarenchan: number | undefined;
  @property(flag('ippatsu')) ippatsu = false;
  @property(flag('last-tile')) lastTile = false;
  @property(flag('after-kong')) afterKong = false;
  @property(flag('robbing-kong')) robbingKong = false;
  @property(flag('first-turn')) firstTurn = false;
  @property(flag('last-of-kind')) lastOfKind = false;
  @property(primitive) seen: string | undefined;
  @property(primitive) discards: string | undefined;
  @property(flag('passed-win')) passedWin = false;
  @property(figure('draws')) draws: number | undefined;
  @property(figure('unseen')) unseen: number | undefined;
  @property(flag('original-call')) originalCall = false;
  @property(flag('twofold-fortune')) twofoldFortune = false;
  @property(flag('dealt-hand')) dealtHand = false;
  @property(primitive) model: Model | undefined;
  @property({ reflect: true, converter: { fromAttribute: sortOf, toAttribute: sortToAttribute } })
  sort: Sort = 'win';

  protected override readonly engine = sharedMahjong;
  protected override readonly phrasebook = phrasebook;
  readonly #names = new NamesController(this);
  readonly #preview = new Preview(this);
  readonly #palette = new PaletteView(this, this.#preview);
  readonly #rules = new RulesView(this);
  readonly #input = new InputView(this, this.#palette, (error) => this.#rules.tells(error));
  readonly #handView = new HandView(this, this.#preview, () => this.#palette.open);
  readonly #detail = new DetailView(this, this.#preview);
  readonly #hints = new HintsView(this, this.#preview, this.#detail);
  readonly #readings = new ReadingsView(this);
  /** The text last read: each tile drawn asks for it. */
  #read: { text: string; hand: Hand } | undefined;
  /** The report last shown, and its hints in the order asked for. */
  #shown: { report: MahjongReport; sort: Sort; ranked: MahjongReport } | undefined;
  #announced: unknown = null;

  protected override dependencies(): unknown[] {
    return requestArgs(this);
  }

  protected override asked(): MahjongRequest | null {
    return this.hand.trim() === '' ? null : requestOf(this);
  }

  /** @internal */
  get text(): string {
    return this.#input.draft ?? this.hand;
  }

  /** @internal */
  get position(): Hand {
    const { text } = this;
    if (this.#read?.text !== text) this.#read = { text, hand: readHand(text) };
    return this.#read.hand;
  }

  /** @internal */
  get shown(): MahjongReport | null {
    const { sort } = this;
    const report = this.run.partial ?? this.run.report;
    if (!report) return null;
    if (this.#shown?.report !== report || this.#shown.sort !== sort)
      this.#shown = { report, sort, ranked: ranked(report, sort) };
    return this.#shown.ranked;
  }

  /** @internal */
  get request(): MahjongRequest {
    return shownRequest(this);
  }

  /** @internal */
  get stale(): boolean {
    return (this.state === 'running' && !this.run.partial) || this.#input.draft !== null;
  }

  /** @internal */
  enter(hand: string): void {
    if (hand === this.hand) return;
    this.hand = hand;
    const change = holdsWinTile(this.request) ? {} : { winTile: undefined };
    Object.assign(this, change);
    this.dispatchEvent(new PositionChangeEvent({ hand, ...change }));
  }

  /** @internal */
  change(change: Change): void {
    const before = this.request;
    for (const [field, value] of Object.entries(change)) {
      const isFlag = typeof this[field as keyof Change] === 'boolean';
      Object.assign(this, { [field]: isFlag ? value === true : value });
    }
    if (isSameRequest(before, this.request)) return;
    this.dispatchEvent(new PositionChangeEvent({ hand: this.hand, ...change }));
  }

  /** @internal */
  get names(): Names | null {
    return this.#names.names;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#input.drop();
    this.#rules.drop();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.hasUpdated && !this.hand) this.#palette.open = true;
    if (changed.has('hand')) this.#takeHand();
    const outcome = this.state === 'running' ? null : (this.error ?? this.report);
    if (outcome && outcome !== this.#announced) this.announce(() => this.#spoken());
    this.#announced = outcome;
  }

  protected override render(): TemplateResult {
    return html`${tileDefinitions()}
      <div class="frame" lang=${this.language}>
        <section class="position" role="group" role="group" aria-label=${strings.position()}>
          ${this.#handView.render()} ${this.#input.render()} ${this.#palette.render()} ${this.#rules.render()}
        </section>
        <section class="answer" role="group" role="group" aria-label=${strings.answer()} aria-busy=${this.state === 'running'}>
          ${answerView(this, this.#input.isUnfinished())} ${this.shown && !this.error ? this.#hintList(this.shown) : nothing}
        </section>
        ${this.shown && !this.error ? this.#details(this.shown) : nothing}
        ${statusView(this, this.run.stopped)} ${this.liveRegion()}
      </div>`;
  }

  #hintList(report: MahjongReport): TemplateResult {
    const card = isAnswer(report) ? scoreView(report, this.request, this.names) : nothing;
    return html`<div class=${this.stale ? 'figures stale' : 'figures'}>${card} ${this.#hints.render(report)}</div>`;
  }

  #details(report: MahjongReport): TemplateResult {
    const classes = { details: true, chosen: this.#preview.hasChosen, stale: this.stale };
    const card = isAnswer(report) ? nothing : scoreView(report, this.request, this.names);
    const detail = this.#hints.isFolded(report) ? nothing : this.#detail.render();
    const parts = [detail, card, this.#readings.render(report)];
    return html`<section class=${classMap(classes)} aria-label=${strings.details()}>
      ${report.state === 'mahjong' ? parts.reverse() : parts}
    </section>`;
  }

  #takeHand(): void {
    if (typeof this.hand !== 'string') this.hand = toAttribute(this.hand) ?? '';
    this.#input.drop();
    this.#preview.clear();
  }

  #spoken(): string {
    if (this.error) return faultWords(this.error);
    const { report, shown } = this;
    if (!report || !shown) return '';
    const pays = report.score ? payments(report.score, this.seatWind ?? 1) : '';
    const told = headline(shown, tileName, this.sort);
    return pays ? strings.sentences([told, pays]) : told;
  }
}

/** Whether what the hand is worth is the answer, and not what to discard. */
const isAnswer = ({ state, hints }: MahjongReport): boolean => state === 'mahjong' || hints.length === 0;
