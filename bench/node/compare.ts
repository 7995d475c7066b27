/**
 * Chances beside those of another program, from a file of its output: JSON lines with `hand`, `dora` (an indicator), `mode`
 * (`plain` or `default`), `shanten`, `wall` (tiles unseen) and `cands`, each with `d` (the discard) and `win`, by turn from
 * the first of 18. For information: such figures may come from a model that counts tiles twice.
 */
import { readFileSync } from 'node:fs';
import { MahjongAnalyzer } from '../../src/mahjong/index.js';

interface OtherHand {
  hand: string;
  dora?: string;
  mode: 'plain' | 'default';
  shanten: number;
  wall: number;
  cands: { d: string; win: number[] }[];
}

/** What is closest to each mode: `plain` only advances, `default` may change shape and step back. */
const MODELS = { plain: 'advance', default: 'full' } as const;
const DRAWS = 17;

interface Row {
  hands: number;
  theirs: number;
  ours: number;
  sameBest: number;
  aboveOne: number;
}

/** A table by mode and shanten: mean chance of the best discard, theirs and ours. */
export async function compareChances(file: string): Promise<string> {
  const analyzer = new MahjongAnalyzer();
  const rows = new Map<string, Row>();
  try {
    for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
      const other = JSON.parse(line) as OtherHand;
      const key = `${other.mode}, ${other.shanten}-shanten`;
      const row = rows.get(key) ?? { hands: 0, theirs: 0, ours: 0, sameBest: 0, aboveOne: 0 };
      rows.set(key, row);
      await addHand(row, other, analyzer);
    }
  } finally {
    await analyzer.dispose();
  }
  return formatRows(rows);
}

async function addHand(row: Row, other: OtherHand, analyzer: MahjongAnalyzer): Promise<void> {
  const { hand, dora, mode, wall, cands } = other;
  const request = { hand, ...(dora !== undefined && { dora }), draws: DRAWS, unseen: wall - 1 };
  const { hints } = await analyzer.analyze({ ...request, model: MODELS[mode] });
  const named = new Set(cands.map(({ d }) => plain(d)));
  const ours = hints.find(({ discard }) => discard !== null && named.has(plain(discard)));
  const theirs = cands.reduce((best, candidate) => (now(candidate) > now(best) ? candidate : best));
  row.hands++;
  row.theirs += now(theirs);
  row.ours += ours?.winProbability[DRAWS] ?? 0;
  row.sameBest += Number(plain(theirs.d) === plain(ours?.discard ?? ''));
  row.aboveOne += cands.filter(({ win }) => win.some((chance) => chance > 1)).length;
}

const now = ({ win }: { win: number[] }): number => win[0] ?? 0;
const plain = (tile: string): string => tile.replace('0', '5');

function formatRows(rows: ReadonlyMap<string, Row>): string {
  const lines = [...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, row]) => {
      const mean = (sum: number) => (sum / row.hands).toFixed(3);
      const best = `${row.sameBest} of ${row.hands} best discards the same`;
      const broken = row.aboveOne > 0 ? `, ${row.aboveOne} of theirs above 1` : '';
      return `${name.padEnd(20)} theirs ${mean(row.theirs)}, ours ${mean(row.ours)}; ${best}${broken}`;
    });
  return `Mean chance to win of the best discard (for information, not a target)\n${lines.join('\n')}\n`;
}
