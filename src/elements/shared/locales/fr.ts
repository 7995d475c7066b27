/** French: what every element says. */
import type { CommonPhrases } from './en.js';
import { type CommonFault, type Fault, type FaultSentences, tellFault } from './faults.js';
import { figuresIn, NBSP, signed } from './figures.js';
import { typeset } from './fr/writing.js';

const figures = figuresIn('fr');
const { number } = figures;

const FAULTS: FaultSentences<CommonFault> = {
  ERR_REQUEST: 'La page n’a pas fait de demande valable.',
  ERR_OPTION: ({ message }) => `Une donnée de la page n’est pas valable : ${message}`,
  ERR_TOO_LONG: 'Ce texte est trop long pour être lu.',
  ERR_WORKER_START: 'L’analyse n’a pas pu démarrer. Un nouvel essai peut réussir.',
  ERR_WORKER_CRASHED: 'L’analyse s’est interrompue. La prochaine repart du début.',
  ERR_WASM: 'Cette page ou ce navigateur n’autorise pas WebAssembly.',
  ERR_DISPOSED: 'L’analyse a été arrêtée.',
  ERR_MEMORY: 'La mémoire ne suffit pas pour l’analyse.',
  ERR_ANALYZER: ({ message }) => `L’analyseur fourni par la page a échoué : ${message}`,
  ERR_INTERNAL: ({ message }) => `Une erreur s’est produite dans Hintwright : ${message}`,
};

export const phrases: CommonPhrases = typeset({
  ...figures,
  signed,
  orMore: (figure) => `≥${NBSP}${figure}`,
  milliseconds: (ms) => `${number(ms)}${NBSP}ms`,
  joined: (parts) => parts.join(', '),
  noted: (parts) => parts.join(' ; '),
  labelled: (label, text) => `${label} : ${text}`,
  beside: (word) => ` ${word}`,
  sentence: (clause) => `${clause}.`,
  sentences: (clauses) => clauses.map((clause) => `${clause}.`).join(' '),
  after: (first, second) => `${first} ${second}`.trim(),

  stop: () => 'Arrêter',
  again: () => 'Relancer',
  analyzeAgain: () => 'Relancer l’analyse',
  copy: () => 'Copier',
  copied: () => 'Copié',
  copyFailed: () => 'Sélectionnez le texte pour le copier.',
  commonFault: (fault: Fault) => tellFault(FAULTS, fault) ?? fault.message,
  wrongHere: (text) => `L’erreur est à « ${text} ».`,
  wrongAtEnd: () => 'L’erreur est à la fin.',
  working: () => 'Calcul…',
  stopped: () => 'arrêt avant la fin',
  complete: () => 'analyse complète',
  incomplete: () => 'analyse incomplète',
});
