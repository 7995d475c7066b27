/** Simplified Chinese: hints of fish, rectangles and colours. */
import type { HintLanguage, Levels } from '../../../../sudoku/hints/language.js';
import { fishLevels } from '../fish.js';

const fish = (vague: string, whole: string): Levels => [vague, '看{bases}中的{digits}。', whole];

export const fishes = fishLevels({
  plain: fish(
    '有一个数，它在几条平行线上的位置，都落在同样几条交叉线上。',
    '在{bases}中，{digits}的位置都在{covers}上，后者的{digits}只能由前者占去：{results}。',
  ),
  finned: fish(
    '有一个数，它在几条平行线上的位置，几乎都落在同样几条交叉线上。',
    '在{bases}中，{digits}的位置除了鳍{fins}，都在{covers}上。要么鳍为真，要么鱼成立，看到所有鳍的都可删：{results}。',
  ),
  box: fish(
    '有一个数，它在几条线和几个宫里的位置，都落在同样多的另外几个区里。',
    '在{bases}中，{digits}的位置都在{covers}里，后者的{digits}只能由前者占去：{results}。',
  ),
  finnedBox: fish(
    '有一个数，它在几条线和几个宫里的位置，几乎都落在同样多的另外几个区里。',
    '在{bases}中，{digits}的位置除了鳍{fins}，都在{covers}里。要么鳍为真，要么鱼成立：{results}。',
  ),
  siamese: fish(
    '同样几个基区有两条鱼，只是鳍不同。',
    '在{bases}中，{digits}的两条鱼基区相同，盖区和鳍（{extraCells}）不同，两条鱼都能删数：{results}。',
  ),
});

const rectangle = (what: string, why: string, corners = '{allCells}'): Levels => [
  `四格位于两行、两列、两宫，${what}。`,
  `看${corners}中的{digits}。`,
  `如果${corners}只剩{digits}，题目就会有两个解。${why}：{results}。`,
];

export const rectangles = {
  'Uniqueness Test Type 1': rectangle('其中三格的两个候选数相同', '所以{target}填别的数'),
  'Uniqueness Test Type 2': rectangle('其中两格多一个候选数', '所以{extraCells}必有一个是{extra}'),
  'Uniqueness Test Type 3': rectangle(
    '其中两格有多余的候选数，属于一个显性数组',
    '所以这两个角必有一个填别的数，与{extraCells}构成{bases}中{extra}的显性数组',
    '{cells}',
  ),
  'Uniqueness Test Type 4': rectangle(
    '其中两格有多余的候选数，而有一个数没有别的位置',
    '在{bases}中，{digits}之一只能填在矩形里，所以这两格不能填另一个',
  ),
  'Uniqueness Test Type 5': rectangle('其中对角两格或三格多一个候选数', '所以{extraCells}必有一个是{extra}'),
  'Uniqueness Test Type 6': rectangle(
    '其中对角两格有多余的候选数，而有一个数构成X-Wing',
    '{digits}之一在两条平行边上没有别的位置；填在{target}就会构成矩形',
  ),
  'Hidden Rectangle': rectangle(
    '其中一格只有两个候选数，对角的一格有强链',
    '在{bases}中，{digits}之一只能填在矩形里；{target}若填另一个，就会构成矩形',
  ),
  'Avoidable Rectangle Type 1': rectangle(
    '其中三格已填，且不是已知数',
    '这几格都不是已知数，所以第四格不能使矩形成立',
  ),
  'Avoidable Rectangle Type 2': rectangle(
    '其中两格已填，且不是已知数',
    '这几格都不是已知数，所以{extraCells}必有一个是{extra}',
  ),
} satisfies Partial<HintLanguage['levels']>;

const COLOUR_ONE = '从{cells}开始，给{digits}的强链染色。';
const COLOUR_TWO = '从{cells}和{thirdCells}开始，给{digits}的强链染色。';
const GROUPS = '{cells}与{extraCells}真假相反，{thirdCells}与{fourthCells}也是。';

export const colours = {
  'Simple Colors Trap': [
    '一个数的强链，染成两色。',
    COLOUR_ONE,
    '{cells}与{extraCells}必有一组全是{digits}；同时看到两色的都不是：{results}。',
  ],
  'Simple Colors Wrap': [
    '一个数的强链，染成两色，其中一色自相矛盾。',
    COLOUR_ONE,
    '{cells}与{extraCells}必有一组全是{digits}；有一色的两格互相看到，所以这一色为假：{results}。',
  ],
  'Multi-Colors 1': [
    '一个数的两组强链，两组各有一色互相看到。',
    COLOUR_TWO,
    `${GROUPS}有两色互相看到，所以另两色必有一真，同时看到这两色的都可删：{results}。`,
  ],
  'Multi-Colors 2': [
    '一个数的两组强链，一组中有一色看到另一组的两色。',
    COLOUR_TWO,
    `${GROUPS}有一色看到另一组的两色，所以为假：{results}。`,
  ],
} satisfies Partial<HintLanguage['levels']>;
