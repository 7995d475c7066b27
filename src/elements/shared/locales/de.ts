/** German: what every element says. */
import type { CommonPhrases } from './en.js';
import { type CommonFault, type Fault, type FaultSentences, tellFault } from './faults.js';
import { figuresIn, NBSP, signed } from './figures.js';

const figures = figuresIn('de');
const { number } = figures;

const FAULTS: FaultSentences<CommonFault> = {
  ERR_REQUEST: 'Die Seite hat keine gültige Anfrage gestellt.',
  ERR_OPTION: ({ message }) => `Eine Angabe der Seite gilt nicht: ${message}`,
  ERR_TOO_LONG: 'Dieser Text ist zu lang und wird nicht gelesen.',
  ERR_WORKER_START: 'Die Analyse konnte nicht starten. Ein neuer Versuch kann gelingen.',
  ERR_WORKER_CRASHED: 'Die Analyse ist abgebrochen. Die nächste beginnt von vorn.',
  ERR_WASM: 'Diese Seite oder dieser Browser lässt WebAssembly nicht zu.',
  ERR_DISPOSED: 'Die Analyse wurde beendet.',
  ERR_MEMORY: 'Für die Analyse reicht der Speicher nicht.',
  ERR_ANALYZER: ({ message }) => `Der Analysator, den die Seite mitbringt, ist gescheitert: ${message}`,
  ERR_INTERNAL: ({ message }) => `In Hintwright ist etwas schiefgegangen: ${message}`,
};

export const phrases: CommonPhrases = {
  ...figures,
  signed,
  orMore: (figure) => `≥${NBSP}${figure}`,
  milliseconds: (ms) => `${number(ms)}${NBSP}ms`,
  joined: (parts) => parts.join(', '),
  noted: (parts) => parts.join('; '),
  labelled: (label, text) => `${label}: ${text}`,
  beside: (word) => ` ${word}`,
  sentence: (clause) => `${clause}.`,
  sentences: (clauses) => clauses.map((clause) => `${clause}.`).join(' '),
  after: (first, second) => `${first} ${second}`.trim(),

  stop: () => 'Anhalten',
  again: () => 'Noch einmal',
  analyzeAgain: () => 'Noch einmal analysieren',
  copy: () => 'Kopieren',
  copied: () => 'Kopiert',
  copyFailed: () => 'Zum Kopieren den Text markieren.',
  commonFault: (fault: Fault) => tellFault(FAULTS, fault) ?? fault.message,
  wrongHere: (text) => `Der Fehler ist bei „${text}“.`,
  wrongAtEnd: () => 'Der Fehler ist am Ende.',
  working: () => 'Rechnet …',
  stopped: () => 'vorzeitig angehalten',
  complete: () => 'vollständig',
  incomplete: () => 'nicht vollständig',
};
