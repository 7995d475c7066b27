import { shantenOracle } from '../../test/mahjong/oracle/shanten.js';
import { absent, type Entrant, lineUp } from '../core/line-up.js';
import type { Contestant, LoadPeer, Suite } from '../core/types.js';
import { forEach } from '../core/work.js';
import { dealHands, takeBatches } from './hands.js';
import { loadKernel } from './kernel.js';
import { loadMajiangCore, MAJIANG_CORE } from './peers/majiang-core.js';
import { KNOWN_FAULT, loadTileEfficiency, NOTE, TILE_EFFICIENCY } from './peers/tile-efficiency.js';
import { ALL_TILES, COPIES, type Hand, heldKinds, KINDS, kindOf, NO_TILES } from './tiles.js';

/** Sorted kinds. */
type Kinds = number[];

export const acceptance: Suite = {
  game: 'mahjong',
  name: 'acceptance',
  title: 'What lowers the shanten of 13 tiles',
  about:
    'Which kinds lower the shanten (all forms), the shanten itself included. hintwright is measured through its typed kernel, which copies the hand in and the counts out; the others find kinds alone.',
  cases: async ({ seed, size, loadPeer }) => [
    {
      name: 'normal',
      batches: takeBatches(dealHands('normal', 13, seed), size.batches, size.batchSize),
      rounds: size.rounds,
      ...lineUp<Hand, Kinds>([
        await wasm(),
        oracle,
        await majiangCore(loadPeer),
        await tileEfficiency(loadPeer),
      ]),
      comparison: { kind: 'same', agree: (a, b) => String(a) === String(b) },
    },
  ],
};

async function wasm(): Promise<Contestant<Hand, Kinds>> {
  const kernel = await loadKernel();
  const accepted = (hand: Hand) => kernel.accept(kernel.examine(hand, 4).best);
  const prepare = (hands: readonly Hand[]) => {
    kernel.setTable(NO_TILES, ALL_TILES);
    return {
      pass: forEach(hands, accepted).pass,
      answers: () => hands.map((hand) => heldKinds(accepted(hand))),
    };
  };
  return { name: 'hintwright, WASM', role: 'kernel', prepare };
}

const oracle: Contestant<Hand, Kinds> = {
  name: 'oracle, TypeScript',
  role: 'oracle',
  note: 'from the definition, not written for speed',
  prepare: (hands) => forEach(hands, acceptedByOracle),
};

function acceptedByOracle(hand: Hand): Kinds {
  const { best } = shantenOracle(hand, 4);
  const lowers = (kind: number) => {
    const drawn = hand.slice();
    drawn[kind] = (drawn[kind] as number) + 1;
    return (drawn[kind] as number) <= COPIES && shantenOracle(drawn, 4).best < best;
  };
  return Array.from({ length: KINDS }, (_, kind) => kind).filter(lowers);
}

async function majiangCore(load: LoadPeer): Promise<Entrant<Hand, Kinds>> {
  const core = await loadMajiangCore(load);
  if (!core) return absent(MAJIANG_CORE);
  const { majiang, convert, version } = core;
  const prepare = (hands: readonly Hand[]) => {
    const own = hands.map(convert);
    const { pass } = forEach(own, (hand) => majiang.Util.tingpai(hand));
    const answers = () => own.map((hand) => sortKinds((majiang.Util.tingpai(hand) ?? []).map(kindOf)));
    return { pass, answers };
  };
  return { name: MAJIANG_CORE, role: 'peer', version, prepare };
}

async function tileEfficiency(load: LoadPeer): Promise<Entrant<Hand, Kinds>> {
  const peer = await loadTileEfficiency(load);
  if (!peer) return absent(TILE_EFFICIENCY);
  const { rules, convert, version } = peer;
  const prepare = (hands: readonly Hand[]) => {
    const own = hands.map(convert);
    const { pass } = forEach(own, (hand) => rules.calUkeire(hand));
    const answers = () => own.map((hand) => sortKinds(Object.keys(rules.calUkeire(hand).ukeire).map(kindOf)));
    return { pass, answers };
  };
  return { name: TILE_EFFICIENCY, role: 'peer', version, note: NOTE, knownFault: KNOWN_FAULT, prepare };
}

const sortKinds = (kinds: readonly number[]): Kinds => [...kinds].sort((a, b) => a - b);
