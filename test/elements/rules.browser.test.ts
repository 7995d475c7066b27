import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { HintwrightError } from '../../src/errors.js';
import type { MahjongReport } from '../../src/mahjong/types.js';
import { button, byLabel, type Mounted, mount, settle, text } from './mount.js';
import { TWO_AWAY, twoAwayReport, WON, wonReport } from './reports.js';

const DEBOUNCE_MS = 200;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

interface Chooser extends Mounted {
  changes: ReturnType<typeof vi.fn>;
  summary: () => string;
}

async function chooser(
  hand = WON,
  properties: Partial<Mounted['element']> = {},
  report: MahjongReport = wonReport,
): Promise<Chooser> {
  const mounted = await mount(hand, properties);
  const { element, fake, root } = mounted;
  const changes = vi.fn();
  element.addEventListener('position-change', (event) => changes(event.detail));
  fake.last.finish(report);
  await settle(element);
  root.querySelector<HTMLElement>('.rules > .unfolder')!.click();
  await settle(element);
  return { ...mounted, changes, summary: () => text(root, '.rules > .unfolder') };
}

const boxes = (root: ParentNode) => [...root.querySelectorAll<HTMLInputElement>('.rules-checks input')];
const box = (root: ParentNode, name: string) =>
  boxes(root).find((input) => input.labels?.[0]?.textContent?.trim().startsWith(name))!;
const radio = (root: ParentNode, name: string, value: string) =>
  root.querySelector<HTMLInputElement>(`input[name=${name}][value="${value}"]`)!;
const field = (root: ParentNode, label: string) =>
  [...root.querySelectorAll<HTMLInputElement>('.rules-panel input, .rules-panel select')].find((input) =>
    input.labels?.[0]?.textContent?.trim().startsWith(label),
  )!;
const focused = (root: ShadowRoot) => root.activeElement as HTMLInputElement;

test('one line tells what is chosen', async () => {
  const { element, summary } = await chooser(WON, {
    ...{ seatWind: 2, dora: '3p', riichi: true, seen: '19m3p', draws: 12, model: 'advance' },
    ruleOptions: { kiriageMangan: true },
  });
  expect(summary()).toBe(
    'Rules and situation: Riichi · East round · South seat · dora 3p · riichi declared · claimed 7s · ' +
      '3 tiles seen · 12 draws left · advance model · 1 house rule',
  );
  element.selfDraw = true;
  element.winTile = '2p';
  await settle(element);
  expect(summary()).toContain('drew 2p');
});

test('how the last tile came is told of complete hands alone', async () => {
  const { summary, root } = await chooser(TWO_AWAY, {}, twoAwayReport);
  expect(summary()).not.toContain('claimed');
  expect(root.querySelector('.tile-choice')).toBeNull();
});

test('by keyboard alone: unfold, other seat, self-draw, winning tile, riichi, ippatsu', async () => {
  const { element, root, fake, changes } = await chooser();
  const unfolder = root.querySelector<HTMLElement>('.rules > .unfolder')!;
  unfolder.focus();
  await userEvent.keyboard('{Enter}');
  await settle(element);
  expect(root.querySelector('.rules-panel')).toBeNull();
  await userEvent.keyboard('{Enter}{Tab}{Tab}{Tab}{ArrowRight}{ArrowRight}');
  await settle(element);
  expect(element.seatWind).toBe(3);
  expect(element.getAttribute('seat-wind')).toBe('3');
  expect(changes).toHaveBeenLastCalledWith({ hand: WON, seatWind: 3 });
  expect(fake.last.request).toMatchObject({ seatWind: 3 });
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await settle(element);
  expect(element.hasAttribute('self-draw')).toBe(true);
  fake.last.finish(wonReport);
  await settle(element);
  await userEvent.keyboard('{Tab}{ArrowLeft}');
  await settle(element);
  expect(element.winTile).toBe('6s');
  await userEvent.keyboard('{Tab} ');
  await settle(element);
  expect(element.riichi).toBe(true);
  await userEvent.keyboard('{Tab}{Tab}{Tab} ');
  await settle(element);
  expect(fake.last.request).toEqual({
    ...{ hand: WON, seatWind: 3, selfDraw: true, winTile: '6s', riichi: true, ippatsu: true },
  });
});

test('what cannot be is barred with its reason, can be reached and does nothing', async () => {
  const { element, root, fake } = await chooser();
  const ippatsu = box(root, 'Ippatsu');
  expect(ippatsu.getAttribute('aria-disabled')).toBe('true');
  expect(ippatsu.labels?.[0]?.textContent).toContain('only after riichi');
  await pause(1100);
  ippatsu.focus();
  await userEvent.keyboard(' ');
  await settle(element);
  expect(focused(root)).toBe(ippatsu);
  expect(ippatsu.checked).toBe(false);
  expect(element.ippatsu).toBe(false);
  expect(fake.calls).toHaveLength(1);
  expect(text(root, '[role=status]')).toBe('Ippatsu: only after riichi');
});

