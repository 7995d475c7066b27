import { afterEach, describe, expect, test, vi } from 'vitest';
import { RenderTurns } from '../../src/elements/shared/render-turns.js';

const [a, b, c] = ['a', 'b', 'c'].map((id) => Object.assign(document.createElement('i'), { id })) as [
  HTMLElement,
  HTMLElement,
  HTMLElement,
];
const frame = () => new Promise(requestAnimationFrame);

afterEach(() => void vi.restoreAllMocks());

describe('turns', () => {
  test('are given at once to an element alone, however often it changes', async () => {
    const turns = new RenderTurns();
    for (let n = 0; n < 5; n++) expect(turns.take(a)).toBeNull();
    await frame();
    expect(turns.take(a)).toBeNull();
  });

  test('come one a frame, in order, where several elements have news', async () => {
    const turns = new RenderTurns();
    const drawn: string[] = [];
    expect(turns.take(a)).toBeNull();
    for (const element of [b, c]) void turns.take(element)?.then(() => drawn.push(element.id));
    await frame();
    expect(drawn).toEqual(['b']);
    await frame();
    expect(drawn).toEqual(['b', 'c']);
  });

  test('come also where no frame does (the page is hidden in that moment)', async () => {
    vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    const turns = new RenderTurns();
    turns.take(a);
    await turns.take(b);
  });

  test('are not needed in a hidden page, which is not laid out', () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const turns = new RenderTurns();
    expect([a, b, c].map((element) => turns.take(element))).toEqual([null, null, null]);
  });
});
