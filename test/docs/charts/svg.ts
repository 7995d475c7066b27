import type { AnyStateMachine } from 'xstate';
import {
  type Branch,
  CHARACTER,
  choiceLaneOf,
  entryOf,
  guardLabel,
  LINE,
  laneOf,
  type PlacedNode,
  place,
  textWidth,
} from './layout.js';
import { outlineOf } from './outline.js';

const MARGIN = 16;
const PAD = 6;

const STYLE = `
  .back { fill: #fff } .box { fill: #f4efe6 } .region { fill: none; stroke-dasharray: 6 4 }
  .box, .region, .line { stroke: #5c5346; stroke-width: 1.25 } .line { fill: none }
  .head, .dot { fill: #5c5346 } text { fill: #1f1c17; font: 12px ui-monospace, Menlo, Consolas, monospace }
  .name { font-weight: 700; font-size: 13px } .middle { text-anchor: middle } .guard { fill: #6b3410 }
  @media (prefers-color-scheme: dark) {
    .back { fill: #1b1a18 } .box { fill: #2c2823 } .box, .region, .line { stroke: #b9ab94 } .head, .dot { fill: #b9ab94 }
    text { fill: #ece6da } .guard { fill: #f0b48a }
  }`;

/**
 * A machine as a picture: states in boxes, a final one with two lines, choice nodes as diamonds, transitions with their
 * events and, in brackets, their guards. The same machine always gives the same text.
 * @param title what it shows, for those who can't see it.
 */
export function drawChart(machine: AnyStateMachine, title: string): string {
  const root = place(outlineOf(machine), MARGIN, MARGIN);
  const [width, height] = [root.width + 2 * MARGIN, root.height + 2 * MARGIN].map(Math.ceil);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title">
<title id="title">${escapeText(title)}</title>
<style>${STYLE}
</style>
<rect class="back" width="${width}" height="${height}" rx="6"/>
${drawNode(root).join('\n')}
</svg>
`;
}

function drawNode(placed: PlacedNode): string[] {
  return [
    ...shape(placed),
    ...placed.children.flatMap((child) => [...drawNode(child), ...waysOut(placed, child)]),
    ...placed.inner.flatMap((branch) => branchTo(placed, placed, branch)),
    ...start(placed),
  ];
}

function shape({ node, x, y, width, height }: PlacedNode): string[] {
  const [middle, centre] = [x + width / 2, y + height / 2];
  if (node.kind === 'choice')
    return [
      `<path class="box" d="M${p(middle, y)}L${p(x + width, centre)}L${p(middle, y + height)}L${p(x, centre)}Z"/>`,
      text(middle, y + height + LINE - 3, node.name, 'name middle'),
    ];
  if (node.children.length > 0)
    return [rectangle('region', x, y, width, height), text(x + 12, y + 22, node.name, 'name')];
  const inner = node.kind === 'final' ? [rectangle('box', x + 4, y + 4, width - 8, height - 8)] : [];
  return [
    rectangle('box', x, y, width, height),
    ...inner,
    text(middle, centre + 4, node.name, 'name middle'),
  ];
}

function waysOut(parent: PlacedNode, child: PlacedNode): string[] {
  if (child.node.kind === 'choice') return choices(parent, child);
  return child.branches.flatMap((branch) => branchTo(parent, child, branch));
}

/** A choice node's ways: one lane on the left, an arrow to each target. */
function choices(parent: PlacedNode, choice: PlacedNode): string[] {
  const lane = choiceLaneOf(parent, choice.node);
  const from = choice.y + choice.height / 2;
  return choice.node.transitions.flatMap((transition) => {
    const target = parent.children.find(({ node }) => node.id === transition.target);
    if (!target) return [];
    const to = target.y + target.height / 2;
    const label = guardLabel(transition);
    return [
      line(`M${p(choice.x, from)}H${n(lane)}V${n(to)}H${n(target.x - PAD)}`),
      head(target.x, to, 1),
      text(lane + PAD, to - 6, label, 'guard'),
    ];
  });
}

/** A label beside its source, and the lane that leads on to a target that stands near. */
function branchTo(parent: PlacedNode, source: PlacedNode, { from, lines, target }: Branch): string[] {
  const placed = parent.children.find(({ node }) => node.id === target);
  const left = from.x + (source === parent ? 0 : 14);
  const top = from.y - (lines.length * LINE) / 2 + 13;
  const label = lines.map((one, i) => labelLine(left, top + i * LINE, one));
  const stub = source === parent ? [] : [line(`M${p(from.x, from.y)}H${n(left - PAD + 2)}`)];
  if (!placed) return [...stub, ...label];
  const lane = laneOf(parent, target);
  const to = entryOf(placed);
  const after =
    left +
    textWidth([lines[Math.floor((lines.length - 1) / 2)] ?? '', lines[Math.floor(lines.length / 2)] ?? '']) +
    PAD;
  return [
    ...stub,
    ...label,
    line(`M${p(after, from.y)}H${n(lane)}V${n(to)}H${n(placed.x + placed.width + PAD)}`),
    head(placed.x + placed.width, to, -1),
  ];
}

/** Events plain, the guard in its own colour. */
function labelLine(x: number, y: number, words: string): string {
  const at = words.indexOf('[');
  if (at < 0) return text(x, y, words, '');
  const guard = text(x + at * CHARACTER, y, words.slice(at), 'guard');
  return at === 0 ? guard : text(x, y, words.slice(0, at).trimEnd(), '') + guard;
}

/** A dot, and an arrow down to the child that is entered first. */
function start({ node, children }: PlacedNode): string[] {
  const first = children.find((child) => child.node.id === node.initial);
  if (!first) return [];
  const x = first.x + first.width / 2;
  const y = first.y - 22;
  return [
    `<circle class="dot" cx="${n(x)}" cy="${n(y)}" r="5"/>`,
    line(`M${p(x, y)}V${n(first.y - PAD)}`),
    `<path class="head" d="M${p(x, first.y)}l-4 -8h8z"/>`,
  ];
}

const rectangle = (kind: string, x: number, y: number, width: number, height: number): string =>
  `<rect class="${kind}" x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="6"/>`;

const line = (d: string): string => `<path class="line" d="${d}"/>`;

/** An arrow's head that touches x, pointing right (1) or left (-1). */
const head = (x: number, y: number, way: 1 | -1): string =>
  `<path class="head" d="M${p(x, y)}l${-8 * way} -4v8z"/>`;

/** Laid out to the reckoned width, whatever monospaced font a reader has. */
function text(x: number, y: number, words: string, kind: string): string {
  const fixed = kind.includes('name') ? '' : ` textLength="${n(words.length * CHARACTER)}"`;
  return `<text${kind && ` class="${kind}"`} x="${n(x)}" y="${n(y)}"${fixed}>${escapeText(words)}</text>`;
}

const n = (value: number): string => String(Math.round(value * 10) / 10);
const p = (x: number, y: number): string => `${n(x)} ${n(y)}`;

const escapeText = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
