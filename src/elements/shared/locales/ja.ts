/** Japanese: what every element says. */
import type { CommonPhrases } from './en.js';
import { type CommonFault, type Fault, type FaultSentences, tellFault } from './faults.js';
import { figuresIn, signed } from './figures.js';

const figures = figuresIn('ja');
const { number } = figures;

const FAULTS: FaultSentences<CommonFault> = {
  ERR_REQUEST: 'ページからの依頼が正しくありません。',
  ERR_OPTION: ({ message }) => `ページの指定に誤りがあります：${message}`,
  ERR_TOO_LONG: 'テキストが長すぎるため読み込めません。',
  ERR_WORKER_START: '解析を開始できませんでした。もう一度試してください。',
  ERR_WORKER_CRASHED: '解析が途中で止まりました。次は最初からやり直します。',
  ERR_WASM: 'このページまたはブラウザではWebAssemblyを使えません。',
  ERR_DISPOSED: '解析は終了しました。',
  ERR_MEMORY: '解析に必要なメモリが足りません。',
  ERR_ANALYZER: ({ message }) => `ページが用意した解析器で問題が起きました：${message}`,
  ERR_INTERNAL: ({ message }) => `Hintwrightの内部で問題が起きました：${message}`,
};

export const phrases: CommonPhrases = {
  ...figures,
  signed,
  orMore: (figure) => `≥${figure}`,
  milliseconds: (ms) => `${number(ms)}ミリ秒`,
  joined: (parts) => parts.join('、'),
  noted: (parts) => parts.join('。'),
  labelled: (label, text) => `${label}：${text}`,
  beside: (word) => word,
  sentence: (clause) => `${clause}。`,
  sentences: (clauses) => clauses.map((clause) => `${clause}。`).join(''),
  after: (first, second) => `${first}${second}`,

  stop: () => '停止',
  again: () => 'もう一度',
  analyzeAgain: () => 'もう一度解析',
  copy: () => 'コピー',
  copied: () => 'コピーしました',
  copyFailed: () => 'テキストを選択してコピーしてください。',
  commonFault: (fault: Fault) => tellFault(FAULTS, fault) ?? fault.message,
  wrongHere: (text) => `「${text}」の所に誤りがあります。`,
  wrongAtEnd: () => '末尾に誤りがあります。',
  working: () => '計算中…',
  stopped: () => '途中で停止',
  complete: () => '完了',
  incomplete: () => '未完了',
};
