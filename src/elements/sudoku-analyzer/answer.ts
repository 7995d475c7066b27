/** The sentence that answers. */

import type { HintwrightError } from '../../errors.js';
import type { Sheet } from '../../sudoku/play/types.js';
import { isEngineFault } from '../shared/engine-faults.js';
import type { SudokuHost } from './element-host.js';
import { explanationOf } from './explanation.js';
import { faultWords, isOfGrid } from './fault-words.js';
import { openCells } from './position.js';
import { strings } from './strings.js';

export interface Answer {
  title: string;
  help?: string | undefined;
  fault?: string | undefined;
  /** It is about the position before. */
  stale?: boolean;
}

/** While the user plays, it tells no more than the rules do, unless the user has asked for more. */
export function answerOf(host: SudokuHost, unfinished: boolean): Answer {
  if (host.error)
    return unfinished ? { title: strings.almost(), help: faultWords(host.error) } : failure(host.error);
  if (host.playing.game.phase === 'playing') return playAnswer(host);
  const { phase, elapsedMs } = host.playing.game;
  if (phase === 'solved') return { title: elapsedMs > 0 ? strings.solvedIn(elapsedMs) : strings.allFilled() };
  return idleAnswer(host);
}

/** A fault of the text is told beside it; any other is told here. */
function failure(error: HintwrightError): Answer {
  if (isOfGrid(error)) return { title: strings.cannotRead() };
  const title = isEngineFault(error.code) ? strings.engineFailed() : strings.notAnswered();
  return error.input === undefined ? { title, fault: faultWords(error) } : { title };
}

function playAnswer({ playing, marking, checked }: SudokuHost): Answer {
  const { sheet, paused } = playing.game;
  if (paused) return { title: strings.paused() };
  const { clashes, wrong } = marking;
  const open = openCells(sheet);
  const help = open > 0 ? strings.sentence(strings.toGo(open)) : undefined;
  if (checked === 'solution' && wrong.size > 0) return { title: differing(sheet, wrong), help };
  if (clashes.size > 0) return { title: strings.breaking(clashes.size), help };
  return { title: open > 0 ? strings.toGo(open) : strings.filledButWrong() };
}

/** Entries that differ from the solution; else marks do. */
function differing({ digits }: Sheet, wrong: ReadonlySet<number>): string {
  const isMarks = [...wrong].every((cell) => digits[cell] === 0);
  return isMarks ? strings.wrongMarks() : strings.differing(wrong.size);
}

function idleAnswer({ blank, shown, figures, state, playing }: SudokuHost): Answer {
  if (blank) return { title: strings.enterPuzzle(), help: strings.editing() };
  if (!shown) return { title: state === 'running' ? strings.reading() : strings.notAnalyzed() };
  const stale = figures === null;
  const help = playing.game.can({ type: 'start' }) ? strings.editing() : undefined;
  const { status, solutionCount, countCapped } = shown;
  switch (status) {
    case 'unique':
      return { title: strings.oneSolution(), help, stale };
    case 'multiple':
      return { title: strings.solutions(solutionCount, countCapped), help, stale };
    case 'solved':
      return { title: strings.allFilled(), stale };
    case 'none':
      return { title: explanationOf(shown).replace(/[.。]$/, ''), help, stale };
  }
}
