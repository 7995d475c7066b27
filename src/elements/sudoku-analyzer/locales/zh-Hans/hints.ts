/** Simplified Chinese: hints. */
import type { HintLanguage, Levels } from '../../../../sudoku/hints/language.js';
import { chains } from './hint-chains.js';
import { names } from './hint-names.js';
import { colours, fishes, rectangles } from './hint-patterns.js';

const naked = (many: string): Levels => [
  `一区内有${many}格，合起来只有${many}个候选数。`,
  `{bases}中有${many}格，合起来只有{digits}。`,
  '在{bases}中，{cells}合起来只有{digits}，同时看到它们的其他格不能再填这些数：{results}。',
];
const hidden = (many: string): Levels => [
  `一区内有${many}个数，只能填在同样${many}格里。`,
  '在{bases}中，找{digits}的位置。',
  '在{bases}中，{digits}只能填在{cells}，这几格不能再填别的数：{results}。',
];
const locked = (many: string): Levels => [
  `宫与行列相交处有${many}格，合起来只有${many}个候选数。`,
  `{bases}中有${many}格，合起来只有{digits}。`,
  '{cells}同在{bases}，合起来只有{digits}，这些数可从两边删去：{results}。',
];
const turbot = (vague: string): Levels => [
  vague,
  '{bases}中{digits}的两条强链。',
  '在{bases}中，{digits}各有两个位置，四个位置中有两个互相看到，所以另两个至少有一个为真，同时看到这两个的都可删：{results}。',
];
const LOCKED_WHOLE =
  '在{bases}中，{digits}无论填在哪一格，都在{covers}，所以{covers}的其余格不能再填：{results}。';

