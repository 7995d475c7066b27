import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** A state as it is drawn. A choice node is a state that is left at once: it has transitions without events, and no others. */
export interface ChartNode {
  id: string;
  name: string;
  kind: 'atomic' | 'final' | 'choice' | 'compound' | 'parallel';
  /** The child that is entered first. */
  initial: string | null;
  children: ChartNode[];
  /** Those out of this node, in the order of the machine, those to one target and with one guard together. */
  transitions: ChartTransition[];
  /** A way leads here from beside or from the parent, other than out of a choice node. */
  isEntered: boolean;
}

/** Where a target stands: a child of the source, a sibling, elsewhere, or the source is not left at all. */
export type Reach = 'inside' | 'beside' | 'far' | 'stays';

export interface ChartTransition {
  /** Empty for one that stays. */
  target: string;
  reach: Reach;
  /** Empty for one that needs no event. */
  events: string[];
  guard: string | null;
}

/** What of a machine is drawn: its states and its transitions, with the names of their guards. */
export function outlineOf(machine: AnyStateMachine): ChartNode {
  return nodeOf(machine.root, false);
}

function nodeOf(node: AnyStateNode, isEntered: boolean): ChartNode {
  const initial = node.type === 'compound' ? node.initial.target[0] : undefined;
  return {
    id: node.id,
    name: node.key,
    kind: kindOf(node),
    initial: initial?.id ?? null,
    children: childrenOf(node),
    transitions: transitionsOf(node),
    isEntered,
  };
}

function childrenOf(node: AnyStateNode): ChartNode[] {
  const states: AnyStateNode[] = Object.values(node.states);
  const sources = [node, ...states.filter((state) => kindOf(state) !== 'choice')];
  const entered = sources
    .flatMap((source) =>
      transitionsOf(source).filter(({ reach }) => reach === (source === node ? 'inside' : 'beside')),
    )
    .map(({ target }) => target);
  return states.map((state) => nodeOf(state, entered.includes(state.id)));
}

function kindOf(node: AnyStateNode): ChartNode['kind'] {
  if (node.type === 'history') throw new RangeError(`${node.id}: history states are not drawn.`);
  const isChoice = node.type === 'atomic' && node.always && node.transitions.size === 0;
  return isChoice ? 'choice' : node.type;
}

function transitionsOf(node: AnyStateNode): ChartTransition[] {
  const all = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
  const grouped = new Map<string, ChartTransition>();
  for (const { target, guard, eventType } of all) {
    const name = guardName(guard);
    for (const state of target ?? [null]) {
      const key = `${state?.id} ${name}`;
      const reach = reachOf(node, state);
      const group = grouped.get(key) ?? { target: state?.id ?? '', reach, events: [], guard: name };
      grouped.set(key, group);
      if (eventType) group.events.push(eventType);
    }
  }
  return [...grouped.values()];
}

function reachOf(source: AnyStateNode, target: AnyStateNode | null): Reach {
  if (!target) return 'stays';
  if (target.parent === source) return 'inside';
  return target.parent === source.parent && target !== source ? 'beside' : 'far';
}

function guardName(guard: unknown): string | null {
  if (guard === undefined) return null;
  if (typeof guard === 'string') return guard;
  const { type } = guard as { type?: unknown };
  if (typeof type === 'string') return type;
  throw new RangeError('A guard that is drawn needs a name.');
}
