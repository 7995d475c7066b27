/** Simplified Chinese: techniques as only Sudoku Explainer names them. */
import { ratingNamesIn } from '../rating-names.js';

export const ratingNames = ratingNamesIn({
  names: {
    'Last Cell': '最后一格',
    'Direct Pointing': '直接宫区块',
    'Direct Claiming': '直接行列区块',
    'Direct Hidden Pair': '直接隐性数对',
    'Direct Hidden Triplet': '直接隐性三数组',
    Pointing: '宫区块',
    Claiming: '行列区块',
    'Naked Triplet': '显性三数组',
    'Hidden Triplet': '隐性三数组',
    'Naked Quad': '显性四数组',
    'Hidden Quad': '隐性四数组',
    'Aligned Pair Exclusion': '数对排除',
    'Aligned Triplet Exclusion': '三数组排除',
    'Bidirectional X-Cycle': '双向X环',
    'Bidirectional Y-Cycle': '双向Y环',
    'Bidirectional Cycle': '双向环',
    'Forcing X-Chain': 'X强制链',
    'Forcing Chain': '强制链',
    'Nishio Forcing Chains': 'Nishio强制链',
    'Cell Forcing Chains': '单格强制链',
    'Region Forcing Chains': '区强制链',
  },
  typed: { 'Unique Rectangle': '唯一矩形', 'Unique Loop': '唯一环', BUG: 'BUG' },
  type: (name, number) => `${name}，类型${number}`,
  dynamic: {
    Cell: '动态单格强制链',
    Region: '动态区强制链',
    Contradiction: '动态强制链，矛盾',
    Double: '动态双重强制链',
  },
  nested: {
    'Forcing Chains': '强制链',
    'Multiple Forcing Chains': '多重强制链',
    'Dynamic Forcing Chains': '动态强制链',
  },
  with: (chain, nested) => `${chain}（+${nested}）`,
});
