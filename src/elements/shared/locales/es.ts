/** Spanish: what every element says. */
import type { CommonPhrases } from './en.js';
import { type CommonFault, type Fault, type FaultSentences, tellFault } from './faults.js';
import { figuresIn, NBSP, signed } from './figures.js';

const figures = figuresIn('es');
const { number } = figures;

const FAULTS: FaultSentences<CommonFault> = {
  ERR_REQUEST: 'La página no ha hecho una petición válida.',
  ERR_OPTION: ({ message }) => `Un dato de la página no es válido: ${message}`,
  ERR_TOO_LONG: 'Este texto es demasiado largo y no se lee.',
  ERR_WORKER_START: 'No se ha podido iniciar el análisis. Puede que un nuevo intento funcione.',
  ERR_WORKER_CRASHED: 'El análisis se ha interrumpido. El siguiente empezará de cero.',
  ERR_WASM: 'Esta página o este navegador no permite WebAssembly.',
  ERR_DISPOSED: 'El análisis se ha cerrado.',
  ERR_MEMORY: 'No hay memoria suficiente para el análisis.',
  ERR_ANALYZER: ({ message }) => `Ha fallado el analizador que aporta la página: ${message}`,
  ERR_INTERNAL: ({ message }) => `Algo ha fallado dentro de Hintwright: ${message}`,
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

  stop: () => 'Detener',
  again: () => 'Repetir',
  analyzeAgain: () => 'Repetir el análisis',
  copy: () => 'Copiar',
  copied: () => 'Copiado',
  copyFailed: () => 'Selecciona el texto para copiarlo.',
  commonFault: (fault: Fault) => tellFault(FAULTS, fault) ?? fault.message,
  wrongHere: (text) => `El error está en «${text}».`,
  wrongAtEnd: () => 'El error está al final.',
  working: () => 'Calculando…',
  stopped: () => 'detenido antes de terminar',
  complete: () => 'terminado',
  incomplete: () => 'sin terminar',
};
