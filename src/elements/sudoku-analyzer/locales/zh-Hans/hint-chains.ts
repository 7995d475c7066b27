/** Simplified Chinese: hints of chains and of almost locked sets. */
import type { HintLanguage, Levels } from '../../../../sudoku/hints/language.js';

const THROUGH = '有一条链经过{allCells}。';
const GROUPS = '，其中有的几格合作一个区块';

const ends = (vague: string): Levels => [
  vague,
  THROUGH,
  '链的一端若假，另一端必真：{chain}。凡不能与任一端并存的都可删：{results}。',
];
const continuous = (more: string): Levels => [
  `强链与弱链交替，首尾相接成环${more}。`,
  THROUGH,
  '链首尾相接：{chain}。每条弱链的两端必有一真，同时看到两端的都可删：{results}。',
];
const discontinuous = (more: string): Levels => [
  `强链与弱链交替${more}，绕回起点时得到相反的结论。`,
  THROUGH,
  '从起点出发推出相反的结论：{chain}。所以{results}。',
];
const contradiction: Levels = [
  '有一个候选数，经链会推出矛盾。',
  '在{target}假设相反的情况。',
  '假设相反的情况，沿{chain}推下去，得到矛盾，所以{results}。',
];
const net = (how: string): Levels => [
  `有一个候选数，经${how}会推出矛盾。`,
  '在{target}假设相反的情况。',
  `假设相反的情况，经${how}依次推出{steps}，互相矛盾，所以{results}。`,
];
const verity = (how: string): Levels => [
  `一格的各候选数，或一个数在一区内的各位置，经${how}都推出同一结论。`,
  '逐一试{cells}的各种情况。',
  '从{cells}出发的各种情况必有一种为真，而每种都推出同一结论：{chain}。所以{results}。',
];

export const chains = {
  'X-Chain': ends('同一个数的强链与弱链交替。'),
  'XY-Chain': ends('一串双值格，每格与看得到的下一格共有一个数。'),
  'Continuous Nice Loop': continuous(''),
  'Alternating Interference Chain': ends('强链与弱链交替，两端都是强链。'),
  'Discontinuous Nice Loop': discontinuous(''),
  'Grouped Continuous Nice Loop': continuous(GROUPS),
  'Grouped AIC': ends(`强链与弱链交替，两端都是强链${GROUPS}。`),
  'Grouped Discontinuous Nice Loop': discontinuous(GROUPS),
  'ALS-XZ rule': [
    '两组待定数组：各自的候选数都比格数多一个。',
    '看{cells}，再看{extraCells}。',
    '{cells}是一组，{extraCells}是另一组，候选数各比格数多一个；{extra}不能同时在两组中。缺它的一组必含其余各数：{results}。',
  ],
  'ALS-XY-Wing rule': [
    '三组待定数组，其中一组与另两组都有关联。',
    '看{thirdCells}，再由此看{cells}和{extraCells}。',
    '{thirdCells}与{cells}不能都有{digits}，与{extraCells}不能都有{extra}。它最多缺其中一个，所以另两组中必有一组缺了自己的那个，而含其余各数：{results}。',
  ],
  'ALS-XY-Chain': [
    '一串待定数组。',
    '待定数组在{allCells}。',
    '从{allCells}的一端到另一端：一组缺了一个数就含其余各数，下一组便缺其中的数。所以两端必有一端含要删的数：{results}。',
  ],
  'Death Blossom': [
    '一格的每个候选数各对应一组待定数组。',
    '花茎是{cells}。',
    '无论{cells}填什么，周围总有一组待定数组因此缺了它，而必含{extra}：{results}。',
  ],
  'Forcing Chain Contradiction': contradiction,
  'Forcing Chain Verity': verity('链'),
  'Forcing Net Contradiction': net('唯一余数和排除法'),
  'Forcing Net Verity': verity('唯一余数和排除法'),
  'Forcing Net with Sets': net('唯一余数、排除法、区块和数对'),
} satisfies Partial<HintLanguage['levels']>;
