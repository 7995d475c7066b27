/** Traditional Chinese: hints of chains and of almost locked sets. */
import type { HintLanguage, Levels } from '../../../../sudoku/hints/language.js';

const THROUGH = '有一條鏈經過{allCells}。';
const GROUPS = '，其中有的幾格合作一個區塊';

const ends = (vague: string): Levels => [
  vague,
  THROUGH,
  '鏈的一端若假，另一端必真：{chain}。凡不能與任一端並存的都可刪：{results}。',
];
const continuous = (more: string): Levels => [
  `強鏈與弱鏈交替，首尾相接成環${more}。`,
  THROUGH,
  '鏈首尾相接：{chain}。每條弱鏈的兩端必有一真，同時看到兩端的都可刪：{results}。',
];
const discontinuous = (more: string): Levels => [
  `強鏈與弱鏈交替${more}，繞回起點時得到相反的結論。`,
  THROUGH,
  '從起點出發推出相反的結論：{chain}。所以{results}。',
];
const contradiction: Levels = [
  '有一個候選數，經鏈會推出矛盾。',
  '在{target}假設相反的情況。',
  '假設相反的情況，沿{chain}推下去，得到矛盾，所以{results}。',
];
const net = (how: string): Levels => [
  `有一個候選數，經${how}會推出矛盾。`,
  '在{target}假設相反的情況。',
  `假設相反的情況，經${how}依次推出{steps}，互相矛盾，所以{results}。`,
];
const verity = (how: string): Levels => [
  `一格的各候選數，或一個數在一區內的各位置，經${how}都推出同一結論。`,
  '逐一試{cells}的各種情況。',
  '從{cells}出發的各種情況必有一種為真，而每種都推出同一結論：{chain}。所以{results}。',
];

export const chains = {
  'X-Chain': ends('同一個數的強鏈與弱鏈交替。'),
  'XY-Chain': ends('一串雙值格，每格與看得到的下一格共有一個數。'),
  'Continuous Nice Loop': continuous(''),
  'Alternating Interference Chain': ends('強鏈與弱鏈交替，兩端都是強鏈。'),
  'Discontinuous Nice Loop': discontinuous(''),
  'Grouped Continuous Nice Loop': continuous(GROUPS),
  'Grouped AIC': ends(`強鏈與弱鏈交替，兩端都是強鏈${GROUPS}。`),
  'Grouped Discontinuous Nice Loop': discontinuous(GROUPS),
  'ALS-XZ rule': [
    '兩組待定數組：各自的候選數都比格數多一個。',
    '看{cells}，再看{extraCells}。',
    '{cells}是一組，{extraCells}是另一組，候選數各比格數多一個；{extra}不能同時在兩組中。缺它的一組必含其餘各數：{results}。',
  ],
  'ALS-XY-Wing rule': [
    '三組待定數組，其中一組與另兩組都有關聯。',
    '看{thirdCells}，再由此看{cells}和{extraCells}。',
    '{thirdCells}與{cells}不能都有{digits}，與{extraCells}不能都有{extra}。它最多缺其中一個，所以另兩組中必有一組缺了自己的那個，而含其餘各數：{results}。',
  ],
  'ALS-XY-Chain': [
    '一串待定數組。',
    '待定數組在{allCells}。',
    '從{allCells}的一端到另一端：一組缺了一個數就含其餘各數，下一組便缺其中的數。所以兩端必有一端含要刪的數：{results}。',
  ],
  'Death Blossom': [
    '一格的每個候選數各對應一組待定數組。',
    '花莖是{cells}。',
    '無論{cells}填什麼，周圍總有一組待定數組因此缺了它，而必含{extra}：{results}。',
  ],
  'Forcing Chain Contradiction': contradiction,
  'Forcing Chain Verity': verity('鏈'),
  'Forcing Net Contradiction': net('唯餘解和摒除法'),
  'Forcing Net Verity': verity('唯餘解和摒除法'),
  'Forcing Net with Sets': net('唯餘解、摒除法、區塊和數對'),
} satisfies Partial<HintLanguage['levels']>;
