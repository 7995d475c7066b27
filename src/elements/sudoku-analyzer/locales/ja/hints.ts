/** Japanese: hints. */
import type { HintLanguage, Levels } from '../../../../sudoku/hints/language.js';
import { chains } from './hint-chains.js';
import { names } from './hint-names.js';
import { colours, fishes, rectangles } from './hint-patterns.js';

const nakedSubset = (count: number): Levels => [
  `1つのユニットの${count}マスで、候補が合わせて${count}個です。`,
  `{bases}の${count}マスで、候補が{digits}だけです。`,
  '{bases}では、{cells}の候補が合わせて{digits}だけです。そのすべてが見えるマスには、これらは入りません。{results}。',
];
const hiddenSubset = (count: number): Levels => [
  `1つのユニットで、${count}個の数字が${count}マスにしか入りません。`,
  '{bases}で{digits}の場所を探します。',
  '{bases}では、{digits}が{cells}にしか入りません。そこに他の数字は入りません。{results}。',
];
const lockedSubset = (count: number): Levels => [
  `ブロックと行または列が交わる${count}マスで、候補が合わせて${count}個です。`,
  `{bases}の${count}マスで、候補が{digits}だけです。`,
  '{cells}は{bases}にあり、候補が合わせて{digits}だけです。どちらのユニットの他のマスからも消えます。{results}。',
];
const lockedCandidates = (vague: string): Levels => [
  vague,
  '{bases}で{digits}を探します。',
  '{bases}の{digits}は必ず{covers}に入るので、{covers}の残りのマスからは消えます。{results}。',
];
const turbot = (vague: string): Levels => [
  vague,
  '{bases}にある{digits}の強リンク2本に注目します。',
  '{bases}では{digits}の場所がそれぞれ2つで、4つのうち2つが互いに見えます。残りの2つの少なくとも一方は真なので、両方から見える候補は消えます。{results}。',
];

