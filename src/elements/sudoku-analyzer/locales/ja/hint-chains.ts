/** Japanese: hints of chains and of almost locked sets. */
import type { HintLanguage, Levels } from '../../../../sudoku/hints/language.js';

const THROUGH = '{allCells}を通るチェーンです。';
const GROUPS = '（数マスを1つと見る所を含む）';

const ends = (vague: string): Levels => [
  vague,
  THROUGH,
  '一方の端が偽なら、もう一方が真です（{chain}）。どちらの端とも両立しない候補は消えます。{results}。',
];
const continuous = (more: string): Levels => [
  `強リンクと弱リンクが交互につながった閉じたチェーン${more}を探します。`,
  THROUGH,
  'チェーンが閉じます（{chain}）。弱リンクで結ばれた2つは必ず一方が真なので、両方から見える候補は消えます。{results}。',
];
const discontinuous = (more: string): Levels => [
  `強リンクと弱リンクのチェーン${more}で、出発点の逆に戻るものを探します。`,
  THROUGH,
  '出発点の仮定がその逆を導きます（{chain}）。{results}。',
];
const contradiction: Levels = [
  '仮定するとチェーンで矛盾に至る候補を探します。',
  '{target}で、正しいことの逆を仮定します。',
  '逆を仮定してたどると（{chain}）、矛盾します。よって{results}。',
];
const net = (how: string): Levels => [
  `仮定すると${how}で矛盾に至る候補を探します。`,
  '{target}で、正しいことの逆を仮定します。',
  `逆を仮定すると、${how}で順に{steps}となりますが、これらは矛盾します。よって{results}。`,
];
const verity = (how: string): Levels => [
  `あるマスの候補のすべて、またはユニット内のある数字の場所のすべてから、${how}で同じ結論に至ります。`,
  '{cells}で、すべての場合を試します。',
  '{cells}から始まる場合のどれかは真で、どれも同じ結論に至ります（{chain}）。{results}。',
];

export const chains = {
  'X-Chain': ends('1つの数字の強リンクと弱リンクが交互につながったチェーンを探します。'),
  'XY-Chain': ends('候補が2つのマスが、次のマスと数字を1つ共有しながらつながったチェーンを探します。'),
  'Continuous Nice Loop': continuous(''),
  'Alternating Interference Chain': ends(
    '強リンクと弱リンクが交互につながり、両端が強リンクのチェーンを探します。',
  ),
  'Discontinuous Nice Loop': discontinuous(''),
  'Grouped Continuous Nice Loop': continuous(GROUPS),
  'Grouped AIC': ends(`強リンクと弱リンクが交互につながり、両端が強リンクのチェーン${GROUPS}を探します。`),
  'Grouped Discontinuous Nice Loop': discontinuous(GROUPS),
  'ALS-XZ rule': [
    '数字がマスより1つ多い組を、2つ探します。',
    '{cells}と、{extraCells}に注目します。',
    '{cells}の組と{extraCells}の組は、どちらも数字がマスより1つ多く、{extra}は両方には入れません。{extra}のない組は残りの数字をすべて含みます。{results}。',
  ],
  'ALS-XY-Wing rule': [
    '数字がマスより1つ多い組を3つ探します。そのうち1つが他の2つとつながっています。',
    '{thirdCells}から、{cells}と{extraCells}を見ます。',
    '{thirdCells}の組は、{digits}を{cells}の組と、{extra}を{extraCells}の組と同時には持てません。欠けるのは一方だけなので、残りの組のどちらかはその数字を欠き、他をすべて含みます。{results}。',
  ],
  'ALS-XY-Chain': [
    '数字がマスより1つ多い組のチェーンを探します。',
    '{allCells}の中の組です。',
    '{allCells}を端から端へたどります。ある組が数字を1つ欠くと残りをすべて含み、その数字を次の組が欠きます。よって両端のどちらかが、消える数字を含みます。{results}。',
  ],
  'Death Blossom': [
    'あるマスと、その候補それぞれに対応する、数字がマスより1つ多い組を探します。',
    '軸は{cells}です。',
    '{cells}に何が入っても、周りの組の1つがその数字を欠き、{extra}を含みます。{results}。',
  ],
  'Forcing Chain Contradiction': contradiction,
  'Forcing Chain Verity': verity('チェーン'),
  'Forcing Net Contradiction': net('シングルの連続'),
  'Forcing Net Verity': verity('シングルの連続'),
  'Forcing Net with Sets': net('シングル、ロックドキャンディデート、ペアの連続'),
} satisfies Partial<HintLanguage['levels']>;
