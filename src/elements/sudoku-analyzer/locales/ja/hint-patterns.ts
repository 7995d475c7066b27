/** Japanese: hints of fish, rectangles and colours. */
import type { HintLanguage, Levels } from '../../../../sudoku/hints/language.js';
import { fishLevels } from '../fish.js';

const fish = (vague: string, whole: string): Levels => [vague, '{bases}の{digits}に注目します。', whole];

export const fishes = fishLevels({
  plain: fish(
    'ある数字の場所が、平行な数本の行または列で、同じ本数の交わる線に収まります。',
    '{bases}では{digits}の場所がすべて{covers}にあります。{covers}の{digits}はそこで決まるので、他からは消えます。{results}。',
  ),
  finned: fish(
    'ある数字の場所が、平行な数本の行または列で、同じ本数の交わる線にほぼ収まります。',
    '{bases}では{digits}の場所が、フィン{fins}を除いて{covers}にあります。フィンかフィッシュのどちらかが成り立つので、すべてのフィンが見える所の候補はどちらにしても消えます。{results}。',
  ),
  box: fish(
    'ある数字の場所が、数個の行、列、ブロックで、同じ数の他のユニットに収まります。',
    '{bases}では{digits}の場所がすべて{covers}にあります。{covers}の{digits}はそこで決まるので、他からは消えます。{results}。',
  ),
  finnedBox: fish(
    'ある数字の場所が、数個の行、列、ブロックで、同じ数の他のユニットにほぼ収まります。',
    '{bases}では{digits}の場所が、フィン{fins}を除いて{covers}にあります。フィンかフィッシュのどちらかが成り立ちます。{results}。',
  ),
  siamese: fish(
    '同じベースに、フィンの異なるフィッシュが2通りできます。',
    '{bases}で、{digits}の2つのフィッシュがベースを共有し、カバーとフィン（{extraCells}）が異なります。両方から導かれます。{results}。',
  ),
});

const rectangle = (what: string, why: string, corners = '{allCells}'): Levels => [
  `2行、2列、2ブロックにまたがる4マスで、${what}。`,
  `${corners}の{digits}に注目します。`,
  `${corners}が{digits}だけになると、解が2つになります。${why}。{results}。`,
];

export const rectangles = {
  'Uniqueness Test Type 1': rectangle('3マスが同じ2候補です', 'よって{target}には別の数字が入ります'),
  'Uniqueness Test Type 2': rectangle(
    '2マスに候補が1つ余分にあります',
    'よって{extraCells}のどれかに{extra}が入ります',
  ),
  'Uniqueness Test Type 3': rectangle(
    '2マスに余分な候補があり、ネイキッドサブセットの一部になります',
    'よって2つの角のどちらかには別の数字が入り、{extraCells}と合わせて{bases}に{extra}のネイキッドサブセットができます',
    '{cells}',
  ),
  'Uniqueness Test Type 4': rectangle(
    '2マスに余分な候補があり、一方の数字には他の場所がありません',
    '{bases}では{digits}の一方の場所が矩形内だけなので、この2マスにもう一方は入りません',
  ),
  'Uniqueness Test Type 5': rectangle(
    '向かい合う2マス、または3マスに候補が1つ余分にあります',
    'よって{extraCells}のどれかに{extra}が入ります',
  ),
  'Uniqueness Test Type 6': rectangle(
    '向かい合う2マスに余分な候補があり、一方の数字がX-Wingを作ります',
    '平行な2辺では{digits}の一方に他の場所がなく、それが{target}に入ると矩形が完成します',
  ),
  'Hidden Rectangle': rectangle(
    '1マスだけが2候補で、向かいのマスから強リンクが出ています',
    '{bases}では{digits}の一方の場所が矩形内だけなので、{target}がもう一方だと矩形が完成します',
  ),
  'Avoidable Rectangle Type 1': rectangle(
    '3マスが初期数字ではない数字で埋まっています',
    'どれも初期数字ではないので、4マス目で矩形を完成させることはできません',
  ),
  'Avoidable Rectangle Type 2': rectangle(
    '2マスが初期数字ではない数字で埋まっています',
    'どれも初期数字ではないので、{extraCells}のどれかに{extra}が入ります',
  ),
} satisfies Partial<HintLanguage['levels']>;

const COLOUR_ONE = '{cells}から始めて、{digits}の強リンクを塗り分けます。';
const COLOUR_TWO = '{cells}と{thirdCells}から始めて、{digits}の強リンクを塗り分けます。';
const GROUPS = '{cells}と{extraCells}は逆の色、{thirdCells}と{fourthCells}も逆の色です。';

export const colours = {
  'Simple Colors Trap': [
    '1つの数字の強リンクを2色に塗り分けます。',
    COLOUR_ONE,
    '{cells}か{extraCells}のどちらか一方がすべて{digits}です。両方の色が見える所には入りません。{results}。',
  ],
  'Simple Colors Wrap': [
    '1つの数字の強リンクを2色に塗り分けると、一方の色が矛盾します。',
    COLOUR_ONE,
    '{cells}か{extraCells}のどちらか一方がすべて{digits}です。一方の色では2マスが互いに見えるので、その色は偽です。{results}。',
  ],
  'Multi-Colors 1': [
    '1つの数字の強リンクの組が2つあり、両方の組の色が互いに見えます。',
    COLOUR_TWO,
    `${GROUPS}2つの色が互いに見えるので、残りの2色の一方は真です。その両方が見える候補は消えます。{results}。`,
  ],
  'Multi-Colors 2': [
    '1つの数字の強リンクの組が2つあり、一方の組の1色から他方の組の両色が見えます。',
    COLOUR_TWO,
    `${GROUPS}1つの色から他方の組の両色が見えるので、その色は偽です。{results}。`,
  ],
} satisfies Partial<HintLanguage['levels']>;
