import { afterEach, expect, test, vi } from 'vitest';
import { sharedMahjong } from '../../src/elements/mahjong-analyzer/engine.js';
import { mount, settle, text } from '../elements/mount.js';

const HAND = '123m456p789s1122z5m';

afterEach(async () => {
  vi.unstubAllGlobals();
  await vi.waitFor(() => expect(sharedMahjong.users).toBe(0));
});

// What a reader of a page with a strict policy sees. An endless "working" is the fault that most others ship.
test('the element answers on the main thread where no worker can be made', async () => {
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        throw new DOMException('refused', 'SecurityError');
      }
    },
  );
  const { element } = await mount(HAND, { analyzer: undefined });
  await vi.waitFor(() => expect(element.state).toBe('done'), { timeout: 10_000 });
  expect(element.report?.hints[0]?.discard).toBe('5m');
  element.remove();
  await new Promise((resolve) => setTimeout(resolve, 1100));
});

test('the element says what to allow where WebAssembly is refused, and says it again at once', async () => {
  vi.stubGlobal('Worker', undefined);
  vi.stubGlobal('WebAssembly', undefined);
  const { element, root } = await mount(HAND, { analyzer: undefined });
  await vi.waitFor(() => expect(element.state).toBe('error'), { timeout: 10_000 });
  await settle(element);
  expect(element.error?.code).toBe('ERR_WASM');
  expect(text(root, '.answer .fault')).toContain("'wasm-unsafe-eval'");
  expect(await element.analyze()).toBeNull();
  expect(element.state).toBe('error');
  element.remove();
  await new Promise((resolve) => setTimeout(resolve, 1100));
});
