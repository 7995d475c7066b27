/** Japanese: what is wrong with a grid, its rules or what is asked of it. */
import type { FaultSentences } from '../../../shared/locales/faults.js';
import type { SudokuFault } from '../faults.js';

export const FAULTS: FaultSentences<SudokuFault> = {
  ERR_EMPTY_INPUT: '盤面がありません。',
  ERR_PARSE_ERROR:
    'テキストが途中で切れているか、書き方に誤りがあります。数字を行ごとに、空きマスを点で書くのが最も簡単です。',
  ERR_BAD_LENGTH: 'マスの数が合いません。9×9の盤面は81マスです。',
  ERR_BAD_ROW_LENGTH: 'この行の長さが他の行と異なります。空きマスは「.」で書くと確実です。',
  ERR_BAD_CHARACTER: ({ character, word }) =>
    `「${character || word}」は、この盤面の数字でも空きマスの記号でもありません。`,
  ERR_VALUE_OUT_OF_RANGE: 'この数はこの盤面の数字ではありません。空きマスは0で書きます。',
  ERR_BAD_CANDIDATE: 'このメモは盤面の数字ではないか、盤面の外のマスにあります。',
  ERR_BAD_ENTRY: 'このマスにはすでに別の数字があります。',
  ERR_BAD_OPTION: ({ message }) => `ページの指定に誤りがあります：${message}`,
  ERR_BAD_VARIANT: ({ message }) =>
    `このルールは存在しないか、盤面または他のルールと両立しません：${message}`,
  ERR_BAD_BOXES:
    '盤面をこのブロックには分けられません。ブロックの行数と列数の積が盤面の一辺になるようにします。',
  ERR_BAD_REGIONS: '領域に誤りがあります。マスごとに1文字で書き、どの領域も1行と同じマス数にします。',
  ERR_BAD_CAGE: ({ message }) => `ケージに誤りがあります：${message}`,
  ERR_NOT_FOUND: '条件に合う問題を作れませんでした。もう一度試すか、レベルや対称性を変えてください。',
  ERR_TIME: '解の数がわかる前に時間切れになりました。',
};
