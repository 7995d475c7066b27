import type { ChartNode, ChartTransition, Reach } from './outline.js';

/** Pixels. Text is monospaced, so that its width can be reckoned without a page. */
export const CHARACTER = 7.25;
export const LINE = 17;
const BOX = { width: 124, height: 40 };
const DIAMOND = 44;
const GAP = 20;
const TITLE = 36;
const LANE = 20;
const STUB = 14;
const START = 30;
const WRAP = 27;
/** From a node's edge to its first label, and from its lower edge to arrows that come in. */
const MARGIN = 4;
const ENTRY = 10;
const NAME = { left: 12, character: 8 };

export interface Point {
  x: number;
  y: number;
}

export interface Rectangle extends Point {
  width: number;
  height: number;
}

/** What goes out of a node along one lane: where it starts, and its label, a line each. Without a lane where it stays. */
export interface Branch {
  from: Point;
  lines: string[];
  target: string;
}

export interface PlacedNode extends Rectangle {
  node: ChartNode;
  children: PlacedNode[];
  /** Transitions with events that leave the node, on its right. */
  branches: Branch[];
  /** Those that stay inside of a node with children: they stand beside its name. */
  inner: Branch[];
}

/** How tall and wide a node will be, its children included. */
interface Size {
  width: number;
  height: number;
}

/**
 * Children stand below each other, those of a parallel state side by side. Left of a column run the ways out of its choice
 * nodes, right of it all others, on one lane for each target.
 */
export function place(node: ChartNode, x: number, y: number): PlacedNode {
  const size = sizeOf(node);
  const ways = { branches: branchesOf(node, x, y, size), inner: innerOf(node, x, y) };
  const placed = { node, x, y, ...size, ...ways };
  return { ...placed, children: node.kind === 'parallel' ? inRow(node, x, y, size) : inColumn(node, x, y) };
}

function inRow({ children }: ChartNode, x: number, y: number, { height }: Size): PlacedNode[] {
  let left = x + GAP;
  return children.map((child) => {
    const placed = place(child, left, y + TITLE);
    left += placed.width + GAP;
    return { ...placed, height: height - TITLE - GAP };
  });
}

function inColumn(parent: ChartNode, x: number, y: number): PlacedNode[] {
  let top = y + TITLE + linesOf(innerLabels(parent)) * LINE;
  const left = x + leftGutter(parent);
  const widest = Math.max(0, ...parent.children.map((child) => sizeOf(child).width));
  return parent.children.map((child) => {
    if (child.id === parent.initial) top += START;
    const { width, height } = sizeOf(child);
    const row = Math.max(height, rowHeight(child));
    const placed = place(child, left + (widest - width) / 2, top + (row - height) / 2);
    top += row + GAP;
    return placed;
  });
}

export function sizeOf(node: ChartNode): Size {
  if (node.kind === 'choice') return { width: DIAMOND, height: DIAMOND };
  if (node.children.length === 0)
    return { width: Math.max(BOX.width, textWidth([node.name]) + 2 * GAP), height: leafHeight(node) };
  const sizes = node.children.map(sizeOf);
  const [widths, heights] = [sizes.map(({ width }) => width), sizes.map(({ height }) => height)];
  if (node.kind === 'parallel')
    return { width: sum(widths) + GAP * (widths.length + 1), height: Math.max(...heights) + TITLE + GAP };
  const rows = node.children.map((child, i) => Math.max(heights[i]!, rowHeight(child)) + GAP);
  return {
    width: leftGutter(node) + Math.max(...widths) + rightGutter(node),
    height: TITLE + linesOf(innerLabels(node)) * LINE + sum(rows) + (node.initial ? START : 0),
  };
}

/** With room for the arrows that come in below its labels. */
function leafHeight(node: ChartNode): number {
  const below = node.isEntered ? linesOf(outerLabels(node)) * LINE + 2 * ENTRY : 0;
  return Math.max(BOX.height, below);
}

/** Where arrows from the right touch a node. */
export const entryOf = ({ node, y, height }: PlacedNode): number =>
  node.isEntered && node.kind !== 'choice' ? y + height - ENTRY : y + height / 2;

