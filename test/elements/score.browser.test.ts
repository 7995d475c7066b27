import { describe, expect, test } from 'vitest';
import { HintwrightError } from '../../src/errors.js';
import { CHECKS } from '../../src/mahjong/circumstances/checks.js';
import type { MahjongReport } from '../../src/mahjong/types.js';
import { byLabel, type Mounted, mount, rows, settle, text } from './mount.js';
import {
  COMPLETE,
  completeReport,
  reading,
  score,
  TWO_AWAY,
  twoAwayReport,
  WON,
  wonReport,
} from './reports.js';

async function shown(answer: MahjongReport, properties: Partial<Mounted['element']> = {}): Promise<Mounted> {
  const mounted = await mount(answer.hand, properties);
  mounted.fake.last.finish(answer);
  await settle(mounted.element);
  return mounted;
}

const items = (root: ParentNode) =>
  [...root.querySelectorAll('.score-items')].map((list) =>
    [...list.children].map((item) => item.textContent?.replace(/\s+/g, ' ').trim()),
  );
const complete = (more: Partial<MahjongReport>): MahjongReport => ({ ...completeReport, ...more });

test('a won hand: the sum, what counts by unit, who pays, and the reading that is paid', async () => {
  const { root } = await shown(wonReport, { seatWind: 3, selfDraw: true });
  expect(text(root, '.headline')).toBe('This hand is complete: mangan, 5 han, 8,000 points');
  expect(items(root)).toEqual([
    ['Riichi 1 han', 'Pinfu 1 han', 'All simples 1 han', 'Dora 2 han', 'Together 5 han'],
    ['Base 20 fu', 'Concealed pung × 2 8 fu', 'Together 28 fu'],
  ]);
  expect(text(root, '.payments')).toBe('East pays 4,000 points, South and North 2,000 each.');
  expect(text(root, '.score-reading p')).toBe('Of 2 ways to read it, this one counts most');
  expect(root.querySelectorAll('.score-reading .group')).toHaveLength(5);
});

test('the card is a section with its heading, and its lists are lists', async () => {
  const { root } = await shown(wonReport);
  const card = root.querySelector('.score')!;
  const heading = root.getElementById(card.getAttribute('aria-labelledby') ?? '');
  expect(card.tagName).toBe('SECTION');
  expect(heading?.tagName).toBe('H3');
  expect(heading?.textContent).toBe('What counts');
  expect(card.querySelector('.score-items')?.tagName).toBe('UL');
});

test('the live region says it in a sentence', async () => {
  const { root } = await shown(wonReport, { seatWind: 3, selfDraw: true });
  expect(text(root, '[role=status]')).toBe(
    'This hand is complete: mangan, 5 han, 8,000 points. East pays 4,000 points, South and North 2,000 each.',
  );
});

test('figures and units stand in line', async () => {
  const { root } = await shown(wonReport);
  for (const list of root.querySelectorAll('.score-items')) {
    const ends = [...list.querySelectorAll('.score-value')].map((each) => each.getBoundingClientRect().right);
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(0.5);
  }
});

describe('a hand that does not win says why', () => {
  test.each([
    ['no yaku', { score: score('', { wins: false, han: 0, fu: 40 }) }, {}, 'but has no yaku', /With riichi/],
    [
      'open melds',
      { hand: '123m456p33789s[111z]', score: score('', { wins: false, han: 0, fu: 30 }) },
      {},
      'but has no yaku',
      /^$/,
    ],
    [
      'furiten',
      { score: score('Pinfu:1:han, Furiten:0:han', { wins: false, total: 1000, han: 1, fu: 30 }) },
      {},
      'but furiten',
      /^Drawn by yourself it would win\.$/,
    ],
    [
      'below the minimum',
      { rules: 'mcr', score: score('All Chows:2:fan, Concealed Hand:4:fan', { wins: false, total: 6 }) },
      { rules: 'mcr' as const },
      'counts too little',
      /^6 fan of the 8 that a win needs\.$/,
    ],
    [
      'below a minimum of its own',
      { rules: 'hongkong', score: score('Concealed hand:1:fan', { wins: false, total: 1 }) },
      { rules: 'hongkong' as const, ruleOptions: { minimum: 5 } },
      'counts too little',
      /^1 faan of the 5 that a win needs\.$/,
    ],
    [
      'flowers aside',
      { rules: 'mcr', score: score('All Chows:6:fan, Flower:2:fan', { wins: false, total: 8 }) },
      { rules: 'mcr' as const },
      'counts too little',
      /^8 fan, but flowers do not count/,
    ],
  ])('%s', async (_why, more, properties, headline, help) => {
    const { root } = await shown(complete(more), properties);
    expect(text(root, '.headline')).toContain(headline);
    expect(text(root, '.score-help')).toMatch(help);
    expect(root.querySelector('.payments')).toBeNull();
  });
});

