/** The Mahjong module in typed terms. Views are made afresh once the memory has grown: that detaches old ones. */
import { openModule } from '../wasm.js';
import type { Exports } from './exports.js';
import { KINDS } from './tiles.js';
import { RULES, type Rules } from './types.js';

/** Shanten by form; `null` where melds or rules exclude it. */
export interface Forms {
  best: number;
  standard: number;
  sevenPairs: number | null;
  thirteenOrphans: number | null;
  /** Present where the rules know the form. */
  wrigglySnake?: number | null;
  knittedStraight?: number | null;
  honorsAndKnitted?: number | null;
  wrigglingSnake?: number | null;
  gatesOfHeaven?: number | null;
  allPairHonours?: number | null;
  knitting?: number | null;
  tripleKnitting?: number | null;
}

/** Chances by draws left, index 0 to `draws`. */
export interface Chances {
  win: number[];
  tenpai: number[];
  /** Expected `score.total`; empty where the search did not work it out. */
  score: number[];
}

/** By what the wins of a search are judged. */
export interface Outlook {
  /** What hands are scored by (score/context.ts), without the winning tile. */
  context: Uint8Array;
  /** What is known of tiles to come (score/prospect.ts). */
  prospect: Uint8Array;
  /** False: it only matters which wins the rules allow. */
  scores: boolean;
}

export interface SearchOptions {
  sets: number;
  draws: number;
  unseen: number;
  /** Hands that there is room for. */
  room: number;
  /**
   * How far hands may stray: the highest value of shanten plus tiles that the start does not hold. `null`: only tiles that
   * lower the shanten are kept, only discards that keep it are made.
   */
  limit: number | null;
  /** With a limit: the highest shanten at which hands stray; Infinity for all. */
  looseFrom: number;
  /** Without a limit: how many discards of a drawn hand are followed, those that accept most; 0 for all. */
  width: number;
  /** Whether a tile that would make things worse may be let pass. */
  decline: boolean;
  /** Without it every complete hand is a win, and none is scored. */
  outlook?: Outlook | undefined;
}

/** What a search counts, by number (assembly/mahjong/leaves.ts). */
const COUNT_SHAPES = 0;
const COUNT_WINS = 1;
const COUNT_SCORES = 2;

export type SearchState = 'running' | 'done' | 'full';
const SEARCH_STATES: readonly SearchState[] = ['running', 'done', 'full'];

/** One way to read a hand: a pattern (0 standard, 1 seven pairs, 2 + the number of a special hand) and its blocks. */
export interface Reading {
  pattern: number;
  /** `shape`: index into `BLOCK_KINDS` (combinations.ts); `kind`: the lowest tile's. */
  blocks: { shape: number; kind: number; open?: true }[];
}

/** What the kernel found best, in its own form. */
export interface Scored {
  /** Number of the reading, in the order of `readings`. */
  reading: number;
  laid: Uint8Array;
  /** In the module's memory: to be read before the kernel is called again. */
  result: Uint8Array;
}

/** A result is a head and 8 bytes an item, of which the head tells the number (assembly/mahjong/score/result.ts). */
const RESULT_HEAD = 64;
const ITEM_COUNT = 56;
const LAID_BYTES = 64;

export const HAND_STATES = ['neither', 'fishing', 'mahjong'] as const;
export type HandState = (typeof HAND_STATES)[number];

const READING_BYTES = 32;
/** Of a shape: the block lies open (assembly/mahjong/score/ways.ts). */
const OPENED = 0x80;
/** Several times more than any hand was found to have. */
const MAX_READINGS = 256;
/** A form that the rules don't know has a shanten above any. */
const NEVER = 50;

/** Sets that a knitted straight stands for. */
const KNITTED_SETS = 3;

/** No hand is further away. */
const MAX_SHANTEN = 13;

const PLACES = ['HAND', 'MELDED', 'AVAILABLE', 'START', 'SCORE_CONTEXT', 'PROSPECT', 'BEST_RESULT'] as const;
type Place = (typeof PLACES)[number];

