import type { LoadPeer } from '../../core/types.js';
import { type Hand, majiangText } from '../tiles.js';

export const MAJIANG_CORE = '@kobalab/majiang-core';

/** A hand as majiang-core holds it. */
export interface Shoupai {
  readonly _zimo: string | null;
}

export interface Majiang {
  Shoupai: { fromString(text: string): Shoupai };
  Util: {
    xiangting(hand: Shoupai): number;
    tingpai(hand: Shoupai): string[] | null;
    /** What a complete hand counts; `rongpai`: a claimed tile and from whom, `m1-`. */
    hule(hand: Shoupai, rongpai: string | null, param: HuleParam): { defen: number } | undefined;
    hule_param(param: object): HuleParam;
  };
  rule(param?: object): object;
}

/** Circumstances of a win, in majiang-core's own form. */
export type HuleParam = { readonly hupai: object };

/** CommonJS packages have their exports under `default`, ES modules do not. */
export function exportsOf<T>(module: unknown): T {
  const { default: inner } = module as { default?: T };
  return inner ?? (module as T);
}

export async function loadMajiangCore(load: LoadPeer) {
  const peer = await load(MAJIANG_CORE);
  if (!peer) return null;
  const majiang = exportsOf<Majiang>(peer.module);
  const convert = (hand: Hand) => majiang.Shoupai.fromString(majiangText(hand));
  return { majiang, convert, version: peer.version };
}
