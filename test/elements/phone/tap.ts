import { cdp } from 'vitest/browser';

/** What of the browser's own protocol is used here. */
interface TouchSession {
  send(
    method: 'Input.dispatchTouchEvent',
    params: { type: 'touchStart' | 'touchEnd'; touchPoints: { x: number; y: number }[] },
  ): Promise<unknown>;
}

/** A finger's tap on the middle of an element, once it is in sight: a true touch, from which the browser makes the click. */
export async function tap(target: Element): Promise<void> {
  target.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = target.getBoundingClientRect();
  const frame = window.frameElement!.getBoundingClientRect();
  const scale = frame.width / window.innerWidth;
  const point = { x: frame.left + (left + width / 2) * scale, y: frame.top + (top + height / 2) * scale };
  const session = cdp() as unknown as TouchSession;
  const clicked = new Promise<void>((done) =>
    target.addEventListener('click', () => done(), { once: true, capture: true }),
  );
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await clicked;
}
