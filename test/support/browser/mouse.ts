/** What tests do with a mouse and `userEvent` cannot: in any browser, as commands that Vitest carries to Playwright. */
import { defineBrowserCommand } from '@vitest/browser-playwright';

interface Spot {
  x: number;
  y: number;
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Moves the mouse over the page, of which the test's frame is but a part. */
    moveMouse(to: Spot): Promise<void>;
    /** Presses the mouse on the first spot, draws it over the others and lets go on the last. */
    dragMouse(over: readonly Spot[]): Promise<void>;
  }
}

const moveMouse = defineBrowserCommand<[Spot]>(({ page }, { x, y }) => page.mouse.move(x, y));

const dragMouse = defineBrowserCommand<[readonly Spot[]]>(async ({ page: { mouse } }, over) => {
  const [first] = over;
  if (!first) return;
  await mouse.move(first.x, first.y);
  await mouse.down();
  for (const { x, y } of over) await mouse.move(x, y);
  await mouse.up();
});

export const mouseCommands = { moveMouse, dragMouse };
