import { shantenOracle } from '../../test/mahjong/oracle/shanten.js';
import { absent, type Entrant, lineUp } from '../core/line-up.js';
import type { Case, Contestant, LoadPeer, Setting, Suite } from '../core/types.js';
import { forEach } from '../core/work.js';
import { dealHands, HAND_KINDS, type HandKind, takeBatches } from './hands.js';
import { HAND_STRIDE, loadBareModule } from './kernel.js';
import { loadMajiangCore, MAJIANG_CORE } from './peers/majiang-core.js';
import { loadRiichiMahjong, RIICHI_MAHJONG } from './peers/riichi-mahjong.js';
import { loadSyanten, SYANTEN } from './peers/syanten.js';
import { KNOWN_FAULT, loadTileEfficiency, NOTE, TILE_EFFICIENCY } from './peers/tile-efficiency.js';
import type { Hand } from './tiles.js';

type Shanten = Contestant<Hand, number>;

export const shanten: Suite = {
  game: 'mahjong',
  name: 'shanten',
  title: 'Shanten, all forms',
  about:
    'Kernel to kernel: hands lie ready in the form each contestant reads, so that no conversion is measured. The call from JavaScript into the module is.',
  cases: async (setting) => {
    const entrants = [
      await wasm(),
      oracle,
      await majiangCore(setting.loadPeer),
      await tileEfficiency(setting.loadPeer),
      await syanten(setting.loadPeer),
    ];
    const of13 = [...entrants, await riichiMahjong(setting.loadPeer)];
    return [
      ...HAND_KINDS.map((kind) => makeCase(kind, 14, setting, entrants)),
      makeCase('normal', 13, setting, of13),
    ];
  },
};

function makeCase(
  kind: HandKind,
  tiles: number,
  { seed, size }: Setting,
  entrants: readonly Entrant<Hand, number>[],
): Case<Hand, number> {
  return {
    name: `${kind}, ${tiles} tiles`,
    batches: takeBatches(dealHands(kind, tiles, seed), size.batches, size.batchSize),
    rounds: size.rounds,
    ...lineUp(entrants),
    comparison: { kind: 'same', agree: (a, b) => a === b },
    targets: [{ kind: 'ratio', contestant: MAJIANG_CORE, atLeast: 20 }],
  };
}

async function wasm(): Promise<Shanten> {
  const { place, least } = await loadBareModule();
  const prepare = (hands: readonly Hand[]) => {
    const start = place(hands);
    const end = start + hands.length * HAND_STRIDE;
    const pass = () => {
      let sum = 0;
      for (let hand = start; hand < end; hand += HAND_STRIDE) sum += least(hand, 4);
      return sum;
    };
    return { pass, answers: () => hands.map((_, i) => least(start + i * HAND_STRIDE, 4)) };
  };
  return { name: 'hintwright, WASM', role: 'kernel', prepare };
}

const oracle: Shanten = {
  name: 'oracle, TypeScript',
  role: 'oracle',
  note: 'from the definition, not written for speed',
  prepare: (hands) => forEach(hands, (hand) => shantenOracle(hand, 4).best),
};

async function majiangCore(load: LoadPeer): Promise<Entrant<Hand, number>> {
  const core = await loadMajiangCore(load);
  if (!core) return absent(MAJIANG_CORE);
  const { majiang, convert, version } = core;
  return {
    ...{ name: MAJIANG_CORE, role: 'peer', version },
    prepare: (hands) => forEach(hands.map(convert), (hand) => majiang.Util.xiangting(hand)),
  };
}

async function tileEfficiency(load: LoadPeer): Promise<Entrant<Hand, number>> {
  const peer = await loadTileEfficiency(load);
  if (!peer) return absent(TILE_EFFICIENCY);
  const { rules, convert, version } = peer;
  return {
    ...{ name: TILE_EFFICIENCY, role: 'peer', version },
    ...{ note: NOTE, knownFault: KNOWN_FAULT },
    prepare: (hands) => forEach(hands.map(convert), (hand) => rules.calShanten(hand)),
  };
}

async function syanten(load: LoadPeer): Promise<Entrant<Hand, number>> {
  const peer = await loadSyanten(load);
  if (!peer) return absent(SYANTEN);
  return {
    ...{ name: SYANTEN, role: 'peer', version: peer.version },
    prepare: (hands) => forEach(hands.map(peer.convert), (hand) => peer.syanten(hand)),
  };
}

async function riichiMahjong(load: LoadPeer): Promise<Entrant<Hand, number>> {
  const peer = await loadRiichiMahjong(load);
  if (!peer) return absent(RIICHI_MAHJONG);
  return {
    ...{ name: RIICHI_MAHJONG, role: 'peer', version: peer.version },
    prepare: (hands) => forEach(hands.map(peer.convert), (hand) => peer.shanten(hand)),
  };
}
