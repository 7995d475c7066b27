/**
 * What a hand is worth that an own draw completes, on average over what is not known: every assignment of the red fives
 * among the fives drawn, and every sequence of ura indicators, each scored as a request of its own.
 */
import type { MahjongKernel } from '../../../src/mahjong/kernel.js';
import { makeHand } from '../../../src/mahjong/notation.js';
import { type Position, readRequest } from '../../../src/mahjong/request.js';
import { isFlower, kindName, type Tile } from '../../../src/mahjong/tiles.js';
import type { MahjongRequest } from '../../../src/mahjong/types.js';
import { scoreRequest } from '../../support/score.js';
import { ALL_KINDS } from './tiles.js';

const FIVES = [4, 13, 22];

/** The kind that an indicator makes dora. */
export function doraOf(indicator: number): number {
  if (indicator < 27) return indicator % 9 === 8 ? indicator - 8 : indicator + 1;
  if (indicator < 31) return indicator === 30 ? 27 : indicator + 1;
  return indicator === 33 ? 31 : indicator + 1;
}

interface Outcome<Value> {
  value: Value;
  chance: number;
}

export class Worth {
  readonly position: Position;
  readonly #kernel: MahjongKernel;
  readonly #request: MahjongRequest;
  readonly #known = new Map<string, number | null>();

  /** A kernel of its own: the search under way must not meet its scoring. */
  constructor(kernel: MahjongKernel, request: MahjongRequest) {
    this.#kernel = kernel;
    this.#request = request;
    this.position = readRequest(request);
  }

  /** True where riichi may be declared: whoever does has a concealed hand. */
  get riichi(): boolean {
    return this.position.rules === 'riichi' && this.position.hand.melds.every((meld) => meld.concealed);
  }

  /** Expected total of the complete hand `tiles`, `kind` drawn last; `null` where the rules do not allow the win. */
  of(tiles: Uint8Array, kind: number, declared: boolean): number | null {
    const key = `${tiles.join()} ${kind} ${declared}`;
    const known = this.#known.get(key);
    const found = known === undefined ? this.#average(tiles, kind, declared) : known;
    this.#known.set(key, found);
    return found;
  }

  #average(tiles: Uint8Array, kind: number, declared: boolean): number | null {
    let sum = 0;
    for (const reds of this.#redsIn(tiles)) {
      for (const ura of declared ? this.#uraFor(tiles) : [{ value: '', chance: 1 }]) {
        const total = this.score(tiles, kind, { reds: reds.value, ura: ura.value, declared });
        if (total === null) return null;
        sum += reds.chance * ura.chance * total;
      }
    }
    return sum;
  }

  /** The total of a hand with so many red fives by suit; `null` where the rules do not allow the win. */
  score(
    tiles: Uint8Array,
    kind: number,
    { reds, ura, declared }: { reds: readonly number[]; ura: string; declared: boolean },
  ): number | null {
    const flowers = this.position.hand.concealed.filter((tile) => isFlower(tile.kind));
    const concealed = ALL_KINDS.flatMap((each) => {
      const red = reds[FIVES.indexOf(each)] ?? 0;
      return Array.from({ length: tiles[each] as number }, (_, i): Tile => ({ kind: each, red: i < red }));
    });
    const { doubleRiichi = false, openRiichi = false } = this.position.locked ? this.#request : {};
    const request: MahjongRequest = {
      ...this.#request,
      hand: makeHand({ concealed: [...concealed, ...flowers], melds: this.position.hand.melds }),
      winTile: kindName(kind),
      selfDraw: true,
      ...{ riichi: declared, doubleRiichi: declared && doubleRiichi, openRiichi: declared && openRiichi },
      ...{ ippatsu: false, lastTile: false, draws: 0 },
      ...(declared && ura !== '' && { uraDora: ura }),
    };
    const { score } = scoreRequest(this.#kernel, request);
    return score?.wins ? score.total : null;
  }

  /** How many of the fives are red, by suit: those held at the start first, then any of the tiles drawn. */
  #redsIn(tiles: Uint8Array): Outcome<number[]>[] {
    let outcomes: Outcome<number[]>[] = [{ value: [], chance: 1 }];
    for (const five of FIVES) {
      const start = this.position.concealed[five] as number;
      const held = this.position.hand.concealed.filter((tile) => tile.kind === five && tile.red).length;
      const kept = Math.min(held, tiles[five] as number);
      const drawn = Math.max(0, (tiles[five] as number) - start);
      const unseen = (this.position.available[five] as number) - start;
      const chance = this.redUnseen(five) && unseen > 0 ? drawn / unseen : 0;
      outcomes = outcomes.flatMap(({ value, chance: so }) => [
        { value: [...value, kept], chance: so * (1 - chance) },
        { value: [...value, kept + 1], chance: so * chance },
      ]);
    }
    return outcomes.filter(({ chance }) => chance > 0);
  }

  /** Whether a red one is among the unseen tiles of this kind. */
  redUnseen(five: number): boolean {
    if (!FIVES.includes(five)) return false;
    if (this.position.rules !== 'riichi' || this.#request.ruleOptions?.redFives === false) return false;
    const red = kindName(five).replace('5', '0');
    const { hand, dora = '', seen = '', discards = '' } = this.#request;
    return ![hand, dora, seen, discards].some((text) => new RegExp(`0\\d*${red[1]}`).test(text));
  }

  /** Sequences of ura indicators that matter, by the text of those that do. */
  #uraFor(tiles: Uint8Array): Outcome<string>[] {
    const { available, concealed, setup } = this.position;
    const left = tiles.map((count, kind) =>
      Math.max(0, (available[kind] as number) - Math.max(count, concealed[kind] as number)),
    );
    const melded = (kind: number) =>
      this.position.hand.melds.some((meld) => meld.tiles.some((tile) => tile.kind === kind));
    const matters = (indicator: number) =>
      (tiles[doraOf(indicator)] as number) > 0 || melded(doraOf(indicator));
    const telling = ALL_KINDS.filter((kind) => (left[kind] as number) > 0 && matters(kind));
    const total = left.reduce((sum, count) => sum + count, 0);
    const blank = total - telling.reduce((sum, kind) => sum + (left[kind] as number), 0);
    const outcomes = new Map<string, number>();
    const draw = (
      drawn: readonly number[],
      chance: number,
      missing: number,
      blanks: number,
      unseen: number,
    ) => {
      if (missing === 0) {
        const key = [...drawn]
          .sort((a, b) => a - b)
          .map(kindName)
          .join('');
        outcomes.set(key, (outcomes.get(key) ?? 0) + chance);
        return;
      }
      if (blanks > 0) draw(drawn, (chance * blanks) / unseen, missing - 1, blanks - 1, unseen - 1);
      for (const kind of telling) {
        const count = left[kind] as number;
        if (count === 0) continue;
        left[kind] = count - 1;
        draw([...drawn, kind], (chance * count) / unseen, missing - 1, blanks, unseen - 1);
        left[kind] = count;
      }
    };
    draw([], 1, Math.max(1, setup.dora.length), blank, total);
    return [...outcomes].map(([value, chance]) => ({ value, chance }));
  }
}
