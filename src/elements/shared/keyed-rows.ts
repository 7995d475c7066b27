import { noChange } from 'lit';
import type { ChildPart, DirectiveResult } from 'lit/directive.js';
import { Directive, directive } from 'lit/directive.js';
import {
  getCommittedValue,
  insertPart,
  removePart,
  setChildPartValue,
  setCommittedValue,
} from 'lit/directive-helpers.js';

/**
 * Lit's `repeat` without its leak: from lit-html 3.3.0 on, each row that `repeat` removes leaves a comment node behind for
 * the life of the list (lit/lit#5010, #5298), three a run in an analyzer. Keys must differ.
 */
class KeyedRows extends Directive {
  #keys: readonly string[] = [];

  render<Item>(items: readonly Item[], keyOf: (item: Item) => string, row: (item: Item) => unknown): unknown {
    this.#keys = items.map(keyOf);
    return items.map(row);
  }

  override update(container: ChildPart, [items, keyOf, row]: Parameters<this['render']>): unknown {
    const parts = getCommittedValue(container) as ChildPart[] | undefined;
    // The first time Lit makes the parts by itself.
    if (!Array.isArray(parts)) return this.render(items, keyOf, row);
    const old = new Map(this.#keys.map((key, index) => [key, parts[index] as ChildPart]));
    this.#keys = items.map(keyOf);
    for (const [key, part] of old) if (!this.#keys.includes(key)) drop(part);
    setCommittedValue(container, this.#place(container, items, old, row));
    return noChange;
  }

  /** From the last row to the first, so that each finds its successor in place; moves only what stands elsewhere. */
  #place<Item>(
    container: ChildPart,
    items: readonly Item[],
    old: ReadonlyMap<string, ChildPart>,
    row: (item: Item) => unknown,
  ): ChildPart[] {
    const placed: ChildPart[] = new Array(items.length);
    for (let index = items.length - 1; index >= 0; index--) {
      const part = insertPart(container, placed[index + 1], old.get(this.#keys[index] as string));
      placed[index] = setChildPartValue(part, row(items[index] as Item));
    }
    return placed;
  }
}

/** Removes a row with both of its markers. */
function drop(part: ChildPart): void {
  const end = part.endNode;
  removePart(part);
  end?.parentNode?.removeChild(end);
}

const rows = directive(KeyedRows);

/** Rows that keep their elements, and so the focus, when their order changes. */
export function keyedRows<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  row: (item: Item) => unknown,
): DirectiveResult {
  return rows(items, keyOf as (item: unknown) => string, row as (item: unknown) => unknown);
}
