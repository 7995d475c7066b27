import { afterEach } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { onPage, type Spot } from './spots.js';

/** The mouse lies somewhere on the page, where it would hover over what the next test puts there. */
let moved = false;

afterEach(async () => {
  if (moved) await commands.moveMouse({ x: 0, y: 0 });
  moved = false;
});

type ClickOptions = Parameters<typeof userEvent.click>[1];

export function click(target: Element, options: ClickOptions = {}): Promise<void> {
  moved = true;
  return userEvent.click(target, options);
}

export function doubleClick(target: Element): Promise<void> {
  moved = true;
  return userEvent.dblClick(target);
}

/** `position`: from the target's corner. */
export function hover(target: Element, position: Spot): Promise<void> {
  moved = true;
  return userEvent.hover(target, { position });
}

/** Pressed on the first spot, drawn over the others, let go on the last. */
export function drag(spots: readonly Spot[]): Promise<void> {
  moved = true;
  return commands.dragMouse(spots.map(onPage));
}
