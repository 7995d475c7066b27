import type { Game } from './game.js';
import { mahjong } from './mahjong/command.js';
import { quoridor } from './quoridor/command.js';

/** Runs something with a game whatever its request and report are, so that games of different types share one list. */
export type AnyGame = <Result>(visit: <Request, Report>(game: Game<Request, Report>) => Result) => Result;

const of =
  <Request, Report>(game: Game<Request, Report>): AnyGame =>
  (visit) =>
    visit(game);

/** The games of the command line: one line a game. */
export const games: readonly AnyGame[] = [of(mahjong), of(quoridor)];
