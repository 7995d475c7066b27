/** Traditional Chinese: hints of fish, rectangles and colours. */
import type { HintLanguage, Levels } from '../../../../sudoku/hints/language.js';
import { fishLevels } from '../fish.js';

const fish = (vague: string, whole: string): Levels => [vague, '看{bases}中的{digits}。', whole];

export const fishes = fishLevels({
  plain: fish(
    '有一個數，它在幾條平行線上的位置，都落在同樣幾條交叉線上。',
    '在{bases}中，{digits}的位置都在{covers}上，後者的{digits}只能由前者佔去：{results}。',
  ),
  finned: fish(
    '有一個數，它在幾條平行線上的位置，幾乎都落在同樣幾條交叉線上。',
    '在{bases}中，{digits}的位置除了鰭{fins}，都在{covers}上。不是鰭為真，就是魚成立，看到所有鰭的都可刪：{results}。',
  ),
  box: fish(
    '有一個數，它在幾條線和幾個宮裡的位置，都落在同樣多的另外幾個區裡。',
    '在{bases}中，{digits}的位置都在{covers}裡，後者的{digits}只能由前者佔去：{results}。',
  ),
  finnedBox: fish(
    '有一個數，它在幾條線和幾個宮裡的位置，幾乎都落在同樣多的另外幾個區裡。',
    '在{bases}中，{digits}的位置除了鰭{fins}，都在{covers}裡。不是鰭為真，就是魚成立：{results}。',
  ),
  siamese: fish(
    '同樣幾個基區有兩條魚，只是鰭不同。',
    '在{bases}中，{digits}的兩條魚基區相同，蓋區和鰭（{extraCells}）不同，兩條魚都能刪數：{results}。',
  ),
});

const rectangle = (what: string, why: string, corners = '{allCells}'): Levels => [
  `四格位於兩列、兩欄、兩宮，${what}。`,
  `看${corners}中的{digits}。`,
  `如果${corners}只剩{digits}，題目就會有兩個解。${why}：{results}。`,
];

export const rectangles = {
  'Uniqueness Test Type 1': rectangle('其中三格的兩個候選數相同', '所以{target}填別的數'),
  'Uniqueness Test Type 2': rectangle('其中兩格多一個候選數', '所以{extraCells}必有一個是{extra}'),
  'Uniqueness Test Type 3': rectangle(
    '其中兩格有多餘的候選數，屬於一個顯性數組',
    '所以這兩個角必有一個填別的數，與{extraCells}構成{bases}中{extra}的顯性數組',
    '{cells}',
  ),
  'Uniqueness Test Type 4': rectangle(
    '其中兩格有多餘的候選數，而有一個數沒有別的位置',
    '在{bases}中，{digits}之一只能填在矩形裡，所以這兩格不能填另一個',
  ),
  'Uniqueness Test Type 5': rectangle('其中對角兩格或三格多一個候選數', '所以{extraCells}必有一個是{extra}'),
  'Uniqueness Test Type 6': rectangle(
    '其中對角兩格有多餘的候選數，而有一個數構成X-Wing',
    '{digits}之一在兩條平行邊上沒有別的位置；填在{target}就會構成矩形',
  ),
  'Hidden Rectangle': rectangle(
    '其中一格只有兩個候選數，對角的一格有強鏈',
    '在{bases}中，{digits}之一只能填在矩形裡；{target}若填另一個，就會構成矩形',
  ),
  'Avoidable Rectangle Type 1': rectangle(
    '其中三格已填，且不是已知數',
    '這幾格都不是已知數，所以第四格不能使矩形成立',
  ),
  'Avoidable Rectangle Type 2': rectangle(
    '其中兩格已填，且不是已知數',
    '這幾格都不是已知數，所以{extraCells}必有一個是{extra}',
  ),
} satisfies Partial<HintLanguage['levels']>;

const COLOUR_ONE = '從{cells}開始，給{digits}的強鏈染色。';
const COLOUR_TWO = '從{cells}和{thirdCells}開始，給{digits}的強鏈染色。';
const GROUPS = '{cells}與{extraCells}真假相反，{thirdCells}與{fourthCells}也是。';

export const colours = {
  'Simple Colors Trap': [
    '一個數的強鏈，染成兩色。',
    COLOUR_ONE,
    '{cells}與{extraCells}必有一組全是{digits}；同時看到兩色的都不是：{results}。',
  ],
  'Simple Colors Wrap': [
    '一個數的強鏈，染成兩色，其中一色自相矛盾。',
    COLOUR_ONE,
    '{cells}與{extraCells}必有一組全是{digits}；有一色的兩格互相看到，所以這一色為假：{results}。',
  ],
  'Multi-Colors 1': [
    '一個數的兩組強鏈，兩組各有一色互相看到。',
    COLOUR_TWO,
    `${GROUPS}有兩色互相看到，所以另兩色必有一真，同時看到這兩色的都可刪：{results}。`,
  ],
  'Multi-Colors 2': [
    '一個數的兩組強鏈，一組中有一色看到另一組的兩色。',
    COLOUR_TWO,
    `${GROUPS}有一色看到另一組的兩色，所以為假：{results}。`,
  ],
} satisfies Partial<HintLanguage['levels']>;
