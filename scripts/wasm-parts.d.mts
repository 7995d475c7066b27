export interface Parts {
  bytes: Uint8Array;
  /** Where each part begins. */
  starts: number[];
}
export function split(module: Uint8Array): Parts;
export function join(bytes: Uint8Array, starts: readonly number[]): Uint8Array;
