/** A finger: true touches, from which the browser makes clicks. By Chromium's own protocol; no other way makes them. */
import { cdp } from 'vitest/browser';
import { middleOf, onPage, type Spot } from './spots.js';

/** What of the protocol is used here. */
interface TouchSession {
  send(
    method: 'Input.dispatchTouchEvent',
    params: { type: 'touchStart' | 'touchMove' | 'touchEnd'; touchPoints: Spot[] },
  ): Promise<unknown>;
}

/** Put down on the first spot, moved over the others, lifted after a time. */
export async function stroke(spots: readonly Spot[], holdMs = 0): Promise<void> {
  const session = cdp() as unknown as TouchSession;
  const [first, ...others] = spots.map(onPage);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [first!] });
  for (const spot of others)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [spot] });
  if (holdMs > 0) await new Promise((done) => setTimeout(done, holdMs));
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** A tap on an element once it is in sight, on its middle or at a spot from its corner; until the click that the browser makes of it. */
export async function tap(target: Element, position?: Spot): Promise<void> {
  target.scrollIntoView({ block: 'center' });
  const { left, top } = target.getBoundingClientRect();
  const spot = position ? { x: left + position.x, y: top + position.y } : middleOf(target);
  const clicked = new Promise<void>((done) =>
    target.getRootNode().addEventListener('click', () => done(), { once: true, capture: true }),
  );
  await stroke([spot]);
  await clicked;
}