test('what else excludes a choice is told beside it', async () => {
  const { element, root } = await chooser(WON, { robbingKong: true, winTile: '8s' });
  const drawn = radio(root, 'selfDraw', 'drawn');
  expect(drawn.disabled).toBe(true);
  expect(drawn.closest('fieldset')?.textContent).toContain('a robbed tile is claimed, not drawn');
  box(root, 'Robbing a kong').click();
  await settle(element);
  expect(drawn.disabled).toBe(false);
  expect(element.robbingKong).toBe(false);
});

test('a situation that a page has made impossible can be put right', async () => {
  const { element, root } = await chooser(WON, { ippatsu: true, selfDraw: true });
  expect(box(root, 'Ippatsu').checked).toBe(true);
  expect(boxes(root).filter((input) => input.hasAttribute('aria-disabled'))).toEqual([]);
  box(root, 'Ippatsu').click();
  await settle(element);
  expect(element.ippatsu).toBe(false);
});

test('whoever takes riichi back has no ippatsu and no ura dora', async () => {
  const { element, root, changes } = await chooser(WON, {
    riichi: true,
    ippatsu: true,
    dora: '1p',
    uraDora: '9s',
  });
  box(root, 'Riichi').click();
  await settle(element);
  expect(changes).toHaveBeenLastCalledWith({ hand: WON, riichi: false, ippatsu: false, uraDora: undefined });
  expect(element.hasAttribute('ura-dora')).toBe(false);
  expect(field(root, 'Ura dora')).toBeUndefined();
});

test('other rules ask for other things; what they do not know is put aside and comes back', async () => {
  const { element, root, fake, summary } = await chooser(WON, {
    ...{ riichi: true, dora: '1p', seatWind: 2, ruleOptions: { openTanyao: false } },
  });
  const rules = field(root, 'Rules') as unknown as HTMLSelectElement;
  const choose = async (value: string) => {
    await userEvent.selectOptions(rules, value);
    await settle(element);
  };
  await choose('mcr');
  expect(fake.last.request).toEqual({ hand: WON, rules: 'mcr', seatWind: 2 });
  expect(element.hasAttribute('rule-options')).toBe(false);
  expect(summary()).toContain('Chinese Official · East round · South seat');
  expect(boxes(root)).toHaveLength(5);
  expect(box(root, 'Last of its kind')).toBeTruthy();
  await choose('bmja');
  expect(box(root, 'Original call')).toBeTruthy();
  await choose('riichi');
  expect(fake.last.request).toEqual({
    ...{ hand: WON, rules: 'riichi', seatWind: 2, riichi: true, dora: '1p' },
    ruleOptions: { openTanyao: false },
  });
});

test('indicators are typed or picked, and taken back', async () => {
  const { element, root, changes } = await chooser();
  const dora = field(root, 'Dora');
  dora.focus();
  await userEvent.keyboard('3p');
  expect(element.dora).toBeUndefined();
  await pause(DEBOUNCE_MS);
  expect(element.dora).toBe('3p');
  await userEvent.keyboard('{Tab}{Enter}{Tab}{ArrowDown}{ArrowRight}{Enter}');
  await settle(element);
  expect(element.getAttribute('dora')).toBe('32p');
  expect(changes).toHaveBeenLastCalledWith({ hand: WON, dora: '32p' });
  expect(dora.value).toBe('32p');
  byLabel(root, /^Take back the last of Dora/).click();
  await settle(element);
  expect(element.dora).toBe('3p');
  byLabel(root, /^Take back the last of Dora/).click();
  await settle(element);
  expect(element.hasAttribute('dora')).toBe(false);
});

test('what is entered again as it was tells the page nothing', async () => {
  const { element, root, changes, fake } = await chooser(WON, { dora: '3p' });
  field(root, 'Dora').focus();
  await userEvent.keyboard('{End}1{Backspace}{Tab}');
  await settle(element);
  expect(changes).not.toHaveBeenCalled();
  expect(fake.calls).toHaveLength(1);
});

test('a tile of which four are known cannot be picked', async () => {
  const { element, root } = await chooser(WON, { seen: '2p', discards: '2p' });
  byLabel(root, /^Pick Dora/).click();
  await settle(element);
  const cell = byLabel(root, /^2 of dots, 0 left/);
  expect(cell.getAttribute('aria-disabled')).toBe('true');
  cell.click();
  await settle(element);
  expect(element.dora).toBeUndefined();
});

test('own discards are an attribute as any other', async () => {
  const { element, root, fake } = await chooser();
  const discards = field(root, 'Your discards');
  discards.focus();
  await userEvent.keyboard('9m1z3p');
  await userEvent.keyboard('{Tab}');
  await settle(element);
  expect(element.getAttribute('discards')).toBe('9m1z3p');
  expect(fake.last.request).toMatchObject({ discards: '9m1z3p' });
});

