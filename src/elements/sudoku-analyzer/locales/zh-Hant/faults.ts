/** Traditional Chinese: what is wrong with a grid, its rules or what is asked of it. */
import type { FaultSentences } from '../../../shared/locales/faults.js';
import type { SudokuFault } from '../faults.js';

export const FAULTS: FaultSentences<SudokuFault> = {
  ERR_EMPTY_INPUT: '沒有盤面。',
  ERR_PARSE_ERROR: '文字不完整，或寫法有誤。最簡單的寫法是逐列寫數字，空的格子寫點。',
  ERR_BAD_LENGTH: '格數不對，9×9的盤面有81格。',
  ERR_BAD_ROW_LENGTH: '這一列與其他列長短不一。空格最好寫成「.」。',
  ERR_BAD_CHARACTER: ({ word, character }) =>
    character ? `「${character}」既不是這個盤面的數字，也不表示空的格子。` : `「${word}」不是一格。`,
  ERR_VALUE_OUT_OF_RANGE: '這個數不是盤面所用的數字。空的格子寫0。',
  ERR_BAD_CANDIDATE: '這個註記不是盤面的數字，或不在盤面的格子裡。',
  ERR_BAD_ENTRY: '這一格已經有別的數。',
  ERR_BAD_OPTION: ({ message }) => `網頁給的一項設定無效：${message}`,
  ERR_BAD_VARIANT: ({ message }) => `沒有這樣的規則，或與盤面、與其他規則不合：${message}`,
  ERR_BAD_BOXES: '盤面不能分成這樣的宮：每宮的列數乘欄數要等於盤面的邊長。',
  ERR_BAD_REGIONS: '分區有誤：每格要寫一個字母，每區的格數與一列相同。',
  ERR_BAD_CAGE: ({ message }) => `有一個籠有誤：${message}`,
  ERR_NOT_FOUND: '沒能依條件出題，請再試一次，或換一種難度、對稱方式。',
  ERR_TIME: '時間已到，還沒數清有幾個解。',
};
