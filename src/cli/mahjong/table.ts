import type { Hint, MahjongReport, Score, ScoreItem, TileCount } from '../../mahjong/index.js';
import type { Style } from '../style.js';
import { type Column, layoutTable, words, wrap } from '../text.js';

/** A report for people: the hand, how far it is, the discards best first, and the best one's reason. */
export function formatMahjong(report: MahjongReport, style: Style): string {
  const sections = [
    header(report, style),
    report.score ? score(report.score, report, style) : [],
    report.waits.length > 0 ? wrap(`Waits  ${waits(report.waits)}`, style.width) : [],
    ...advice(report, style),
    [style.dim(footer(report))],
  ];
  return sections
    .filter((lines) => lines.join('') !== '')
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

/** The discards and the best one's reason. A complete hand is won: what else it could do comes under its own heading. */
function advice({ state, hints: list, rules }: MahjongReport, style: Style): string[][] {
  const table = hints(list, rules, style);
  if (state === 'mahjong') return table.length > 0 ? [[style.dim('Instead of winning:'), ...table]] : [];
  return [table, wrap(list[0]?.explanation ?? '', style.width).map(style.bold)];
}

function header({ hand, rules, shanten, special }: MahjongReport, style: Style): string[] {
  const forms = Object.entries(shanten)
    .filter(([form, value]) => form !== 'best' && value !== null)
    .map(([form, value]) => `${words(form)} ${value}`);
  const distance = `${style.bold(distanceInWords(shanten.best))} ${style.dim(`(${forms.join(', ')})`)}`;
  const named = special.map((name) => words(name)).join(', ');
  const title = `${style.bold(hand)}  ${style.dim(rules)}`;
  return named ? [title, distance, `Special: ${named}`] : [title, distance];
}

function distanceInWords(best: number): string {
  if (best < 0) return 'Complete';
  return best === 0 ? 'Tenpai, one tile from winning' : `${best}-shanten, ${best + 1} tiles from winning`;
}

/** What an unfinished hand counts is told where it counts something. */
function score(result: Score, { rules, state }: MahjongReport, style: Style): string[] {
  const isComplete = state === 'mahjong';
  if (!isComplete && result.total === 0) return [];
  const rows = result.items.map(({ name, value, unit }) => [name, `${value} ${unitOf(unit, value, rules)}`]);
  const columns: Column[] = [
    { heading: 'for', align: 'left' },
    { heading: 'value', align: 'left' },
  ];
  return [
    style.bold(isComplete ? sum(result) : `As it stands this hand counts ${result.total}`),
    ...(result.payments ? [paid(result.payments)] : []),
    ...(rows.length > 0 ? layoutTable(columns, rows, style.width) : []),
  ];
}

function unitOf(unit: ScoreItem['unit'], value: number, rules: string): string {
  if (unit === 'fan' && rules === 'hongkong') return 'faan';
  return value === 1 && (unit === 'points' || unit === 'doubles') ? unit.slice(0, -1) : unit;
}

function sum({ total, wins, han, fu, yakuman, limit }: Score): string {
  const value = [
    yakuman === undefined ? '' : `${yakuman} yakuman`,
    han === undefined ? '' : `${han} han`,
    fu === undefined ? '' : `${fu} fu`,
    limit ? 'limit' : '',
  ].filter(Boolean);
  return `Score ${total}${value.length > 0 ? ` (${value.join(' ')})` : ''}${wins ? '' : ', does not win'}`;
}

/** Who pays what, in words. A dealer who pays nothing has won. */
function paid(payments: NonNullable<Score['payments']>): string {
  const { others } = payments;
  if ('discarder' in payments) {
    return `The discarder pays ${payments.discarder}${others === 0 ? '' : `, the others ${others} each`}`;
  }
  return payments.dealer === 0
    ? `The others pay ${others} each`
    : `The dealer pays ${payments.dealer}, the others ${others} each`;
}

/** A column of the hints, and what stands in it. */
interface HintColumn extends Column {
  cell(hint: Hint): string;
}

const COLUMNS: readonly HintColumn[] = [
  { heading: 'discard', align: 'left', cell: ({ discard }) => discard ?? '-' },
  { heading: 'shanten', align: 'right', cell: ({ shanten }) => String(shanten) },
  { heading: 'win %', align: 'right', cell: ({ winProbability }) => percent(winProbability) },
  { heading: 'tenpai %', align: 'right', cell: ({ tenpaiProbability }) => percent(tenpaiProbability) },
];
const TILE_COLUMNS: readonly HintColumn[] = [
  { heading: 'tiles', align: 'right', cell: ({ acceptCount }) => String(acceptCount) },
  { heading: 'accepted', align: 'left', cell: ({ accepts }) => groupTiles(accepts) },
];

/** What rules count in, where not in points. */
const UNITS: Readonly<Record<string, string>> = { mcr: 'fan', hongkong: 'faan' };

/** What is won on average; none where the rules have no such figures. */
function worthColumns(list: readonly Hint[], rules: string): HintColumn[] {
  if (list.every(({ expectedScore }) => expectedScore.length === 0)) return [];
  const heading = `avg ${UNITS[rules] ?? 'points'}`;
  return [{ heading, align: 'right', cell: ({ expectedScore }) => amount(expectedScore.at(-1), rules) }];
}

function hints(list: readonly Hint[], rules: string, style: Style): string[] {
  if (list.length === 0) return [];
  const columns = [...COLUMNS, ...worthColumns(list, rules), ...TILE_COLUMNS];
  const rows = list.map((hint) => columns.map(({ cell }) => cell(hint)));
  const [heading = '', best = '', ...rest] = layoutTable(columns, rows, style.width);
  return [style.dim(heading), style.accent(best), ...rest];
}

/** Curves are indexed by draws left: the last entry is the value now. */
function percent(curve: readonly number[]): string {
  const now = curve.at(-1);
  return now === undefined ? '-' : (now * 100).toFixed(1);
}

/** Whole points in riichi; elsewhere what is counted is less, and a tenth tells something. */
function amount(score: number | undefined, rules: string): string {
  return score === undefined ? '-' : score.toFixed(rules === 'riichi' ? 0 : 1);
}

function waits(tiles: readonly TileCount[]): string {
  return tiles.map(({ tile, count }) => `${tile} (${count})`).join(' ');
}

/** `4p 7p 2s` becomes `47p 2s`. */
function groupTiles(tiles: readonly TileCount[]): string {
  const groups: { suit: string; ranks: string }[] = [];
  for (const { tile } of tiles) {
    const [rank, suit] = [tile.slice(0, -1), tile.slice(-1)];
    const last = groups.at(-1);
    if (last?.suit === suit) last.ranks += rank;
    else groups.push({ suit, ranks: rank });
  }
  return groups.map(({ suit, ranks }) => ranks + suit).join(' ');
}

function footer({ hints: list, unseen, model, complete, timeMs }: MahjongReport): string {
  const curve = list[0]?.winProbability ?? [];
  return [
    ...(curve.length > 0 ? [`${curve.length - 1} draws left`, `model ${model}`] : []),
    `${unseen} tiles unseen`,
    ...(complete ? [] : ['not worked out to the end']),
    `${timeMs.toFixed(1)} ms`,
  ].join(', ');
}