/** The x of the lane that leads to a target, counted from the right edge of the parent. */
export function laneOf(parent: PlacedNode, target: string): number {
  return parent.x + parent.width - LANE * (1 + targetsOf(parent.node).indexOf(target));
}

/** The x of the lane on which a choice node's ways out run. */
export function choiceLaneOf(parent: PlacedNode, choice: ChartNode): number {
  const choices = parent.node.children.filter(({ kind }) => kind === 'choice');
  return parent.x + LANE * (1 + choices.indexOf(choice));
}

/** What a transition without an event is labelled with. */
export const guardLabel = ({ guard }: ChartTransition): string => (guard ? `[${guard}]` : '[else]');

export const textWidth = (lines: readonly string[]): number =>
  Math.max(0, ...lines.map((line) => line.length)) * CHARACTER;

function branchesOf(node: ChartNode, x: number, y: number, { width, height }: Size): Branch[] {
  if (node.kind === 'choice') return [];
  const labels = outerLabels(node);
  const top = node.isEntered ? y + MARGIN : y + height / 2 - (linesOf(labels) * LINE) / 2;
  return stack(labels, x + width, top);
}

function innerOf(node: ChartNode, x: number, y: number): Branch[] {
  const name = NAME.left + (node.name.length + 2) * NAME.character;
  return stack(innerLabels(node), x + Math.max(leftGutter(node), name), y + TITLE / 2);
}

function stack(labels: readonly Label[], x: number, from: number): Branch[] {
  let top = from;
  return labels.map(({ lines, target }) => {
    const y = top + (lines.length * LINE) / 2;
    top += lines.length * LINE;
    return { from: { x, y }, lines, target };
  });
}

interface Label {
  target: string;
  reach: Reach;
  lines: string[];
}

/** A label for each target: events with their guard, wrapped; where the target is not near, its name. */
function labelsOf({ transitions }: ChartNode): Label[] {
  const targets = [...new Set(transitions.map(({ target }) => target))];
  return targets.map((target) => {
    const same = transitions.filter((one) => one.target === target);
    const { reach } = same[0]!;
    const lines = same.flatMap(wrap);
    return { target, reach, lines: reach === 'far' ? [...lines, `→ ${target.split('.').at(-1)}`] : lines };
  });
}

const isInner = ({ children }: ChartNode, { reach }: Label): boolean =>
  children.length > 0 && (reach === 'inside' || reach === 'stays');

const innerLabels = (node: ChartNode): Label[] => labelsOf(node).filter((label) => isInner(node, label));
const outerLabels = (node: ChartNode): Label[] => labelsOf(node).filter((label) => !isInner(node, label));

function wrap({ events, guard }: ChartTransition): string[] {
  const words = events.map((event, i) => (i < events.length - 1 ? `${event},` : event));
  if (guard) words.push(`[${guard}]`);
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.pop();
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && joined.length > WRAP) lines.push(last, word);
    else lines.push(joined);
  }
  return lines;
}

const linesOf = (labels: readonly Label[]): number => sum(labels.map(({ lines }) => lines.length));

function rowHeight(node: ChartNode): number {
  return node.kind === 'choice' ? DIAMOND + LINE : linesOf(outerLabels(node)) * LINE;
}

/** Nodes that transitions out of other nodes of this column lead to. */
function targetsOf(parent: ChartNode): string[] {
  const labels = [...innerLabels(parent), ...outerLabelsOf(parent)].map(({ target }) => target);
  return [...new Set(labels)].filter((target) => parent.children.some(({ id }) => id === target));
}

/** Those of the children that are no choice nodes. */
const outerLabelsOf = ({ children }: ChartNode): Label[] =>
  children.filter(({ kind }) => kind !== 'choice').flatMap(outerLabels);

function leftGutter({ children }: ChartNode): number {
  const choices = children.filter(({ kind }) => kind === 'choice');
  const labels = choices.flatMap(({ transitions }) => transitions.map(guardLabel));
  return choices.length === 0 ? GAP : LANE * choices.length + STUB + textWidth(labels) + GAP;
}

function rightGutter(node: ChartNode): number {
  const lines = outerLabelsOf(node).flatMap((label) => label.lines);
  return textWidth(lines) + 3 * STUB + LANE * targetsOf(node).length;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
