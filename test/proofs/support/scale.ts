/** `npm run proofs` runs every proof at full length; `npm test` a part of each, so that it stays short. */
const { env = {} } = import.meta as { env?: Record<string, unknown> };

export const full = env.VITE_PROOFS === 'full';

/** How often a proof repeats what it repeats. */
export const times = (short: number, long: number): number => (full ? long : short);

/** Milliseconds a proof may take before it counts as hung. */
export const patience = (short: number): number => (full ? 20 * short : short);

/** Tells what was measured: a proof is worth its numbers. */
export function tell(what: string, figures: Record<string, number | string>): void {
  const text = Object.entries(figures).map(([name, value]) => `${name} ${value}`);
  console.info(`${what}: ${text.join(', ')}`);
}