test('a fault stands beside its field while that is to be seen, else under the hand', async () => {
  const { element, root, fake } = await chooser();
  element.dora = '3x';
  await settle(element);
  fake.last.fail(
    new HintwrightError({ code: 'ERR_UNKNOWN_TILE', message: '"x" is no tile.', input: '3x', at: 1 }),
  );
  await settle(element);
  expect(field(root, 'Dora').getAttribute('aria-invalid')).toBe('true');
  expect(text(root, '.tile-field-fault')).toBe('"x" is no tile.');
  expect(text(root, '#fault')).toBe('');
  root.querySelector<HTMLElement>('.rules > .unfolder')!.click();
  await settle(element);
  expect(text(root, '#fault')).toContain('"x" is no tile.');
});

test('house rules: each option with its default; what is as by default is not told', async () => {
  const { element, root, fake } = await chooser();
  button(root, 'House rules').click();
  await settle(element);
  const tanyao = field(root, 'All simples in an open hand');
  expect(tanyao.checked).toBe(true);
  expect(tanyao.labels?.[0]?.textContent).toContain('default on');
  tanyao.focus();
  await userEvent.keyboard(' ');
  await settle(element);
  expect(element.getAttribute('rule-options')).toBe('openTanyao=false');
  await userEvent.selectOptions(field(root, 'Blessing of man'), 'mangan');
  await settle(element);
  expect(fake.last.request.ruleOptions).toEqual({ openTanyao: false, renhou: 'mangan' });
  expect(text(root, '.house-rules .unfolder')).toBe('House rules 2 changed');
  tanyao.click();
  await settle(element);
  expect(fake.last.request.ruleOptions).toEqual({ renhou: 'mangan' });
  button(root, 'Back to the defaults').click();
  await settle(element);
  expect(fake.last.request).not.toHaveProperty('ruleOptions');
});

test('numbers are taken by Enter; emptied they are as by default', async () => {
  const { element, root, fake } = await chooser(WON, { rules: 'hongkong' });
  button(root, 'House rules').click();
  await settle(element);
  const minimum = field(root, 'Faan that a win needs');
  expect(minimum.placeholder).toBe('3');
  minimum.focus();
  await userEvent.keyboard('5{Enter}');
  await settle(element);
  expect(fake.last.request.ruleOptions).toEqual({ minimum: 5 });
  await userEvent.keyboard('{Backspace}{Enter}');
  await settle(element);
  expect(fake.last.request).not.toHaveProperty('ruleOptions');
  field(root, 'Draws left').focus();
  await userEvent.keyboard('9{Enter}');
  await settle(element);
  expect(element.getAttribute('draws')).toBe('9');
});

test('whatever a page sets, the chooser stands', async () => {
  const { element, root, fake, summary } = await chooser();
  Object.assign(element, {
    ...{
      rules: 'chess',
      dora: 5,
      seen: {},
      discards: null,
      winTile: ['1m'],
      seatWind: 9,
      roundWind: 'south',
    },
    ...{ ruleOptions: 'kiriage', draws: Number.NaN, model: 'best', northDora: -1 },
  });
  await settle(element);
  expect(fake.last.request).toMatchObject({ rules: 'chess', dora: 5 });
  expect(summary()).toContain('Riichi · south round · 9 seat');
  expect((field(root, 'Rules') as unknown as HTMLSelectElement).value).toBe('riichi');
  expect(field(root, 'Dora').value).toBe('');
});

test('a winning tile that leaves the hand is told no longer', async () => {
  const { element, root, changes } = await chooser(WON, { winTile: '2p' });
  const input = root.querySelector<HTMLInputElement>('.input input')!;
  input.focus();
  await userEvent.keyboard('{Control>}a{/Control}345m567p678s567s33z');
  await pause(DEBOUNCE_MS);
  expect(changes).toHaveBeenLastCalledWith({ hand: '345m567p678s567s33z', winTile: undefined });
  expect(element.hasAttribute('win-tile')).toBe(false);
});

test('it fits a phone, and all of it can be touched', async () => {
  const { element, root } = await chooser(WON, { riichi: true });
  button(root, 'House rules').click();
  byLabel(root, /^Pick Dora/).click();
  for (const width of [288, 343]) {
    element.style.inlineSize = `${width}px`;
    await settle(element);
    expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
    const frame = root.querySelector('.frame')!.getBoundingClientRect();
    const targets = [
      ...root.querySelectorAll(
        '.rules :is(button, select, .check, .segment, .palette-tile, input[type=text], input[type=number])',
      ),
    ].map((target) => [target, target.getBoundingClientRect()] as const);
    const small = targets.filter(([, { width, height }]) => Math.min(width, height) < 43.9);
    expect(small.map(([target]) => target.outerHTML.slice(0, 90))).toEqual([]);
    expect(
      targets.filter(([, { right }]) => right > frame.right).map(([target]) => target.outerHTML.slice(0, 90)),
    ).toEqual([]);
  }
});
