/** Spanish: what is wrong with a grid, its rules or what is asked of it. */
import type { FaultSentences } from '../../../shared/locales/faults.js';
import type { SudokuFault } from '../faults.js';

export const FAULTS: FaultSentences<SudokuFault> = {
  ERR_EMPTY_INPUT: 'Aquí no hay ninguna cuadrícula.',
  ERR_PARSE_ERROR:
    'Este texto está incompleto o mal escrito. Lo más fácil es escribir los números fila por fila, con un punto por cada casilla vacía.',
  ERR_BAD_LENGTH: 'Faltan o sobran casillas. Una cuadrícula de 9×9 tiene 81.',
  ERR_BAD_ROW_LENGTH:
    'Esta fila es más corta o más larga que las demás. Lo más seguro es un punto por cada celda vacía.',
  ERR_BAD_CHARACTER: ({ word, character }) =>
    character
      ? `«${character}» no es un número de esta cuadrícula ni un signo de casilla vacía.`
      : `«${word}» no es una casilla.`,
  ERR_VALUE_OUT_OF_RANGE: 'Este número no es de la cuadrícula. Una casilla vacía es 0.',
  ERR_BAD_CANDIDATE: 'Esta nota no es un número de la cuadrícula o no está en ninguna de sus casillas.',
  ERR_BAD_ENTRY: 'En esta casilla ya hay otro número.',
  ERR_BAD_OPTION: ({ message }) => `Un dato de la página no es válido: ${message}`,
  ERR_BAD_VARIANT: ({ message }) =>
    `Estas reglas no existen, o no casan con la cuadrícula o entre sí: ${message}`,
  ERR_BAD_BOXES:
    'La cuadrícula no se puede dividir en cajas así. Las filas de una caja por sus columnas dan el lado de la cuadrícula.',
  ERR_BAD_REGIONS:
    'Las regiones no son válidas: cada casilla tiene una letra, y cada región tantas casillas como una fila.',
  ERR_BAD_CAGE: ({ message }) => `Una jaula no es válida: ${message}`,
  ERR_NOT_FOUND:
    'Así no se ha podido crear ningún sudoku. Inténtalo de nuevo o con otro nivel u otra simetría.',
  ERR_TIME: 'Se acabó el tiempo antes de saber cuántas soluciones hay.',
};
