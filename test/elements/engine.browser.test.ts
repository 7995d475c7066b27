import { expect, test, vi } from 'vitest';
import { sharedMahjong } from '../../src/elements/mahjong-analyzer/engine.js';
import { mount, settle, text } from './mount.js';
import { TWO_AWAY } from './reports.js';

const PATIENCE = { timeout: 20_000 };

test('analyzes in a worker of its own, with nothing set up', async () => {
  const { element, root } = await mount(TWO_AWAY, { analyzer: undefined, model: 'advance' });
  await vi.waitFor(() => expect(element.state).toBe('done'), PATIENCE);
  await settle(element);
  expect(text(root, '.headline')).toMatch(/^Discard \dp: \d+ % to win/);
  const shares = element.report!.hints.map((hint) => hint.winProbability.at(-1)!);
  expect(shares).toEqual([...shares].sort((a, b) => b - a));
});

test('two elements, one worker', async () => {
  const analyzer = sharedMahjong.value;
  const analyze = vi.spyOn(analyzer, 'analyze');
  const first = await mount(TWO_AWAY, { analyzer: undefined, draws: 3 });
  const second = await mount('234567m3488p345s', { analyzer: undefined });
  // Below the first one it may be out of sight, where nothing runs.
  second.element.scrollIntoView();
  await vi.waitFor(
    () => expect([first.element.state, second.element.state]).toEqual(['done', 'done']),
    PATIENCE,
  );
  expect(analyze).toHaveBeenCalledTimes(2);
  expect(sharedMahjong.value).toBe(analyzer);
});

test.each([
  ['33789m35x', 'ERR_UNKNOWN_TILE', 'x'],
  ['55555m', 'ERR_TOO_MANY_COPIES', '5'],
  ['123m[12m]', 'ERR_MELD', '['],
])('the place of a real fault in %s', async (hand, code, mark) => {
  const { element, root } = await mount(hand, { analyzer: undefined });
  await vi.waitFor(() => expect(element.state).toBe('error'), PATIENCE);
  await settle(element);
  expect(element.error?.code).toBe(code);
  expect(text(root, '.fault-place mark')).toBe(mark);
});
