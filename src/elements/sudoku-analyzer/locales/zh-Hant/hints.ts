/** Traditional Chinese: hints. */
import type { HintLanguage, Levels } from '../../../../sudoku/hints/language.js';
import { chains } from './hint-chains.js';
import { names } from './hint-names.js';
import { colours, fishes, rectangles } from './hint-patterns.js';

const naked = (many: string): Levels => [
  `一區內有${many}格，合起來只有${many}個候選數。`,
  `{bases}中有${many}格，合起來只有{digits}。`,
  '在{bases}中，{cells}合起來只有{digits}，同時看到它們的其他格不能再填這些數：{results}。',
];
const hidden = (many: string): Levels => [
  `一區內有${many}個數，只能填在同樣${many}格裡。`,
  '在{bases}中，找{digits}的位置。',
  '在{bases}中，{digits}只能填在{cells}，這幾格不能再填別的數：{results}。',
];
const locked = (many: string): Levels => [
  `宮與列欄相交處有${many}格，合起來只有${many}個候選數。`,
  `{bases}中有${many}格，合起來只有{digits}。`,
  '{cells}同在{bases}，合起來只有{digits}，這些數可從兩邊刪去：{results}。',
];
const turbot = (vague: string): Levels => [
  vague,
  '{bases}中{digits}的兩條強鏈。',
  '在{bases}中，{digits}各有兩個位置，四個位置中有兩個互相看到，所以另兩個至少有一個為真，同時看到這兩個的都可刪：{results}。',
];
const LOCKED_WHOLE =
  '在{bases}中，{digits}無論填在哪一格，都在{covers}，所以{covers}的其餘格不能再填：{results}。';

