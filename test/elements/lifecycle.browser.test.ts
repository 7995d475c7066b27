import { expect, test } from 'vitest';
import { sharedMahjong } from '../../src/elements/mahjong-analyzer/engine.js';
import { define } from '../../src/elements/shared/define.js';
import { FakeAnalyzer } from './fake-analyzer.js';
import { mount, settle } from './mount.js';
import { TWO_AWAY, twoAwayReport } from './reports.js';

test('attributes and properties are in step', async () => {
  const { element, fake } = await mount(TWO_AWAY);
  element.setAttribute('seat-wind', '3');
  element.setAttribute('double-riichi', '');
  element.model = 'advance';
  element.ruleOptions = { openTanyao: false };
  await settle(element);
  expect(element.getAttribute('model')).toBe('advance');
  expect(element.getAttribute('rule-options')).toBe('openTanyao=false');
  expect(fake.last.request).toEqual({
    hand: TWO_AWAY,
    seatWind: 3,
    doubleRiichi: true,
    model: 'advance',
    ruleOptions: { openTanyao: false },
  });
});

// Attributes are primitives: options are words, not JSON.
test('rule options may stand in an attribute', async () => {
  const { element, fake } = await mount(TWO_AWAY);
  element.setAttribute('rule-options', 'openTanyao=false kiriage paarenchan=2 renhou=mangan');
  await settle(element);
  expect(fake.last.request.ruleOptions).toEqual({
    openTanyao: false,
    kiriage: true,
    paarenchan: 2,
    renhou: 'mangan',
  });
  element.removeAttribute('rule-options');
  await settle(element);
  expect(fake.last.request).not.toHaveProperty('ruleOptions');
  element.ruleOptions = { kiriage: true, renhou: 'mangan', limit: 500 };
  await settle(element);
  expect(element.getAttribute('rule-options')).toBe('kiriage renhou=mangan limit=500');
});

test('properties set before the upgrade count', async () => {
  const fake = new FakeAnalyzer();
  const early = document.createElement('mahjong-early') as HTMLElement & Record<string, unknown>;
  Object.assign(early, { hand: TWO_AWAY, analyzer: fake });
  document.body.append(early);
  const { MahjongAnalyzerElement } = await import('../../src/elements/mahjong-analyzer/mahjong-analyzer.js');
  define('mahjong-early', class extends MahjongAnalyzerElement {});
  await new Promise((done) => setTimeout(done, 10));
  expect(fake.last.request.hand).toBe(TWO_AWAY);
  early.remove();
});

test('bad values never throw', async () => {
  const { element } = await mount('');
  for (const name of ['hand', 'draws', 'seat-wind', 'rules', 'model', 'unseen']) {
    expect(() => element.setAttribute(name, '{"no": ]')).not.toThrow();
    expect(() => element.removeAttribute(name)).not.toThrow();
  }
  Object.assign(element, { hand: 14 });
  await settle(element);
  expect(element.hand).toBe('14');
  Object.assign(element, { hand: null });
  await settle(element);
  expect(element.hand).toBe('');
});

test('leaving the page ends the run; coming back starts it again', async () => {
  const { element, fake } = await mount(TWO_AWAY);
  element.remove();
  expect(fake.last.signal?.aborted).toBe(true);
  await settle(element);
  document.body.append(element);
  await settle(element);
  expect(fake.calls).toHaveLength(2);
  fake.last.finish(twoAwayReport);
  await settle(element);
  expect(element.state).toBe('done');
});

test('a finished element can be moved without another run', async () => {
  const { element, fake } = await mount(TWO_AWAY);
  fake.last.finish(twoAwayReport);
  await settle(element);
  document.body.prepend(element);
  await settle(element);
  expect(fake.calls).toHaveLength(1);
  expect(element.report).toBe(twoAwayReport);
});

test('nothing runs for an element that is on no page', async () => {
  const fake = new FakeAnalyzer();
  const element = document.createElement('mahjong-analyzer');
  Object.assign(element, { hand: TWO_AWAY, analyzer: fake });
  expect(await element.analyze()).toBeNull();
  expect(fake.calls).toHaveLength(0);
});

test('all elements share one analyzer', async () => {
  const before = sharedMahjong.users;
  const first = await mount('');
  const second = await mount('');
  expect(sharedMahjong.users).toBe(before + 2);
  first.element.remove();
  second.element.remove();
  expect(sharedMahjong.users).toBe(before);
});

test('loading twice, or another definition of the name, does no harm', async () => {
  const original = customElements.get('mahjong-analyzer');
  const again = '../../src/elements/mahjong-analyzer/index.ts?again';
  await import(/* @vite-ignore */ again);
  define('mahjong-analyzer', class extends HTMLElement {});
  expect(customElements.get('mahjong-analyzer')).toBe(original);
});
