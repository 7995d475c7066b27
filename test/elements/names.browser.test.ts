import { describe, expect, test } from 'vitest';
import { type Mounted, mount, settle, text } from './mount.js';
import { completeReport, reading, wonReport } from './reports.js';

async function shown(answer = wonReport): Promise<Mounted> {
  const mounted = await mount(answer.hand);
  mounted.fake.last.finish(answer);
  await settle(mounted.element);
  return mounted;
}

const first = (root: ParentNode) => root.querySelector('.score-items li > span')?.textContent?.trim();

/** Names come from a chunk of their own. */
const becomes = (root: ParentNode, name: string) =>
  expect.poll(() => first(root), { timeout: 5000 }).toBe(name);

describe('names by language', () => {
  test('the element tells its own, and may change it', async () => {
    const { element, root } = await shown();
    expect(first(root)).toBe('Riichi');
    element.lang = 'ja';
    await becomes(root, '立直');
    expect(element.getAttribute('lang')).toBe('ja');
    expect(root.querySelector('.score-items [lang]')?.getAttribute('lang')).toBe('ja');
    element.setAttribute('lang', 'en');
    await becomes(root, 'Riichi');
    element.removeAttribute('lang');
    await becomes(root, 'Riichi');
    expect(element.hasAttribute('lang')).toBe(false);
  });

  test('the nearest ancestor tells it, also through a shadow root, and may change it', async () => {
    const { element, root } = await shown();
    const outer = document.createElement('div');
    element.parentElement?.append(outer);
    outer.lang = 'zh-TW';
    outer.attachShadow({ mode: 'open' }).append(element);
    await becomes(root, '立直');
    expect(root.querySelector('.score-items [lang]')?.getAttribute('lang')).toBe('zh-Hant');
    outer.lang = 'de';
    await becomes(root, 'Riichi');
    outer.remove();
  });

  test('readings and special hands', async () => {
    const combinations = [
      reading('pair:11m pair:22m pair:33m pair:44m pair:55m pair:66m pair:77m', false, 'seven-pairs'),
    ];
    const { element, root } = await shown({ ...completeReport, combinations, score: null });
    expect(text(root, '.reading p')).toBe('seven pairs');
    element.lang = 'ja';
    await expect.poll(() => text(root, '.reading p'), { timeout: 5000 }).toBe('七対子');
    element.lang = 'zh-Hant';
    await expect.poll(() => text(root, '.reading p'), { timeout: 5000 }).toBe('七對');
  });
});
