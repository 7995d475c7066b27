/** Simplified Chinese: what every element says. */
import type { CommonPhrases } from './en.js';
import { type CommonFault, type Fault, type FaultSentences, tellFault } from './faults.js';
import { figuresIn, signed } from './figures.js';

const figures = figuresIn('zh-Hans');
const { number } = figures;

const FAULTS: FaultSentences<CommonFault> = {
  ERR_REQUEST: '网页提出的请求无效。',
  ERR_OPTION: ({ message }) => `网页给出的一项设置无效：${message}`,
  ERR_TOO_LONG: '文本过长，未予读取。',
  ERR_WORKER_START: '分析无法启动，可以再试一次。',
  ERR_WORKER_CRASHED: '分析中途崩溃，下一次将重新开始。',
  ERR_WASM: '此网页或浏览器不允许使用WebAssembly。',
  ERR_DISPOSED: '分析已经关闭。',
  ERR_MEMORY: '内存不足，无法分析。',
  ERR_ANALYZER: ({ message }) => `网页自带的分析器出错：${message}`,
  ERR_INTERNAL: ({ message }) => `Hintwright内部出错：${message}`,
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
  again: () => '重新计算',
  analyzeAgain: () => '重新计算',
  copy: () => '复制',
  copied: () => '已复制',
  copyFailed: () => '请选中文本后自行复制。',
  commonFault: (fault: Fault) => tellFault(FAULTS, fault) ?? fault.message,
  wrongHere: (text) => `错误在“${text}”处。`,
  wrongAtEnd: () => '错误在末尾。',
  working: () => '计算中…',
  stopped: () => '已提前停止',
  complete: () => '已算完',
  incomplete: () => '未算完',
};