const levels: HintLanguage['levels'] = {
  'Full House': [
    '有一区只剩一个空格。',
    '{bases}只剩一个空格。',
    '{bases}只有{target}是空格，缺的是{digits}：{results}。',
  ],
  'Naked Single': ['有一格只剩一个候选数。', '看{target}。', '{target}的其他数都已排除：{results}。'],
  'Hidden Single': [
    '有一个数，在某区内只剩一个位置。',
    '在{bases}中找{digits}。',
    '在{bases}中，{digits}只能填在{target}：{results}。',
  ],
  'Cage Sum': [
    '笼的和排除了笼内的一些候选数。',
    '看{bases}。',
    '无论{bases}由哪些数凑成，这些候选数都不能填：{results}。',
  ],
  'Innies and Outies': [
    '笼的和与整个区的和相比，可知少数几格的和。',
    '看{allCells}，笼与{bases}相差的就是这几格。',
    '由笼的和与{bases}的和可知，{allCells}的和为{sum}：{results}。',
  ],
  'Locked Pair': locked('两'),
  'Locked Triple': locked('三'),
  'Locked Candidate Type 1': [
    '有一宫，某个数的位置都在同一行或同一列。',
    '在{bases}中看{digits}。',
    LOCKED_WHOLE,
  ],
  'Locked Candidate Type 2': [
    '有一行或一列，某个数的位置都在同一宫。',
    '在{bases}中看{digits}。',
    LOCKED_WHOLE,
  ],
  'Common Peer Elimination': [
    '一个数在某区或某笼内的所有位置，都看到同一格。',
    '在{bases}中看{digits}。',
    '在{bases}中，{digits}必填在{cells}之一，这几格都看到{target}：{results}。',
  ],
  'Law of Leftovers': [
    '相邻的几行或几列与同样多的不规则区只差几格，两边差出的格所填的数相同。',
    '看{bases}与{covers}的差别：{cells}，和{extraCells}。',
    '{bases}与{covers}所填的数相同，所以只属前者的{cells}与只属后者的{extraCells}所填的数相同：{results}。',
  ],
  'Naked Pair': naked('两'),
  'Naked Triple': naked('三'),
  'Naked Quadruple': naked('四'),
  'Hidden Pair': hidden('两'),
  'Hidden Triple': hidden('三'),
  'Hidden Quadruple': hidden('四'),
  ...fishes,
  'Remote Pairs': [
    '一串格子，候选数都是同样两个。',
    '有一串{digits}的格子经过{allCells}。',
    '{allCells}交替填{digits}：{cells}是其一，{extraCells}是另一个。同时看到这两种格子的，两数都不能填：{results}。',
  ],
  'Bivalue Universal Grave + 1': [
    '除一格外，所有空格都只有两个候选数。',
    '看{allCells}，只有它有三个候选数。',
    '{allCells}若没有{extra}，所有空格就都只有两个候选数，每个数都只有两个位置，题目便无解或有两个解：{results}。',
  ],
  Skyscraper: turbot('有一个数，在两条平行线上各有两个位置，其中一对同在一条线上。'),
  '2-String Kite': turbot('有一个数，在一行和一列中各有两个位置，在一宫内相连。'),
  'Dual 2-String-Kite': [
    '两个风筝经过同一宫的同样两格。',
    '{bases}中{digits}的两个风筝。',
    '{bases}两两相配，在同一宫内相连：{results}。',
  ],
  'Turbot Fish': turbot('有一个数，在两区中各有两个位置，由一条弱链相连。'),
  'Empty Rectangle': [
    '有一宫，某个数的位置都在一行和一列上。',
    '看{bases}中的{digits}，以及{covers}。',
    '在{bases}中，{digits}的位置{extraCells}都在一行和一列上。{covers}有两个位置{cells}：其中看到另一端的若假，宫内另一条线上必有它：{results}。',
  ],
  'Dual Empty Rectangle': [
    '有一宫，某个数的位置都在一行和一列上，有两条强链可用。',
    '看{bases}中的{digits}，以及{covers}。',
    '在{bases}中，{digits}的位置{extraCells}都在一行和一列上；{covers}各有两个位置：{results}。',
  ],
  'W-Wing': [
    '两个双值格的候选数相同，由一条强链相连。',
    '{digits}和{extra}的双值格，在{bases}中相连。',
    '在{bases}中，{digits}的两个位置必有一真，使{extraCells}之一不能填{digits}：这两格必有一个是{extra}，同时看到它们的都可删：{results}。',
  ],
  'XY-Wing': [
    '一个双值格看到另两个双值格，后两者共有第三个数。',
    '三格合起来是{digits}：{allCells}。',
    '无论中心格填什么，{extraCells}必有一个是{extra}：{results}。',
  ],
  'XYZ-Wing': [
    '一个三值格看到两格，各有其中两个数。',
    '三格合起来是{digits}：{allCells}。',
    '无论中心格填什么，{extraCells}必有一个是{extra}；同时看到这三格的都可删：{results}。',
  ],
  ...rectangles,
  'Sue de Coq': [
    '宫与行列相交处的几格候选数较多，由行列内和宫内的其他格分开。',
    '看{bases}与{covers}相交处的{cells}。',
    '{cells}与{bases}中的{extraCells}、{covers}中的{thirdCells}，数与格一样多，每个数都不能出现两次：{results}。',
  ],
  ...colours,
  ...chains,
  'Template Set': [
    '一个数填满全盘的所有方式，都经过某些格。',
    '逐一看{digits}填满全盘的方式。',
    '{digits}填满全盘的每种方式都经过这里：{results}。',
  ],
  'Template Delete': [
    '一个数填满全盘的所有方式，都不用某些候选数。',
    '逐一看{digits}填满全盘的方式。',
    '{digits}填满全盘的任何方式都不用这些候选数：{results}。',
  ],
};

export const hints: HintLanguage = {
  tag: 'zh-Hans',
  hint: '{name}：{text}',
  names,
  levels,
  houses: {
    row: '第{number}行',
    column: '第{number}列',
    box: '第{number}宫',
    region: '第{number}区',
    diagonal: '第{number}条对角线',
    window: '第{number}个窗口',
    group: '第{number}个同位组',
    cage: '{cell}处的笼（笼和{sum}）',
  },
  goes: '从{cells}删去{digits}',
  go: '从{cells}删去{digits}',
  is: '{cells}填{digits}',
  and: '和',
  comma: '、',
  cell: 'r{row}c{column}',
};
