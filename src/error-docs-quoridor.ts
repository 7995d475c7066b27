/** The part of error-docs.ts that is about Quoridor. No part of the package. */
import type { ErrorDoc } from './error-docs.js';
import type { ErrorCode } from './errors.js';

export const QUORIDOR_ERROR_DOCS = {
  ERR_MOVE: {
    when: 'a word in a list of Quoridor moves is no move.',
    example: { position: { position: 'e2 e8 hello' } },
    advice:
      'Write a pawn move as its destination, `e2`, and a wall as a square and its direction, `e3h`. Other notations have to be named: `notation`.',
  },
  ERR_OFF_BOARD: {
    when: 'a square lies off the board, or a wall would reach beyond it.',
    example: { position: { position: 'e2 e8 i3h' } },
    advice: 'A wall is named by the south-west one of its squares. Smaller boards need `columns` and `rows`.',
  },
  ERR_SECTIONS: {
    when: 'a position with a `/` does not have five parts.',
    example: { position: { position: 'd4f7 / a2a8 / e4 e6 / 7 8' } },
    advice:
      'Write horizontal walls / vertical walls / pawns / walls left / to move; parts for walls may be empty.',
  },
  ERR_WALL_LIST: {
    when: 'a part of a position that lists walls holds something else than squares.',
    example: { position: { position: 'd4 / e3v / e4 e6 / 9 9 / 1' } },
    advice:
      'Write two characters a wall, without its direction: the first part is horizontal, the second vertical.',
  },
  ERR_PAWNS: {
    when: 'the third part of a position does not hold two squares.',
    example: { position: { position: ' /  / e1 / 10 10 / 1' } },
    advice: "Write player 1's square, then player 2's.",
  },
  ERR_SAME_SQUARE: {
    when: 'both pawns are put on one square.',
    example: { position: { position: ' /  / e4 e4 / 10 10 / 1' } },
    advice: 'Check the squares of the pawns.',
  },
  ERR_BOTH_ARRIVED: {
    when: 'both pawns are put on their goal rows.',
    example: { position: { position: ' /  / e9 e1 / 10 10 / 1' } },
    advice: "Player 1's square comes first; its goal is the last row.",
  },
  ERR_WALLS_LEFT: {
    when: 'the fourth part of a position does not hold two numbers, each no more than a player starts with.',
    example: { position: { position: ' /  / e1 e9 / 11 10 / 1' } },
    advice: 'Set `walls` where players start with more or fewer than ten.',
  },
  ERR_TOO_MANY_WALLS: {
    when: 'the walls on the board and those left are more than both players start with.',
    example: { position: { position: 'd4 /  / e1 e9 / 10 10 / 1' } },
    advice:
      "Lower the number of walls left of whoever has laid the wall, or set `walls`. Fewer walls than both players' are fine.",
  },
  ERR_TO_MOVE: {
    when: 'the last part of a position names no player.',
    example: { position: { position: ' /  / e1 e9 / 10 10 / white' } },
    advice: 'Write 1 for the player who started, 2 for the other.',
  },
  ERR_WALL_OVERLAP: {
    when: 'a wall lies on a part of another one.',
    example: { position: { position: 'd4h e4h' } },
    advice: 'Walls are two squares long: after `d4h` neither `c4h` nor `e4h` fits.',
  },
  ERR_WALL_CROSSING: {
    when: 'a wall crosses another one.',
    example: { position: { position: 'd4h d4v' } },
    advice: 'Walls may touch, with their ends too, but not cross.',
  },
  ERR_SEALED: {
    when: 'a wall leaves a player no way to the goal row.',
    example: { position: { position: 'd8v e8v e7h' } },
    advice: 'Both players must keep a path, pawns ignored; the message says who has none.',
  },
  ERR_NO_WALLS_LEFT: {
    when: 'a player without walls lays one.',
    example: { position: { position: 'd4h f4h', walls: 0 } },
    advice: 'Check the moves, and `walls` where players start with more than ten.',
  },
  ERR_ILLEGAL_MOVE: {
    when: 'a pawn moves to a square where it cannot go.',
    example: { position: { position: 'e2 e8 e4' } },
    advice:
      'The message says why. If all moves are wrong the text may be in another notation: name it with `notation`.',
  },
  ERR_GAME_OVER: {
    when: 'a move follows after a pawn has arrived.',
    example: { position: { position: 'b2 a3 b3 a2', columns: 3, rows: 3 } },
    advice: 'Leave the moves after the end out.',
  },
} satisfies Partial<Record<ErrorCode, ErrorDoc>>;
