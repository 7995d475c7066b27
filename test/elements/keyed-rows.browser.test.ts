import fc from 'fast-check';
import { html, render } from 'lit';
import { expect, test } from 'vitest';
import { keyedRows } from '../../src/elements/shared/keyed-rows.js';

const list = document.createElement('ul');

const show = (keys: readonly string[]) =>
  render(
    keyedRows(
      keys,
      (key) => key,
      (key) => html`<li>${key}</li>`,
    ),
    list,
  );

const shown = () => [...list.children].map((row) => row.textContent);

const keys = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 8 });

test('shows any list after any other, each row in the element it had', () => {
  fc.assert(
    fc.property(keys, keys, (before, after) => {
      show(before);
      const elementOf = new Map([...list.children].map((row) => [row.textContent, row]));
      show(after);
      expect(shown()).toEqual(after);
      for (const row of list.children) {
        expect(row).toBe(elementOf.get(row.textContent) ?? row);
      }
    }),
  );
});

// Lit's own `repeat` leaves a comment for each row it removes: three a run, for as long as the page lives.
test('leaves nothing of the rows that go', () => {
  show(['a', 'b']);
  const { length } = list.childNodes;
  for (let n = 0; n < 100; n++) {
    show(['b', 'c', 'd', 'a']);
    show([]);
    show(['a', 'b']);
  }
  expect(list.childNodes.length).toBe(length);
});

test('a row that stays in place is not moved, and keeps the focus', () => {
  show(['a', 'b', 'c']);
  document.body.append(list);
  const row = list.children[1] as HTMLElement;
  row.tabIndex = 0;
  row.focus();
  show(['a', 'd', 'b', 'e']);
  expect(document.activeElement).toBe(row);
  list.remove();
});
