import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** A state as it is drawn. A choice node is a state that is left at once: it has transitions without events, and no others. */
export interface ChartNode {
  id: string;
  name: string;
  kind: 'atomic' | 'final' | 'choice' | 'compound' | 'parallel';
  /** The child that is entered first. */
  initial: string | null;
  children: ChartNode[];
  /** Those that lead out of this node, in the order of the machine, those to one target and with one guard together. */
  transitions: ChartTransition[];
}

export interface ChartTransition {
  target: string;
  /** Empty for one that needs no event. */
  events: string[];
  guard: string | null;
}

/** What of a machine is drawn: its states and its transitions, with the names of their guards. */
export function outlineOf(machine: AnyStateMachine): ChartNode {
  return nodeOf(machine.root);
}

function nodeOf(node: AnyStateNode): ChartNode {
  const initial = node.type === 'compound' ? node.initial.target[0] : undefined;
  return {
    id: node.id,
    name: node.key,
    kind: kindOf(node),
    initial: initial?.id ?? null,
    children: Object.values(node.states).map(nodeOf),
    transitions: transitionsOf(node),
  };
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
    for (const { id } of target ?? []) {
      const key = `${id} ${name}`;
      const group = grouped.get(key) ?? { target: id, events: [], guard: name };
      grouped.set(key, group);
      if (eventType) group.events.push(eventType);
    }
  }
  return [...grouped.values()];
}

function guardName(guard: unknown): string | null {
  if (guard === undefined) return null;
  if (typeof guard === 'string') return guard;
  const { type } = guard as { type?: unknown };
  if (typeof type === 'string') return type;
  throw new RangeError('A guard that is drawn needs a name.');
}
