import { createPawnMachine } from '../../../src/quoridor/charts/pawn.js';
import { gameMachine } from '../../../src/sudoku/charts/game-chart.js';
import { drawChart } from './svg.js';

/** The pictures of the documentation that are drawn from the machines themselves, by their file under `docs/pictures`. */
export function chartPictures(): Record<string, string> {
  return {
    'quoridor-pawn.svg': drawChart(
      createPawnMachine(1),
      "The chart of player 1's pawn: a vertical and a horizontal region, each with five states and a choice node.",
    ),
    'sudoku-game.svg': drawChart(
      gameMachine,
      'The chart of a Sudoku that is played: idle, unsolved or solved, and playing, running or paused.',
    ),
  };
}
