/** Traditional Chinese: what every element says. */
import type { CommonPhrases } from './en.js';
import { type CommonFault, type Fault, type FaultSentences, tellFault } from './faults.js';
import { figuresIn, signed } from './figures.js';

const figures = figuresIn('zh-Hant');
const { number } = figures;

const FAULTS: FaultSentences<CommonFault> = {
  ERR_REQUEST: '網頁送出的請求無效。',
  ERR_OPTION: ({ message }) => `網頁給的一項設定無效：${message}`,
  ERR_TOO_LONG: '文字過長，不予讀取。',
  ERR_WORKER_START: '分析無法啟動，可以再試一次。',
  ERR_WORKER_CRASHED: '分析中途出錯中斷，下一次會重新開始。',
  ERR_WASM: '此網頁或瀏覽器不允許使用WebAssembly。',
  ERR_DISPOSED: '分析已經關閉。',
  ERR_MEMORY: '記憶體不足，無法分析。',
  ERR_ANALYZER: ({ message }) => `網頁自備的分析器出錯：${message}`,
  ERR_INTERNAL: ({ message }) => `Hintwright內部出錯：${message}`,
};

export const phrases: CommonPhrases = {
  ...figures,
  signed,
  orMore: (figure) => `≥${figure}`,
  milliseconds: (ms) => `${number(ms)}毫秒`,
  joined: (parts) => parts.join('，'),
  noted: (parts) => parts.join('；'),
  labelled: (label, text) => `${label}：${text}`,
  beside: (word) => word,
  sentence: (clause) => `${clause}。`,
  sentences: (clauses) => clauses.map((clause) => `${clause}。`).join(''),
  after: (first, second) => `${first}${second}`,

  stop: () => '停止',
  again: () => '重新計算',
  analyzeAgain: () => '重新計算',
  copy: () => '複製',
  copied: () => '已複製',
  copyFailed: () => '請選取文字後自行複製。',
  commonFault: (fault: Fault) => tellFault(FAULTS, fault) ?? fault.message,
  wrongHere: (text) => `錯誤在「${text}」處。`,
  wrongAtEnd: () => '錯誤在結尾。',
  working: () => '計算中…',
  stopped: () => '已提前停止',
  complete: () => '已算完',
  incomplete: () => '未算完',
};