const levels: HintLanguage['levels'] = {
  'Full House': [
    '有一區只剩一個空格。',
    '{bases}只剩一個空格。',
    '{bases}只有{target}是空格，缺的是{digits}：{results}。',
  ],
  'Naked Single': ['有一格只剩一個候選數。', '看{target}。', '{target}的其他數都已排除：{results}。'],
  'Hidden Single': [
    '有一個數，在某區內只剩一個位置。',
    '在{bases}中找{digits}。',
    '在{bases}中，{digits}只能填在{target}：{results}。',
  ],
  'Cage Sum': [
    '籠的和排除了籠內的一些候選數。',
    '看{bases}。',
    '無論{bases}由哪些數湊成，這些候選數都不能填：{results}。',
  ],
  'Innies and Outies': [
    '籠的和與整個區的和相比，可知少數幾格的和。',
    '看{allCells}，籠與{bases}相差的就是這幾格。',
    '由籠的和與{bases}的和可知，{allCells}的和為{sum}：{results}。',
  ],
  'Locked Pair': locked('兩'),
  'Locked Triple': locked('三'),
  'Locked Candidate Type 1': [
    '有一宮，某個數的位置都在同一列或同一欄。',
    '在{bases}中看{digits}。',
    LOCKED_WHOLE,
  ],
  'Locked Candidate Type 2': [
    '有一列或一欄，某個數的位置都在同一宮。',
    '在{bases}中看{digits}。',
    LOCKED_WHOLE,
  ],
  'Common Peer Elimination': [
    '一個數在某區或某籠內的所有位置，都看到同一格。',
    '在{bases}中看{digits}。',
    '在{bases}中，{digits}必填在{cells}之一，這幾格都看到{target}：{results}。',
  ],
  'Law of Leftovers': [
    '相鄰的幾列或幾欄與同樣多的不規則區只差幾格，兩邊差出的格所填的數相同。',
    '看{bases}與{covers}的差別：{cells}，和{extraCells}。',
    '{bases}與{covers}所填的數相同，所以只屬前者的{cells}與只屬後者的{extraCells}所填的數相同：{results}。',
  ],
  'Naked Pair': naked('兩'),
  'Naked Triple': naked('三'),
  'Naked Quadruple': naked('四'),
  'Hidden Pair': hidden('兩'),
  'Hidden Triple': hidden('三'),
  'Hidden Quadruple': hidden('四'),
  ...fishes,
  'Remote Pairs': [
    '一串格子，候選數都是同樣兩個。',
    '有一串{digits}的格子經過{allCells}。',
    '{allCells}交替填{digits}：{cells}是其一，{extraCells}是另一個。同時看到這兩種格子的，兩數都不能填：{results}。',
  ],
  'Bivalue Universal Grave + 1': [
    '除一格外，所有空格都只有兩個候選數。',
    '看{allCells}，只有它有三個候選數。',
    '{allCells}若沒有{extra}，所有空格就都只有兩個候選數，每個數都只有兩個位置，題目便無解或有兩個解：{results}。',
  ],
  Skyscraper: turbot('有一個數，在兩條平行線上各有兩個位置，其中一對同在一條線上。'),
  '2-String Kite': turbot('有一個數，在一列和一欄中各有兩個位置，在一宮內相連。'),
  'Dual 2-String-Kite': [
    '兩個風箏經過同一宮的同樣兩格。',
    '{bases}中{digits}的兩個風箏。',
    '{bases}兩兩相配，在同一宮內相連：{results}。',
  ],
  'Turbot Fish': turbot('有一個數，在兩區中各有兩個位置，由一條弱鏈相連。'),
  'Empty Rectangle': [
    '有一宮，某個數的位置都在一列和一欄上。',
    '看{bases}中的{digits}，以及{covers}。',
    '在{bases}中，{digits}的位置{extraCells}都在一列和一欄上。{covers}有兩個位置{cells}：其中看到另一端的若假，宮內另一條線上必有它：{results}。',
  ],
  'Dual Empty Rectangle': [
    '有一宮，某個數的位置都在一列和一欄上，有兩條強鏈可用。',
    '看{bases}中的{digits}，以及{covers}。',
    '在{bases}中，{digits}的位置{extraCells}都在一列和一欄上；{covers}各有兩個位置：{results}。',
  ],
  'W-Wing': [
    '兩個雙值格的候選數相同，由一條強鏈相連。',
    '{digits}和{extra}的雙值格，在{bases}中相連。',
    '在{bases}中，{digits}的兩個位置必有一真，使{extraCells}之一不能填{digits}：這兩格必有一個是{extra}，同時看到它們的都可刪：{results}。',
  ],
  'XY-Wing': [
    '一個雙值格看到另兩個雙值格，後兩者共有第三個數。',
    '三格合起來是{digits}：{allCells}。',
    '無論中心格填什麼，{extraCells}必有一個是{extra}：{results}。',
  ],
  'XYZ-Wing': [
    '一個三值格看到兩格，各有其中兩個數。',
    '三格合起來是{digits}：{allCells}。',
    '無論中心格填什麼，{extraCells}必有一個是{extra}；同時看到這三格的都可刪：{results}。',
  ],
  ...rectangles,
  'Sue de Coq': [
    '宮與列欄相交處的幾格候選數較多，由列欄內和宮內的其他格分開。',
    '看{bases}與{covers}相交處的{cells}。',
    '{cells}與{bases}中的{extraCells}、{covers}中的{thirdCells}，數與格一樣多，每個數都不能出現兩次：{results}。',
  ],
  ...colours,
  ...chains,
  'Template Set': [
    '一個數填滿全盤的所有方式，都經過某些格。',
    '逐一看{digits}填滿全盤的方式。',
    '{digits}填滿全盤的每種方式都經過這裡：{results}。',
  ],
  'Template Delete': [
    '一個數填滿全盤的所有方式，都不用某些候選數。',
    '逐一看{digits}填滿全盤的方式。',
    '{digits}填滿全盤的任何方式都不用這些候選數：{results}。',
  ],
};

export const hints: HintLanguage = {
  tag: 'zh-Hant',
  hint: '{name}：{text}',
  names,
  levels,
  houses: {
    row: '第{number}列',
    column: '第{number}欄',
    box: '第{number}宮',
    region: '第{number}區',
    diagonal: '第{number}條對角線',
    window: '第{number}個窗口',
    group: '第{number}個同位組',
    cage: '{cell}處的籠（籠和{sum}）',
  },
  goes: '從{cells}刪去{digits}',
  go: '從{cells}刪去{digits}',
  is: '{cells}填{digits}',
  and: '和',
  comma: '、',
  cell: 'r{row}c{column}',
};
