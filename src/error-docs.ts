/** What each code means to the one who gets it: the source of `docs/errors.md`. No part of the package. */
import { SUDOKU_ERROR_DOCS } from './error-docs-sudoku.js';
import type { ErrorCode } from './errors.js';

/**
 * Something that leads to the error: a request (of Mahjong, else as named), a line of a batch, arguments of the command
 * line, or what has to happen.
 */
export type Example =
  | { request: unknown }
  | { position: unknown }
  | { sudoku: unknown }
  | { line: string }
  | { args: string[] }
  | { event: string };

export interface ErrorDoc {
  /** When it occurs, as the end of "Occurs when …". */
  when: string;
  example: Example;
  /** What to do about it. */
  advice: string;
}

const HAND = '33789m35689p2334s';
const WIN = '123m456p78911s111z';

export const ERROR_DOCS: Readonly<Record<ErrorCode, ErrorDoc>> = {
  ERR_REQUEST: {
    when: 'a request is no object, or holds what cannot be sent to the worker: a function, a symbol, a getter that throws.',
    example: { request: ['123m'] },
    advice: 'Pass an object of plain data with a `hand`, or for Quoridor a `position`.',
  },
  ERR_OPTION: {
    when: 'a field of a request, or an option of the command line, is unknown or has a value that it does not take.',
    example: { request: { hand: HAND, drwas: 10 } },
    advice:
      'The message names the field and what it takes. `hintwright <game> --help` lists all, as do `MahjongRequest` and `QuoridorRequest` in the type declarations.',
  },
  ERR_RULES: {
    when: 'the rules asked for do not exist.',
    example: { request: { hand: HAND, rules: 'chess' } },
    advice: 'Use rules that the message names, or leave `rules` out for riichi.',
  },
  ERR_ROBBING_SELF_DRAW: {
    when: '`robbingKong` and `selfDraw` are both true.',
    example: { request: { hand: WIN, robbingKong: true, selfDraw: true } },
    advice: "A robbed tile is another player's: leave one of the two out.",
  },
  ERR_ROBBING_COPIES: {
    when: '`robbingKong` is true, but the hand, the indicators or the own discards have a second copy of the winning tile.',
    example: { request: { hand: WIN, winTile: '1z', robbingKong: true } },
    advice: 'Check `winTile`: whoever adds the fourth tile to a pung holds the other three.',
  },
  ERR_ROBBING_AFTER_KONG: {
    when: '`robbingKong` and `afterKong` are both true.',
    example: { request: { hand: WIN, winTile: '4p', robbingKong: true, afterKong: true } },
    advice: "Leave one out: the first is another player's kong, the second the own one.",
  },
  ERR_KONG_CLAIMED: {
    when: 'under rules other than classical and bmja, `afterKong` is true without `selfDraw`.',
    example: { request: { hand: '123m456p789s11z(2222z)', afterKong: true } },
    advice: 'The replacement tile is drawn: set `selfDraw`.',
  },
  ERR_IPPATSU_WITHOUT_RIICHI: {
    when: 'under riichi rules, `ippatsu` is true without riichi.',
    example: { request: { hand: WIN, ippatsu: true } },
    advice: 'Set `riichi` or `doubleRiichi` too.',
  },
  ERR_RIICHI_OPEN_HAND: {
    when: 'under riichi rules, riichi is declared with an open meld.',
    example: { request: { hand: '123m456p78911s[555z]', riichi: true } },
    advice: 'Leave riichi out, or write the meld as concealed.',
  },
  ERR_URA_WITHOUT_RIICHI: {
    when: 'under riichi rules, `uraDora` is given without riichi.',
    example: { request: { hand: WIN, uraDora: '1m' } },
    advice: 'Leave `uraDora` out, or set `riichi`.',
  },
  ERR_INDICATORS: {
    when: 'under riichi rules, `uraDora` has more indicators than `dora`.',
    example: { request: { hand: WIN, riichi: true, dora: '1m', uraDora: '2m3m' } },
    advice: 'Name each indicator in its place, or leave `dora` out.',
  },
  ERR_AFTER_KONG_WITHOUT_KONG: {
    when: '`afterKong` is true for a hand without a kong: in bmja, classical and western also without flowers, in riichi without norths set aside.',
    example: { request: { hand: WIN, afterKong: true, selfDraw: true } },
    advice: 'Write the kong as a meld, such as `(5555z)`.',
  },
  ERR_IPPATSU_AFTER_KONG: {
    when: 'under riichi rules, `ippatsu` and `afterKong` are both true.',
    example: {
      request: {
        hand: '123m456p78911s(5555z)',
        riichi: true,
        ippatsu: true,
        afterKong: true,
        selfDraw: true,
      },
    },
    advice: 'A kong ends ippatsu: leave one of the two out.',
  },
  ERR_LAST_TILE_KONG: {
    when: 'under riichi, bmja, classical and western rules, `lastTile` and `afterKong` are both true.',
    example: {
      request: { hand: '123m456p78911s(5555z)', lastTile: true, afterKong: true, selfDraw: true },
    },
    advice: 'Tiles after a kong come from a wall of their own: leave one of the two out.',
  },
  ERR_LAST_TILE_ROBBING: {
    when: '`lastTile` and `robbingKong` are both true.',
    example: { request: { hand: WIN, winTile: '4p', lastTile: true, robbingKong: true } },
    advice:
      'A claimed last tile is the last discard, and a robbed one is no discard: leave one of the two out.',
  },
  ERR_TWOFOLD_CLAIMED: {
    when: 'under bmja, classical and western rules, `twofoldFortune` is true without `selfDraw`.',
    example: { request: { hand: '123m99s(1111z)(2222z)555s', rules: 'bmja', twofoldFortune: true } },
    advice: 'The tile after the second kong is drawn: set `selfDraw`.',
  },
  ERR_TWOFOLD_WITHOUT_KONGS: {
    when: 'under bmja, classical and western rules, `twofoldFortune` is true for a hand with fewer than two kongs.',
    example: { request: { hand: WIN, rules: 'bmja', twofoldFortune: true, selfDraw: true } },
    advice: 'Write the kongs as melds, such as `(5555z)`.',
  },
  ERR_TWOFOLD_LAST_TILE: {
    when: 'under bmja, classical and western rules, `twofoldFortune` and `lastTile` are both true.',
    example: {
      request: {
        hand: '123m99s(1111z)(2222z)555s',
        rules: 'bmja',
        twofoldFortune: true,
        lastTile: true,
        selfDraw: true,
      },
    },
    advice: 'Tiles after a kong come from a wall of their own: leave one of the two out.',
  },
  ERR_FIRST_TURN_MELDS: {
    when: '`firstTurn` or `dealtHand` is true for a hand with melds. In bmja, classical and western those who draw may have concealed kongs.',
    example: { request: { hand: '123m456p78911s[555z]', firstTurn: true, seatWind: 2 } },
    advice: 'Melds end the first turn: leave it out.',
  },
  ERR_FIRST_TURN_RIICHI: {
    when: 'under riichi rules, `firstTurn` and riichi are both set.',
    example: { request: { hand: WIN, firstTurn: true, riichi: true, selfDraw: true } },
    advice: 'A win on the first turn comes before any riichi: leave one of the two out.',
  },
  ERR_FIRST_TURN_LATE: {
    when: '`firstTurn` or `dealtHand` is true together with `lastTile`.',
    example: { request: { hand: WIN, firstTurn: true, lastTile: true, selfDraw: true } },
    advice: 'Leave one of them out.',
  },
  ERR_FIRST_TURN_ROBBING: {
    when: '`firstTurn` or `dealtHand` is true together with `robbingKong`.',
    example: { request: { hand: WIN, winTile: '4p', seatWind: 2, firstTurn: true, robbingKong: true } },
    advice: 'A pung that becomes a kong was claimed, and that ends the first turn: leave one of them out.',
  },
  ERR_FIRST_TURN_AFTER_KONG: {
    when: 'under riichi, mcr and hongkong rules, `firstTurn` or `dealtHand` is true together with `afterKong`.',
    example: {
      request: { hand: '123m456p78911s(5555z)', firstTurn: true, afterKong: true, selfDraw: true },
    },
    advice: 'A kong ends the first turn: leave one of them out.',
  },
  ERR_FIRST_TURN_DEALER: {
    when: '`firstTurn` is true for the dealer without `selfDraw` or `dealtHand`.',
    example: { request: { hand: WIN, firstTurn: true } },
    advice: "The dealer's first turn is the first of all: set `selfDraw`, or another `seatWind`.",
  },
  ERR_FIRST_TURN_DISCARDS: {
    when: '`firstTurn` or `dealtHand` is true, and there are own discards.',
    example: { request: { hand: WIN, firstTurn: true, selfDraw: true, discards: '9m' } },
    advice: 'Leave one of the two out.',
  },
  ERR_FIRST_TURN_LAST_OF_KIND: {
    when: 'under mcr rules, `firstTurn` and `lastOfKind` are both true, other than for a draw of North.',
    example: { request: { hand: WIN, rules: 'mcr', firstTurn: true, lastOfKind: true, selfDraw: true } },
    advice: 'Too few tiles have been discarded by then: leave one of the two out.',
  },
  ERR_FIRST_TURN_NORTH: {
    when: 'under riichi rules, `firstTurn` is true and norths have been set aside.',
    example: { request: { hand: WIN, northDora: 1, firstTurn: true, selfDraw: true } },
    advice: 'Setting a north aside is a call: leave one of the two out.',
  },
  ERR_ORIGINAL_CALL_FIRST_TURN: {
    when: 'under bmja, classical and western rules, `originalCall` is true together with `firstTurn` or `dealtHand`.',
    example: { request: { hand: WIN, rules: 'bmja', originalCall: true, firstTurn: true, selfDraw: true } },
    advice: 'The call comes with the first discard: leave one of them out.',
  },
  ERR_LAST_OF_KIND_HELD: {
    when: 'under mcr rules, `lastOfKind` is true, but the concealed tiles have a second copy of the winning tile.',
    example: { request: { hand: WIN, rules: 'mcr', winTile: '1z', lastOfKind: true } },
    advice: 'Check `winTile`: the other three must lie open.',
  },
  ERR_DOUBLE_IPPATSU_LAST_TILE: {
    when: 'under riichi rules, `doubleRiichi`, `ippatsu` and `lastTile` are all true.',
    example: { request: { hand: WIN, doubleRiichi: true, ippatsu: true, lastTile: true } },
    advice: 'Leave one of them out.',
  },
  ERR_DOUBLE_IPPATSU_ROBBING: {
    when: 'under riichi rules, `doubleRiichi`, `ippatsu` and `robbingKong` are all true, and the hand is not thirteen orphans.',
    example: { request: { hand: WIN, winTile: '4p', doubleRiichi: true, ippatsu: true, robbingKong: true } },
    advice: 'The pung that was robbed had been claimed: leave one of them out.',
  },
  ERR_NORTH_DORA: {
    when: 'under riichi rules, `northDora` and the norths of hand, indicators, seen tiles and own discards are more than four.',
    example: { request: { hand: '123m456p78s44z9s[444m]', northDora: 3 } },
    advice: 'Norths set aside are no part of the hand: count them in `northDora` alone.',
  },
  ERR_PAARENCHAN_SEAT: {
    when: 'under riichi rules, `paarenchan` is given in another seat than East.',
    example: { request: { hand: WIN, paarenchan: 1, seatWind: 2 } },
    advice: 'Only the dealer wins in a row: leave it out, or set `seatWind` to 1.',
  },
  ERR_EAST_ROW_SEAT: {
    when: 'under classical and western rules, the option `eastRow` is set in another seat than East.',
    example: { request: { hand: WIN, rules: 'classical', seatWind: 2, ruleOptions: { eastRow: true } } },
    advice: 'Leave it out, or set `seatWind` to 1.',
  },
  ERR_EMPTY_HAND: {
    when: 'a text that should hold tiles holds none.',
    example: { request: { hand: '' } },
    advice: 'Write the tiles; an element that waits for its reader has simply no answer yet.',
  },
  ERR_TOO_LONG: {
    when: 'a text that should hold tiles, a Quoridor position or a Sudoku grid and its parts, is longer than any needs to be. It is not read; `input` holds its beginning.',
    example: { request: { hand: '1m '.repeat(1000) } },
    advice:
      'Look what the text really is: a whole file, or many hands, perhaps. For many hands there is `--batch`.',
  },
  ERR_UNKNOWN_TILE: {
    when: 'a character is neither digit, suit, bracket, space nor a Unicode tile.',
    example: { request: { hand: '33789m35x' } },
    advice: 'Write tiles as `1m`-`9m`, `1p`-`9p`, `1s`-`9s`, `1z`-`7z` and `0` for a red five.',
  },
  ERR_MISSING_SUIT: {
    when: 'digits are followed by no letter of a suit.',
    example: { request: { hand: '33789m356' } },
    advice: 'End each run of digits with `m`, `p`, `s` or `z`; `at` is the first digit without one.',
  },
  ERR_MISSING_NUMBER: {
    when: 'a letter of a suit has no digits before it.',
    example: { request: { hand: 'm123' } },
    advice: 'Write the digits first: `123m`.',
  },
  ERR_TILE_NUMBER: {
    when: 'a suit has no tile of that number.',
    example: { request: { hand: '123m8z' } },
    advice:
      'Honours are `1z`-`7z` (East South West North White Green Red), flowers `1f`-`8f`; only suits have a red five.',
  },
  ERR_OPEN_BRACKET: {
    when: 'the bracket of a meld is never closed.',
    example: { request: { hand: '33789m[555z' } },
    advice: 'Close it; `at` is where it was opened.',
  },
  ERR_UNEXPECTED_BRACKET: {
    when: 'a bracket closes nothing, closes one of the other kind, stands inside of a meld, or melds stand where only tiles may.',
    example: { request: { hand: '33789m]' } },
    advice: 'Write melds one after the other, each in one pair of brackets: `[123m][555z]`.',
  },
  ERR_MELD: {
    when: 'the tiles between brackets make no chow, pung or kong.',
    example: { request: { hand: '33789m[124m]' } },
    advice:
      'Square brackets hold open melds and kongs, round ones a concealed kong. Other concealed sets need no brackets.',
  },
  ERR_TOO_MANY_MELDS: {
    when: 'a hand has a fifth meld.',
    example: { request: { hand: '[123m][123m][123p][123p][123s]' } },
    advice: 'Take it away; `at` is where it begins.',
  },
  ERR_TOO_MANY_COPIES: {
    when: 'a hand has a tile more often than the set: five of a kind, or a flower twice.',
    example: { request: { hand: '11111m' } },
    advice: 'Take the tile at `at` away. A red five is one of its four.',
  },
  ERR_TOO_MANY_SEEN: {
    when: 'hand, dora indicators, seen tiles and own discards together have five of a kind.',
    example: { request: { hand: HAND, seen: '99m9m9m' } },
    advice:
      'Name each tile on the table once: `seen` repeats neither the own hand nor the indicators or `discards`.',
  },
  ERR_HAND_SIZE: {
    when: 'a hand has neither 13 nor 14 tiles.',
    example: { request: { hand: '33789m35689p23s' } },
    advice: 'A meld counts as three tiles, a kong too. With too many, `at` is the first one too much.',
  },
  ERR_WIN_TILE: {
    when: 'the winning tile is not one concealed tile of the hand.',
    example: { request: { hand: HAND, winTile: '1z' } },
    advice:
      'Name one of the concealed tiles, a red five as `0p`, or leave `winTile` out: it is the last one written.',
  },
  ERR_FLOWERS: {
    when: 'the hand has flowers or seasons and the rules play without.',
    example: { request: { hand: '33789m35689p233s1f' } },
    advice: "Leave them out, or choose rules that use them, such as `rules: 'western'`.",
  },
  ERR_UNSEEN: {
    when: '`unseen` is no number of tiles that there can be, or there are more draws than tiles.',
    example: { request: { hand: HAND, unseen: 10, draws: 11 } },
    advice: 'Leave `unseen` out to have it counted, or give fewer draws.',
  },
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
  ...SUDOKU_ERROR_DOCS,
  ERR_WORKER_START: {
    when: 'no worker starts and the own thread cannot do the work either; the message lists what was tried, and why it failed.',
    example: { event: 'The worker script cannot be loaded.' },
    advice:
      'Correct `workerUrl` or `workerFactory`, or let the page’s policy allow workers (`worker-src blob:`). The next request tries again.',
  },
  ERR_WORKER_CRASHED: {
    when: 'the worker dies or does not answer any more while requests are pending.',
    example: { event: 'The worker is killed.' },
    advice:
      'Ask again: the next request starts a new worker. If it happens for one request only, please report it.',
  },
  ERR_WASM: {
    when: 'WebAssembly is not available: the page’s policy or the browser’s mode forbids it.',
    example: { event: 'The page’s policy lacks `wasm-unsafe-eval`.' },
    advice:
      "Add `'wasm-unsafe-eval'` to `script-src`, or serve `dist/workers/mahjong.js` and name it as `workerUrl`.",
  },
  ERR_DISPOSED: {
    when: 'an analyzer is asked after `dispose()`, or was still working then.',
    example: { event: '`dispose()` is called while an analysis runs.' },
    advice: 'Make a new analyzer.',
  },
  ERR_MEMORY: {
    when: 'the machine does not give the analysis the memory that it needs.',
    example: { event: 'The kernel gets no memory.' },
    advice: 'Close what else uses memory, run fewer `--workers`, or use `model: advance`, which needs less.',
  },
  ERR_INTERNAL: {
    when: 'hintwright has a fault of its own.',
    example: { event: 'Something unforeseen is thrown.' },
    advice: 'Please report it, with the request. The analyzer can still be used.',
  },
  ERR_JSON: {
    when: 'a line of a batch is not JSON, is empty or is longer than 1 MiB. The batch goes on.',
    example: { line: '{"hand": 123m}' },
    advice:
      'Write one object a line, its strings in double quotes; `at` is the place in the line where that is known.',
  },
  ERR_USAGE: {
    when: 'the command line names no game, an unknown option, or options that do not go together.',
    example: { args: ['mahjong', HAND, '--jsn'] },
    advice: '`hintwright --help` and `hintwright mahjong --help` show what there is.',
  },
  ERR_IO: {
    when: 'standard input cannot be read or standard output cannot be written. A reader that has simply gone is no error.',
    example: { event: 'The disk is full.' },
    advice: 'Look at what the streams are connected to. Lines already written are whole.',
  },
};
