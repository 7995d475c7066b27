/** Traditional Chinese: techniques as only Sudoku Explainer names them. */
import { ratingNamesIn } from '../rating-names.js';

export const ratingNames = ratingNamesIn({
  names: {
    'Last Cell': '最後一格',
    'Direct Pointing': '直接宮區塊',
    'Direct Claiming': '直接列欄區塊',
    'Direct Hidden Pair': '直接隱性數對',
    'Direct Hidden Triplet': '直接隱性三數組',
    Pointing: '宮區塊',
    Claiming: '列欄區塊',
    'Naked Triplet': '顯性三數組',
    'Hidden Triplet': '隱性三數組',
    'Naked Quad': '顯性四數組',
    'Hidden Quad': '隱性四數組',
    'Aligned Pair Exclusion': '數對排除',
    'Aligned Triplet Exclusion': '三數組排除',
    'Bidirectional X-Cycle': '雙向X環',
    'Bidirectional Y-Cycle': '雙向Y環',
    'Bidirectional Cycle': '雙向環',
    'Forcing X-Chain': 'X強制鏈',
    'Forcing Chain': '強制鏈',
    'Nishio Forcing Chains': 'Nishio強制鏈',
    'Cell Forcing Chains': '單格強制鏈',
    'Region Forcing Chains': '區強制鏈',
  },
  typed: { 'Unique Rectangle': '唯一矩形', 'Unique Loop': '唯一環', BUG: 'BUG' },
  type: (name, number) => `${name}，類型${number}`,
  dynamic: {
    Cell: '動態單格強制鏈',
    Region: '動態區強制鏈',
    Contradiction: '動態強制鏈，矛盾',
    Double: '動態雙重強制鏈',
  },
  nested: {
    'Forcing Chains': '強制鏈',
    'Multiple Forcing Chains': '多重強制鏈',
    'Dynamic Forcing Chains': '動態強制鏈',
  },
  with: (chain, nested) => `${chain}（+${nested}）`,
});