const levels: HintLanguage['levels'] = {
  'Full House': [
    '空きマスが1つだけのユニットがあります。',
    '{bases}の空きマスは1つです。',
    '{bases}の空きマスは{target}だけで、残る数字は{digits}です。{results}。',
  ],
  'Naked Single': [
    '候補が1つだけのマスがあります。',
    '{target}に注目します。',
    '{target}には他の数字がどれも入りません。{results}。',
  ],
  'Hidden Single': [
    'あるユニットで、ある数字の入る場所が1つだけです。',
    '{bases}で{digits}を探します。',
    '{bases}では、{digits}が{target}にしか入りません。{results}。',
  ],
  'Cage Sum': [
    'あるケージの合計から、入らない候補がわかります。',
    '{bases}に注目します。',
    '{bases}がどの数字の組み合わせでも、次の候補は入りません。{results}。',
  ],
  'Innies and Outies': [
    'ケージの合計とユニット全体の合計を比べると、数マスの合計がわかります。',
    'ケージと{bases}の差になる{allCells}に注目します。',
    'ケージの合計と{bases}の合計から、{allCells}の合計は{sum}です。{results}。',
  ],
  'Locked Pair': lockedSubset(2),
  'Locked Triple': lockedSubset(3),
  'Locked Candidate Type 1': lockedCandidates(
    'あるブロックで、ある数字の場所が1つの行または列に限られます。',
  ),
  'Locked Candidate Type 2': lockedCandidates(
    'ある行または列で、ある数字の場所が1つのブロックに限られます。',
  ),
  'Common Peer Elimination': [
    '1つのユニットまたはケージで、ある数字の場所のすべてから同じマスが見えます。',
    '{bases}で{digits}を探します。',
    '{bases}では{digits}が{cells}のどれかに入り、そのどこからも{target}が見えます。{results}。',
  ],
  'Law of Leftovers': [
    '隣り合う行または列と、同じ数の領域とで、食い違うマスがわずかなものを探します。食い違うマスどうしには同じ数字が入ります。',
    '{bases}と{covers}の食い違いを見ます。{cells}と、{extraCells}です。',
    '{bases}と{covers}には同じ数字が入ります。そこで、前者だけにある{cells}の数字は、後者だけにある{extraCells}の数字と同じです。{results}。',
  ],
  'Naked Pair': nakedSubset(2),
  'Naked Triple': nakedSubset(3),
  'Naked Quadruple': nakedSubset(4),
  'Hidden Pair': hiddenSubset(2),
  'Hidden Triple': hiddenSubset(3),
  'Hidden Quadruple': hiddenSubset(4),
  ...fishes,
  'Remote Pairs': [
    '同じ2候補のマスがつながったチェーンを探します。',
    '{digits}のマスのチェーンが{allCells}を通ります。',
    '{allCells}には{digits}が交互に入り、{cells}が一方、{extraCells}がもう一方です。両方が見えるマスには、どちらも入りません。{results}。',
  ],
  'Bivalue Universal Grave + 1': [
    '1マスを除いて、空きマスの候補がすべて2つです。',
    '候補が3つの唯一のマス、{allCells}に注目します。',
    '{allCells}に{extra}がないと、空きマスの候補はすべて2つ、各数字の場所もすべて2つになり、解がないか2つになります。{results}。',
  ],
  Skyscraper: turbot('ある数字の場所が2つの平行な線が2本あり、一方の端がそろっています。'),
  '2-String Kite': turbot('ある数字の場所が2つの行と列が、1つのブロックでつながっています。'),
  'Dual 2-String-Kite': [
    'ブロックの同じ2マスを通るカイトが2つあります。',
    '{bases}にある{digits}のカイト2つに注目します。',
    '{bases}の2組の線が同じブロックでつながっています。{results}。',
  ],
  'Turbot Fish': turbot('ある数字の場所が2つのユニットが2つあり、弱リンクでつながっています。'),
  'Empty Rectangle': [
    'あるブロックで、ある数字の場所が1行と1列に限られます。',
    '{bases}の{digits}を、{covers}と合わせて見ます。',
    '{bases}では{digits}の場所{extraCells}が1行と1列にあります。{covers}の場所は{cells}の2つです。遠い端が見える方が偽なら、ブロックのもう一方の線に入ります。{results}。',
  ],
  'Dual Empty Rectangle': [
    'あるブロックで、ある数字の場所が1行と1列に限られ、2本の強リンクがそれを使います。',
    '{bases}の{digits}を、{covers}と合わせて見ます。',
    '{bases}では{digits}の場所{extraCells}が1行と1列にあり、{covers}の場所はそれぞれ2つです。{results}。',
  ],
  'W-Wing': [
    '同じ2候補の2マスが、強リンクでつながっています。',
    '{digits}と{extra}のマスが、{bases}でつながっています。',
    '{bases}では{digits}の2つの場所の一方が真で、{extraCells}の一方から{digits}が消えます。その一方は{extra}なので、両方が見える候補は消えます。{results}。',
  ],
  'XY-Wing': [
    '2候補のマスから、3つ目の数字を共有する2マスが見えます。',
    '{digits}だけの3マス、{allCells}に注目します。',
    '軸のマスがどちらでも、{extraCells}の一方は{extra}です。{results}。',
  ],
  'XYZ-Wing': [
    '3候補のマスから、そのうち2候補ずつの2マスが見えます。',
    '{digits}だけの3マス、{allCells}に注目します。',
    '軸のマスがどれでも、{extraCells}のどれかは{extra}です。3マスすべてが見える所には入りません。{results}。',
  ],
  ...rectangles,
  'Sue de Coq': [
    'ブロックと線が交わる所の候補の多いマスを、線とブロックの他のマスが分け合います。',
    '{bases}と{covers}が交わる{cells}に注目します。',
    '{cells}と、{bases}の{extraCells}、{covers}の{thirdCells}は、数字とマスの数が等しく、どの数字も2度は入りません。{results}。',
  ],
  ...colours,
  ...chains,
  'Template Set': [
    'ある数字の盤面全体での置き方に、共通するマスがあります。',
    '{digits}の盤面全体での置き方を調べます。',
    '{digits}のどの置き方でも、ここに入ります。{results}。',
  ],
  'Template Delete': [
    'ある数字の盤面全体での置き方のどれにも使われない候補があります。',
    '{digits}の盤面全体での置き方を調べます。',
    '{digits}のどの置き方でも、ここには入りません。{results}。',
  ],
};

export const hints: HintLanguage = {
  tag: 'ja',
  hint: '{name}：{text}',
  names,
  levels,
  houses: {
    row: '{number}行目',
    column: '{number}列目',
    box: 'ブロック{number}',
    region: '領域{number}',
    diagonal: '対角線{number}',
    window: 'ウィンドウ{number}',
    group: '同位置グループ{number}',
    cage: '{cell}の合計{sum}のケージ',
  },
  goes: '{cells}の{digits}を除外',
  go: '{cells}の{digits}を除外',
  is: '{cells}に{digits}を確定',
  and: 'と',
  comma: '、',
  cell: 'r{row}c{column}',
};
