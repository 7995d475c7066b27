import type { ChartNode, ChartTransition } from './outline.js';

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

export interface Point {
  x: number;
  y: number;
}

export interface Rectangle extends Point {
  width: number;
  height: number;
}

/** What goes out of a node along one lane: where it starts, and its label, a line each. */
export interface Branch {
  from: Point;
  lines: string[];
  target: string;
}

export interface PlacedNode extends Rectangle {
  node: ChartNode;
  children: PlacedNode[];
  /** Transitions with events, on the right; those of the node itself stand in its title. */
  branches: Branch[];
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
  const placed = { node, x, y, ...size, branches: branchesOf(node, x, y, size) };
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
  let top = y + TITLE + ownLines(parent) * LINE;
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
    return { width: Math.max(BOX.width, textWidth([node.name]) + 2 * GAP), height: BOX.height };
  const sizes = node.children.map(sizeOf);
  const [widths, heights] = [sizes.map(({ width }) => width), sizes.map(({ height }) => height)];
  if (node.kind === 'parallel')
    return { width: sum(widths) + GAP * (widths.length + 1), height: Math.max(...heights) + TITLE + GAP };
  const rows = node.children.map((child, i) => Math.max(heights[i]!, rowHeight(child)) + GAP);
  return {
    width: leftGutter(node) + Math.max(...widths) + rightGutter(node),
    height: TITLE + ownLines(node) * LINE + sum(rows) + (node.initial ? START : 0),
  };
}

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
  const groups = labelsOf(node);
  const isLeaf = node.children.length === 0;
  let top = isLeaf
    ? y + height / 2 - (sum(groups.map(({ lines }) => lines.length)) * LINE) / 2
    : y + TITLE / 2;
  return groups.map(({ lines, target }) => {
    const middle = top + (lines.length * LINE) / 2;
    top += lines.length * LINE;
    const start = isLeaf ? x + width : x + leftGutter(node);
    return { from: { x: start, y: middle }, lines, target };
  });
}

/** A label for each target: events with their guard, wrapped. */
function labelsOf({ transitions }: ChartNode): { target: string; lines: string[] }[] {
  const targets = [...new Set(transitions.map(({ target }) => target))];
  return targets.map((target) => ({
    target,
    lines: transitions.filter((one) => one.target === target).flatMap(wrap),
  }));
}

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

const ownLines = (node: ChartNode): number => sum(labelsOf(node).map(({ lines }) => lines.length));

function rowHeight(node: ChartNode): number {
  return node.kind === 'choice' ? DIAMOND + LINE : ownLines(node) * LINE;
}

/** Nodes that transitions out of other nodes of this column lead to. */
function targetsOf({ children, transitions }: ChartNode): string[] {
  const sources = children.filter(({ kind }) => kind !== 'choice');
  const all = [...transitions, ...sources.flatMap((child) => child.transitions)].map(({ target }) => target);
  return [...new Set(all)].filter((target) => children.some(({ id }) => id === target));
}

function leftGutter({ children }: ChartNode): number {
  const choices = children.filter(({ kind }) => kind === 'choice');
  const labels = choices.flatMap(({ transitions }) => transitions.map(guardLabel));
  return choices.length === 0 ? GAP : LANE * choices.length + STUB + textWidth(labels) + GAP;
}

function rightGutter(node: ChartNode): number {
  const labels = node.children.filter(({ kind }) => kind !== 'choice').flatMap(labelsOf);
  return textWidth(labels.flatMap(({ lines }) => lines)) + 3 * STUB + LANE * targetsOf(node).length;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