const NOTHING = new Uint8Array(KINDS);

export class MahjongKernel {
  readonly #exports: Exports;
  #rules: Rules = 'riichi';
  /** Made afresh when the memory has grown. */
  #view = new Uint8Array(0);
  /** Where what is written and read most often lies: reading a global of the module costs more than the scoring. */
  readonly #at: Readonly<Record<Place, number>>;

  private constructor(exports: Exports) {
    this.#exports = exports;
    const places = PLACES.map((place) => [place, exports[place].value as number]);
    this.#at = Object.fromEntries(places) as Record<Place, number>;
  }

  /** Rejects with `ERR_WASM` where WebAssembly is refused, `ERR_MEMORY` where there is not enough memory. */
  static async load(bytes: Uint8Array<ArrayBuffer>): Promise<MahjongKernel> {
    return new MahjongKernel(await openModule<Exports>(bytes));
  }

  /** All of the memory. */
  get #bytes(): Uint8Array {
    // Growth leaves the old view empty: cheaper to ask than the memory for its buffer.
    if (this.#view.length === 0) this.#view = new Uint8Array(this.#exports.memory.buffer);
    return this.#view;
  }

  #write(place: Place, bytes: Uint8Array): void {
    this.#bytes.set(bytes, this.#at[place]);
  }

  /**
   * Sets what all hands to come share: tiles in the own melds; copies neither there nor seen elsewhere (own tiles included);
   * the hand the player starts from, whose tiles do not come back once discarded. Without a start they do.
   */
  setTable(melded: Uint8Array, available: Uint8Array, start: Uint8Array = NOTHING): void {
    this.#write('MELDED', melded);
    this.#write('AVAILABLE', available);
    this.#write('START', start);
  }

  /** Shanten by form of concealed tiles that still need `sets` sets. */
  examine(concealed: Uint8Array, sets: number): Forms {
    const kernel = this.#exports;
    this.#write('HAND', concealed);
    const best = kernel.examine(sets);
    const closed = sets === 4;
    return {
      best,
      standard: kernel.standardBest.value as number,
      sevenPairs: closed ? orNull(kernel.sevenPairsBest.value as number) : null,
      thirteenOrphans: closed ? (kernel.orphansBest.value as number) : null,
      ...(this.#rules === 'western' && { wrigglySnake: closed ? (kernel.snakeBest.value as number) : null }),
      ...(this.#rules === 'mcr' && {
        knittedStraight: sets >= KNITTED_SETS ? (kernel.straightBest.value as number) : null,
        honorsAndKnitted: closed ? (kernel.honoursBest.value as number) : null,
      }),
      ...(this.#rules === 'bmja' && this.#britishForms(closed)),
    };
  }

  #britishForms(closed: boolean): Partial<Forms> {
    const kernel = this.#exports;
    const bestOf = (form: WebAssembly.Global) => (closed ? (form.value as number) : null);
    return {
      wrigglingSnake: bestOf(kernel.wrigglingBest),
      gatesOfHeaven: bestOf(kernel.gatesBest),
      allPairHonours: bestOf(kernel.honourPairsBest),
      knitting: bestOf(kernel.knittingBest),
      tripleKnitting: bestOf(kernel.tripleBest),
    };
  }

  /** By kind: copies of what lowers the shanten of the hand examined last, which is `shanten`. */
  accept(shanten: number): Uint8Array {
    this.#exports.accept(shanten);
    return this.#accepted();
  }

  #accepted(): Uint8Array {
    return new Uint8Array(this.#exports.memory.buffer, this.#exports.ACCEPTED.value as number, KINDS).slice();
  }

  /** The rules that all to come is judged by; `riichi` at first. */
  setRules(rules: Rules): void {
    this.#rules = rules;
    this.#exports.setRules(RULES.indexOf(rules));
  }

  /**
   * Every reading of a complete hand, or the nearest ones of an unfinished hand; `cut` when there are more than
   * `most`. `chows`: those among the melds. Needs `setTable`; not while a search is under way. With the context of a claim
   * (score/context.ts) a complete hand has every way to lay its readings down: `open` are blocks that the claim completed.
   */
  readings(
    concealed: Uint8Array,
    sets: number,
    chows: number,
    { most = MAX_READINGS, claim = null }: { most?: number; claim?: Uint8Array | null } = {},
  ): { readings: Reading[]; cut: boolean } {
    const kernel = this.#exports;
    kernel.limitReadings(most);
    this.#write('HAND', concealed);
    if (claim) this.#write('SCORE_CONTEXT', claim);
    const complete = kernel.readComplete(sets, chows);
    if (complete === 0) kernel.examine(sets);
    const first = complete > 0 && claim ? complete : 0;
    const count = first > 0 ? kernel.listWays() : complete || kernel.readUnfinished(sets, chows);
    const readings = Array.from({ length: count - first }, (_, i) => this.#readReading(first + i));
    return { readings, cut: Boolean(kernel.readingsCut.value) };
  }

  #readReading(index: number): Reading {
    const at = (this.#exports.READINGS.value as number) + index * READING_BYTES;
    const [pattern = 0, blocks = 0, ...rest] = this.#bytes.subarray(at, at + READING_BYTES);
    const block = (i: number) => {
      const [shape = 0, kind = 0] = rest.slice(2 * i);
      return { shape: shape & ~OPENED, kind, ...(shape & OPENED && { open: true as const }) };
    };
    return { pattern, blocks: Array.from({ length: blocks }, (_, i) => block(i)) };
  }

  /** By kind: 1 where one more tile completes a hand under the rules, whatever it scores. Needs `setTable`. */
  waits(concealed: Uint8Array, sets: number, chows: number): Uint8Array {
    this.#write('HAND', concealed);
    this.#exports.markWaits(sets, chows);
    return this.#accepted();
  }

  /** Numbers of the rules' special hands; with `forms` only of those that have readings of their own. */
  specialHands(which: 'all' | 'forms' = 'all'): number[] {
    const bits = which === 'all' ? this.#exports.specialHands() : this.#exports.specialForms();
    return Array.from({ length: 31 }, (_, id) => id).filter((id) => (bits >> id) & 1);
  }

  /** Tiles missing to a special hand, and by kind 1 for those that bring it nearer. 13 or 14 concealed tiles. */
  specialDistance(id: number, concealed: Uint8Array): { distance: number; nearer: Uint8Array } {
    this.#write('HAND', concealed);
    const distance = this.#exports.specialDistance(id);
    this.#exports.specialAccept(id);
    return { distance, nearer: this.#accepted() };
  }

  /** A special hand as it stands: 14 tiles are it or not, 13 wait for it or not; by kind 1 for what they wait for. */
  special(id: number, concealed: Uint8Array): { state: HandState; waits: Uint8Array } {
    this.#write('HAND', concealed);
    const state = HAND_STATES[this.#exports.specialState(id)] as HandState;
    return { state, waits: this.#accepted() };
  }

  /**
   * Scores a complete hand by its context (score/context.ts); `null` when it is not complete. Needs `setTable` and
   * `setRules`; `chows`: those among the melds. `laid`: the blocks of the best way to lay it down (score/laid.ts).
   */
  score(concealed: Uint8Array, sets: number, chows: number, context: Uint8Array): Scored | null {
    this.#writeScored(concealed, context);
    const reading = this.#exports.scoreComplete(sets, chows);
    return reading < 0 ? null : this.#readScored(reading);
  }

  /**
   * Scores a hand that is not complete, of any number of tiles, under rules in which every player scores (bmja, classical,
   * western). As `score`; `sets`: 4 less the melds that are sets. 14 tiles or more that are no complete hand score nothing.
   */
  scorePartial(
    concealed: Uint8Array,
    sets: number,
    chows: number,
    context: Uint8Array,
  ): Omit<Scored, 'reading'> {
    this.#writeScored(concealed, context);
    this.#exports.scorePartial(sets, chows);
    return this.#readScored(-1);
  }

  #writeScored(concealed: Uint8Array, context: Uint8Array): void {
    this.#write('HAND', concealed);
    this.#write('SCORE_CONTEXT', context);
  }

  #readScored(reading: number): Scored {
    const memory = this.#bytes;
    const laid = this.#exports.bestWay();
    const result = this.#at.BEST_RESULT;
    const items = memory[result + ITEM_COUNT] as number;
    return {
      reading,
      laid: memory.slice(laid, laid + LAID_BYTES),
      result: memory.subarray(result, result + RESULT_HEAD + 8 * items),
    };
  }

  /** Begins a search; `setTable` first, and no other hand is scored meanwhile. False where the machine has no memory for it. */
  beginSearch(options: SearchOptions): boolean {
    const { sets, draws, unseen, room, limit, looseFrom, width, decline, outlook } = options;
    if (outlook) {
      this.#write('SCORE_CONTEXT', outlook.context);
      this.#write('PROSPECT', outlook.prospect);
    }
    const highest = Math.min(looseFrom, MAX_SHANTEN);
    const counting = outlook ? (outlook.scores ? COUNT_SCORES : COUNT_WINS) : COUNT_SHAPES;
    const begin = this.#exports.searchBegin;
    return begin(sets, draws, unseen, room, limit ?? -1, highest, width, Number(decline), counting) !== 0;
  }

  /** Adds a hand of 13 tiles (melds included) to look at; returns its number. */
  addRoot(concealed: Uint8Array): number {
    this.#write('HAND', concealed);
    return this.#exports.searchAddRoot();
  }

  /** Goes on with the search for about `work` hands. */
  stepSearch(work: number): SearchState {
    return SEARCH_STATES[this.#exports.searchStep(work)] as SearchState;
  }

  /** Hands met so far. */
  get searchSize(): number {
    return this.#exports.searchSize();
  }

  /** The chances of a root. */
  chances(root: number, draws: number): Chances {
    return this.#readChances(this.#exports.searchValues(root), draws);
  }

  /** By kind: how much the chance to win rises when a tile comes that a root keeps though it does not lower its shanten. */
  gains(root: number): Float64Array {
    this.#exports.searchGains(root);
    return this.#byKind();
  }

  /** By kind: the expected score of a root once a tile has come that lowers its shanten (tenpai: what the win is worth); 0 for others. */
  outcomes(root: number): Float64Array {
    this.#exports.searchOutcomes(root);
    return this.#byKind();
  }

  #byKind(): Float64Array {
    return new Float64Array(this.#exports.memory.buffer, this.#exports.GAINS.value as number, KINDS).slice();
  }

  /** The chances of any hand that the search has met, `null` for others. */
  lookUp(concealed: Uint8Array, draws: number): Chances | null {
    this.#write('HAND', concealed);
    const address = this.#exports.searchLookUp();
    return address === 0 ? null : this.#readChances(address, draws);
  }

  /** The chances of a tenpai hand that keeps its wait, in the search made last. */
  leaf(concealed: Uint8Array, draws: number): Chances {
    this.#write('HAND', concealed);
    return this.#readChances(this.#exports.searchLeaf(), draws);
  }

  #readChances(address: number, draws: number): Chances {
    const { buffer } = this.#exports.memory;
    const pairs = new Float64Array(buffer, address >>> 0, 2 * (draws + 1));
    const figures = Array.from({ length: draws + 1 }, (_, k) => k);
    const scored = this.#exports.searchScores(address) >>> 0;
    const scores = new Float64Array(buffer, scored, scored === 0 ? 0 : draws + 1);
    return {
      win: figures.map((k) => pairs[2 * k] as number),
      tenpai: figures.map((k) => pairs[2 * k + 1] as number),
      score: scored === 0 ? [] : figures.map((k) => scores[k] as number),
    };
  }
}

const orNull = (shanten: number): number | null => (shanten < NEVER ? shanten : null);
