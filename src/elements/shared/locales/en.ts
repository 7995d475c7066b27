/** English: what every element says. */
import type { Translation } from '../phrasebook.js';
import type { Fault } from './faults.js';
import { figuresIn, NBSP, signed } from './figures.js';

// Lists as the British write them, without a comma before "and".
const figures = figuresIn('en-GB');
const { number, tenths } = figures;

export const phrases = {
  ...figures,
  percent: (share: number) => `${number(Math.round(share * 100))}${NBSP}%`,
  finePercent: (share: number) => `${tenths(share * 100)}${NBSP}%`,
  signed,
  /** A lower bound in little room. */
  orMore: (figure: string) => `≥${NBSP}${figure}`,
  milliseconds: (ms: number) => `${number(ms)}${NBSP}ms`,

  /** Parts of a line that no word joins. */
  joined: (parts: readonly string[]) => parts.join(', '),
  /** What is said of a thing after it is named. */
  noted: (parts: readonly string[]) => parts.join('; '),
  /** What a figure or a text is, before it. */
  labelled: (label: string, text: string) => `${label}: ${text}`,
  /** What is counted, after its figure. */
  beside: (word: string) => ` ${word}`,
  /** A clause as a sentence, and several. */
  sentence: (clause: string) => `${clause}.`,
  sentences: (clauses: readonly string[]) => clauses.map((clause) => `${clause}.`).join(' '),
  /** Whole sentences, one after the other; some may be empty. */
  after: (first: string, second: string) => `${first} ${second}`.trim(),

  stop: () => 'Stop',
  again: () => 'Again',
  analyzeAgain: () => 'Analyze again',
  copy: () => 'Copy',
  copied: () => 'Copied',
  copyFailed: () => 'Select the text to copy it.',
  /** What is wrong. Where the element has no words of its own for it. */
  commonFault: ({ message }: Fault): string => message,
  wrongHere: (text: string) => `The fault is at “${text}”.`,
  wrongAtEnd: () => 'The fault is at the end.',
  working: () => 'Working…',
  stopped: () => 'stopped early',
  complete: () => 'complete',
  incomplete: () => 'not complete',
};

/** What a language says in every element. */
export type CommonPhrases = Translation<typeof phrases>;
