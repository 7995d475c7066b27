/** Names in other languages: the data arrives whole, and each term is the one players know. */
import { describe, expect, test } from 'vitest';
import hands from '../../src/mahjong/names/hands.json' with { type: 'json' };
import { loadNames, NAME_LANGUAGES, nameLanguageOf } from '../../src/mahjong/names/index.js';
import bmja from '../../src/mahjong/rules/bmja.json' with { type: 'json' };
import classical from '../../src/mahjong/rules/classical.json' with { type: 'json' };
import hongkong from '../../src/mahjong/rules/hongkong.json' with { type: 'json' };
import { ruleDataOf } from '../../src/mahjong/rules/index.js';
import mcr from '../../src/mahjong/rules/mcr.json' with { type: 'json' };
import riichi from '../../src/mahjong/rules/riichi.json' with { type: 'json' };
import type { ItemTranslations, RuleSet } from '../../src/mahjong/rules/types.js';
import western from '../../src/mahjong/rules/western.json' with { type: 'json' };
import { PATTERNS, SPECIAL_HANDS } from '../../src/mahjong/special.js';

const sets = [riichi, mcr, bmja, classical, western, hongkong] as RuleSet[];

describe.each(NAME_LANGUAGES)('%s', (language) => {
  const inData = (names: ItemTranslations) => names[language] ?? names.zh;

  test.each(sets)('every item of $rules has the name that its data says', async ({ rules, items }) => {
    const names = await loadNames(language);
    for (const { id, names: told } of items)
      expect({ id, name: names.item(rules, { id, name: told.en }) }).toEqual({ id, name: inData(told) });
  });

  test('every pattern and special hand has a name', async () => {
    const names = await loadNames(language);
    expect(new Set(hands.map(({ id }) => id))).toEqual(new Set([...PATTERNS, ...SPECIAL_HANDS]));
    for (const { id, names: told } of hands) expect(names.hand(id)).toBe(inData(told));
  });
});

test.each(sets)('the package has options, ids and English names of $rules', ({ rules, items, options }) => {
  const told = items.map(({ id, names: { en } }) => ({ id, names: { en } }));
  expect(ruleDataOf(rules).items).toEqual(told);
  const taken = options.map(({ note: _, source: __, ...option }) => option);
  expect(ruleDataOf(rules).options).toEqual(taken);
});

test('what has no name keeps the one it came with', async () => {
  const names = await loadNames('ja');
  expect(names.item('mcr', { id: 'no-such-fan', name: 'No Such Fan' })).toBe('No Such Fan');
  expect(names.hand('no-such-hand')).toBe('no-such-hand');
});

test.each([
  ['en', 'en'],
  ['', 'en'],
  ['de-AT', 'en'],
  ['ja', 'ja'],
  ['ja-JP', 'ja'],
  ['zh', 'zh'],
  ['zh-CN', 'zh'],
  ['zh_SG', 'zh'],
  ['zh-Hans-HK', 'zh'],
  ['zh-TW', 'zh-Hant'],
  ['zh-HK', 'zh-Hant'],
  ['zh-Hant', 'zh-Hant'],
  ['ZH-hant-SG', 'zh-Hant'],
])('%s is read as %s', (tag, language) => {
  expect(nameLanguageOf(tag)).toBe(language);
});

// The 81 fan as the Chinese list of 1998 prints them, by their value; 明暗杠 is of newer ones.
const FAN: Record<number, string> = {
  88: '大四喜 大三元 绿一色 九莲宝灯 四杠 连七对 十三幺',
  64: '清幺九 小四喜 小三元 字一色 四暗刻 一色双龙会',
  48: '一色四同顺 一色四节高',
  32: '一色四步高 三杠 混幺九',
  24: '七对 七星不靠 全双刻 清一色 一色三同顺 一色三节高 全大 全中 全小',
  16: '清龙 三色双龙会 一色三步高 全带五 三同刻 三暗刻',
  12: '全不靠 组合龙 大于五 小于五 三风刻',
  8: '花龙 推不倒 三色三同顺 三色三节高 无番和 妙手回春 海底捞月 杠上开花 抢杠和',
  6: '双暗杠 碰碰和 混一色 三色三步高 五门齐 全求人 双箭刻',
  5: '明暗杠',
  4: '全带幺 不求人 双明杠 和绝张',
  2: '箭刻 圈风刻 门风刻 门前清 平和 四归一 双同刻 双暗刻 暗杠 断幺',
  1: '一般高 喜相逢 连六 老少副 幺九刻 明杠 缺一门 无字 边张 坎张 单钓将 自摸 花牌',
};

test('the 81 fan bear their Chinese names', () => {
  const counted = mcr.items.filter(({ id }) => !id.startsWith('blessing'));
  const found = new Map<number, string[]>();
  for (const { value, names } of counted) found.set(value, [...(found.get(value) ?? []), names.zh]);
  for (const [value, names] of Object.entries(FAN))
    expect({ value, names: found.get(Number(value))?.join(' ') }).toEqual({ value, names });
  expect(counted.filter(({ names }) => names.zh !== '明暗杠')).toHaveLength(81);
});

// As Tenhou writes them (tenhou.net/man), and as simplified and traditional Chinese have them.
test.each([
  ['tanyao', '断幺九', '断幺九', '斷么九'],
  ['menzen-tsumo', '門前清自摸和', '门前清自摸和', '門前清自摸和'],
  ['iipeikou', '一盃口', '一杯口', '一盃口'],
  ['ittsuu', '一気通貫', '一气通贯', '一氣通貫'],
  ['junchan', '純全帯幺九', '纯全带幺九', '純全帶么九'],
  ['kokushi', '国士無双', '国士无双', '國士無雙'],
  ['chuuren', '九蓮宝燈', '九莲宝灯', '九蓮寶燈'],
  ['ura-dora', '裏ドラ', '里宝牌', '裏寶牌'],
])('riichi: %s', async (id, ja, zh, hant) => {
  const told = await Promise.all(['ja', 'zh', 'zh-Hant'].map((language) => loadNames(language)));
  expect(told.map((names) => names.item('riichi', { id, name: '' }))).toEqual([ja, zh, hant]);
});

test('one id may have another name under other rules', async () => {
  const names = await loadNames('zh-HK');
  const name = (rules: 'hongkong' | 'mcr') => names.item(rules, { id: 'all-pungs', name: '' });
  expect([name('hongkong'), name('mcr')]).toEqual(['對對糊', '碰碰和']);
});
