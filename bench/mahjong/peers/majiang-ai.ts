import type { LoadPeer } from '../../core/types.js';
import { type Hand, heldKinds, kindOf, majiangText, without } from '../tiles.js';
import { exportsOf, loadMajiangCore } from './majiang-core.js';

export const MAJIANG_AI = '@kobalab/majiang-ai';

interface Player {
  /** What earlier evaluations of this turn, and of this hand, have found. */
  _eval_cache: object;
  _defen_cache: object;
  kaiju(message: object): void;
  qipai(message: object): void;
  zimo(message: { l: number; p: string }): void;
  /** The discard it chooses, such as `s3` or, with riichi, `s3*`. */
  select_dapai(): string;
}

export interface DiscardChooser {
  version: string;
  /** A dealer's first turn with this hand of 14, before anything else is seen but a dora indicator (4z). */
  seat(hand: Hand): { choose(): number };
}

/** Its own choice of a discard, as a game asks for it; what an earlier choice has cached is forgotten each time. */
export async function loadMajiangAi(load: LoadPeer): Promise<DiscardChooser | null> {
  const [core, peer] = [await loadMajiangCore(load), await load(MAJIANG_AI)];
  if (!core || !peer) return null;
  const Seat = exportsOf<new () => Player>(peer.module);
  const rule = core.majiang.rule();
  const seat = (hand: Hand) => {
    const player = seatPlayer(new Seat(), rule, hand);
    const choose = () => {
      player._eval_cache = {};
      player._defen_cache = {};
      return kindOf(player.select_dapai().slice(0, 2));
    };
    return { choose };
  };
  return { version: peer.version, seat };
}

function seatPlayer(player: Player, rule: object, hand: Hand): Player {
  const drawn = heldKinds(hand).at(-1) as number;
  player.kaiju({ id: 0, rule, title: '', player: ['', '', '', ''], qijia: 0 });
  player.qipai({
    ...{ zhuangfeng: 0, jushu: 0, changbang: 0, lizhibang: 0 },
    ...{ defen: [25_000, 25_000, 25_000, 25_000], baopai: 'z4' },
    shoupai: [majiangText(without(hand, drawn)), '', '', ''],
  });
  player.zimo({ l: 0, p: majiangText(without(hand, drawn).map((_, kind) => Number(kind === drawn))) });
  return player;
}