test('points and doubles are put together in words', async () => {
  const counted = score(
    'Pung of majors:8:points, Mahjong:20:points, No chows:1:doubles, Own wind:1:doubles',
    {
      ...{ total: 112, points: 28, doubles: 2, payments: { dealer: 0, others: 224 } },
    },
  );
  const { root } = await shown(complete({ rules: 'western', score: counted }), { rules: 'western' });
  expect(text(root, '.headline')).toBe('This hand is complete: 112 points');
  expect(text(root, '.score')).toContain('28 points, doubled 2 times: 112.');
  expect(text(root, '.payments')).toBe('South, West and North pay 224 points each.');
});

test('an unfinished hand counts as it stands; without hints that is the answer', async () => {
  const counted = score('Pung of dragons:8:points', { wins: false, total: 16, points: 8, doubles: 1 });
  const british = { ...twoAwayReport, rules: 'bmja', hints: [], score: counted };
  const { root } = await shown(british, { rules: 'bmja' });
  expect(text(root, '.headline')).toBe('As it stands this hand counts 16 points');
  expect(text(root, '.answer .score h3'), 'not the headline again').toBe('What counts');
  const classical = await shown(
    { ...twoAwayReport, rules: 'classical', score: counted },
    { rules: 'classical' },
  );
  expect(text(classical.root, '.headline')).toContain('Discard 9p');
  expect(text(classical.root, '.details h3')).toBe('As it stands this hand counts 16 points');
});

test('with one reading the card alone shows it; its pattern is named', async () => {
  const answer = complete({
    combinations: [reading('pair:11m pair:22m', true, 'seven-pairs')],
    score: score('Seven pairs:2:han', { total: 1600, han: 2, fu: 25 }),
  });
  const { root } = await shown({ ...answer, hand: COMPLETE });
  expect(text(root, '.score-reading p')).toBe('Read as: seven pairs');
  expect(root.querySelector('.readings')).toBeNull();
});

test('a card fits a phone', async () => {
  const { element } = await shown({ ...wonReport, hand: WON });
  element.style.inlineSize = '288px';
  await settle(element);
  expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
});

describe('the discards of a hand that wins are folded up', () => {
  const won = { ...wonReport, hints: twoAwayReport.hints };
  const unfolder = (root: ParentNode) => root.querySelector<HTMLButtonElement>('.instead');

  test('unfolded they are ranked and compared, folded neither', async () => {
    const { element, root } = await shown(won);
    expect(unfolder(root)?.getAttribute('aria-expanded')).toBe('false');
    expect(rows(root)).toEqual([]);
    expect(root.querySelector('.detail')).toBeNull();
    unfolder(root)?.click();
    await settle(element);
    expect(unfolder(root)?.getAttribute('aria-expanded')).toBe('true');
    expect(rows(root)).toHaveLength(5);
    expect(text(root, '.detail .title')).toBe('9p instead of 3p');
    expect(root.querySelector('.hint.best'), 'winning is best').toBeNull();
  });

  test('one chosen in the hand unfolds them; to fold them lets go of it', async () => {
    const { element, root } = await shown({ ...won, hand: TWO_AWAY });
    byLabel(root, /^9 of dots/).click();
    await settle(element);
    expect(rows(root)).toHaveLength(5);
    unfolder(root)?.click();
    await settle(element);
    expect(rows(root)).toEqual([]);
  });

  test('where the hand does not win they are the answer', async () => {
    const { root } = await shown({ ...won, score: score('', { wins: false }) });
    expect(unfolder(root)).toBeNull();
    expect(rows(root)).toHaveLength(5);
  });
});

test('circumstances that cannot be together are told by the names of their boxes, in writing and aloud', async () => {
  const { element, root, fake } = await mount(COMPLETE, { robbingKong: true, selfDraw: true });
  const { code, message } = CHECKS[0]!;
  fake.last.fail(new HintwrightError({ code, message }));
  await settle(element);
  const told = 'A kong is robbed of its tile by another player: “Robbing a kong” excludes “Drawn”.';
  expect(text(root, '.answer .fault')).toBe(told);
  expect(text(root, '[role=status]')).toBe(told);
  expect(element.error?.message, 'a program still reads fields').toContain('robbingKong');
});
