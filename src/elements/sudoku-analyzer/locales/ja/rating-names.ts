/** Japanese: techniques as only Sudoku Explainer names them. */
import { ratingNamesIn } from '../rating-names.js';

export const ratingNames = ratingNamesIn({
  names: {
    'Last Cell': '最後のマス',
    'Direct Pointing': 'ダイレクトポインティング',
    'Direct Claiming': 'ダイレクトクレーミング',
    'Direct Hidden Pair': 'ダイレクトヒドゥンペア',
    'Direct Hidden Triplet': 'ダイレクトヒドゥントリプル',
    Pointing: 'ポインティング',
    Claiming: 'クレーミング',
    'Naked Triplet': 'ネイキッドトリプル',
    'Hidden Triplet': 'ヒドゥントリプル',
    'Naked Quad': 'ネイキッドクアッド',
    'Hidden Quad': 'ヒドゥンクアッド',
    'Bidirectional X-Cycle': '双方向Xサイクル',
    'Bidirectional Y-Cycle': '双方向Yサイクル',
    'Bidirectional Cycle': '双方向サイクル',
    'Forcing X-Chain': '強制Xチェーン',
    'Forcing Chain': '強制チェーン',
    'Aligned Pair Exclusion': 'アラインドペア除外',
    'Aligned Triplet Exclusion': 'アラインドトリプル除外',
    'Nishio Forcing Chains': '西尾強制チェーン',
    'Cell Forcing Chains': 'マス強制チェーン',
    'Region Forcing Chains': 'ユニット強制チェーン',
  },
  typed: { 'Unique Rectangle': 'ユニークレクタングル', 'Unique Loop': 'ユニークループ', BUG: 'BUG' },
  type: (name, number) => `${name} タイプ${number}`,
  dynamic: {
    Cell: '動的マス強制チェーン',
    Region: '動的ユニット強制チェーン',
    Contradiction: '動的強制チェーン（矛盾）',
    Double: '動的二重強制チェーン',
  },
  nested: {
    'Forcing Chains': '強制チェーン',
    'Multiple Forcing Chains': '多重強制チェーン',
    'Dynamic Forcing Chains': '動的強制チェーン',
  },
  with: (chain, nested) => `${chain}（＋${nested}）`,
});
