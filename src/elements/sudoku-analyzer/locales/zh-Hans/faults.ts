/** Simplified Chinese: what is wrong with a grid, its rules or what is asked of it. */
import type { FaultSentences } from '../../../shared/locales/faults.js';
import type { SudokuFault } from '../faults.js';

export const FAULTS: FaultSentences<SudokuFault> = {
  ERR_EMPTY_INPUT: '没有盘面。',
  ERR_PARSE_ERROR: '文本不完整，或写法有误。最简单的写法是逐行写数字，空的格子写点。',
  ERR_BAD_LENGTH: '格数不对，9×9的盘面有81格。',
  ERR_BAD_ROW_LENGTH: '这一行与其他行长短不一。空格最好写成“.”。',
  ERR_BAD_CHARACTER: ({ word, character }) =>
    character ? `“${character}”既不是这个盘面的数字，也不表示空的格子。` : `“${word}”不是一格。`,
  ERR_VALUE_OUT_OF_RANGE: '这个数不是盘面所用的数字。空的格子写0。',
  ERR_BAD_CANDIDATE: '这个标注不是盘面的数字，或不在盘面的格子里。',
  ERR_BAD_ENTRY: '这一格已经有别的数。',
  ERR_BAD_OPTION: ({ message }) => `网页给出的一项设置无效：${message}`,
  ERR_BAD_VARIANT: ({ message }) => `没有这样的规则，或与盘面、与其他规则不合：${message}`,
  ERR_BAD_BOXES: '盘面不能分成这样的宫：每宫的行数乘列数要等于盘面的边长。',
  ERR_BAD_REGIONS: '分区有误：每格要写一个字母，每区的格数与一行相同。',
  ERR_BAD_CAGE: ({ message }) => `有一个笼有误：${message}`,
  ERR_NOT_FOUND: '没能按条件出题，请再试一次，或换一种难度、对称方式。',
  ERR_TIME: '时间已到，还没数清有几个解。',
};
