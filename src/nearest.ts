/** The one of `known` that a slip of the pen makes into `name`, or undefined: `win_tile` is `winTile`, `drwas` is `draws`. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  if (name.length > 40) return undefined;
  const plain = normalize(name);
  const ranked = known
    .map((candidate) => ({ candidate, slips: distance(plain, normalize(candidate)) }))
    .sort((a, b) => a.slips - b.slips);
  const [best] = ranked;
  return best && best.slips <= Math.max(1, Math.floor(plain.length / 3)) ? best.candidate : undefined;
}

const normalize = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Letters to insert, remove or change, two neighbours swapped counting as one (optimal string alignment). */
function distance(a: string, b: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = last[j - 1]! + Number(a[i - 1] !== b[j - 1]);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = swapped ? before[j - 2]! + 1 : Number.POSITIVE_INFINITY;
      row[j] = Math.min(change, swap, last[j]! + 1, row[j - 1]! + 1);
    }
    [before, last] = [last, row];
  }
  return last[b.length]!;
}
