/** German: what is wrong with a grid, its rules or what is asked of it. */
import type { FaultSentences } from '../../../shared/locales/faults.js';
import type { SudokuFault } from '../faults.js';

export const FAULTS: FaultSentences<SudokuFault> = {
  ERR_EMPTY_INPUT: 'Hier steht kein Gitter.',
  ERR_PARSE_ERROR:
    'Dieser Text ist nicht vollständig oder nicht richtig geschrieben. Am einfachsten sind die Ziffern Zeile für Zeile, mit einem Punkt für jede leere Zelle.',
  ERR_BAD_LENGTH: 'Das sind zu wenige oder zu viele Zellen. Ein Gitter von 9×9 hat 81.',
  ERR_BAD_ROW_LENGTH:
    'Diese Zeile ist kürzer oder länger als die anderen. Am sichersten ist ein Punkt für jede leere Zelle.',
  ERR_BAD_CHARACTER: ({ word, character }) =>
    character
      ? `„${character}“ ist weder eine Ziffer dieses Gitters noch ein Zeichen für eine leere Zelle.`
      : `„${word}“ ist keine Zelle.`,
  ERR_VALUE_OUT_OF_RANGE: 'Diese Zahl ist keine Ziffer des Gitters. Eine leere Zelle ist 0.',
  ERR_BAD_CANDIDATE: 'Diese Notiz ist keine Ziffer des Gitters oder steht in keiner seiner Zellen.',
  ERR_BAD_ENTRY: 'In dieser Zelle steht schon eine andere Ziffer.',
  ERR_BAD_OPTION: ({ message }) => `Eine Angabe der Seite gilt nicht: ${message}`,
  ERR_BAD_VARIANT: ({ message }) =>
    `Diese Regeln gibt es nicht, oder sie passen nicht zum Gitter oder zueinander: ${message}`,
  ERR_BAD_BOXES:
    'In solche Blöcke lässt sich das Gitter nicht teilen. Zeilen mal Spalten eines Blocks ergeben die Seite des Gitters.',
  ERR_BAD_REGIONS:
    'Die Gebiete stimmen nicht: Zu jeder Zelle gehört ein Buchstabe, und jedes Gebiet hat so viele Zellen wie eine Zeile.',
  ERR_BAD_CAGE: ({ message }) => `Ein Käfig stimmt nicht: ${message}`,
  ERR_NOT_FOUND:
    'So ließ sich kein Rätsel erzeugen. Versuch es noch einmal oder mit anderer Stufe oder Symmetrie.',
  ERR_TIME: 'Die Zeit war um, bevor feststand, wie viele Lösungen es gibt.',
};
