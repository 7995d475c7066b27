/** What each code means to the one who gets it: the source of `docs/errors.md`. No part of the package. */
import { CIRCUMSTANCE_ERROR_DOCS } from './error-docs-circumstances.js';
import { QUORIDOR_ERROR_DOCS } from './error-docs-quoridor.js';
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

export const ERROR_DOCS: Readonly<Record<ErrorCode, ErrorDoc>> = {
  ERR_REQUEST: {
    when: 'a request is no object, or holds what cannot be sent to the worker: a function, a symbol, a getter that throws.',
    example: { request: ['123m'] },
    advice: 'Pass an object of plain data with a `hand`, or for Quoridor a `position`.',
  },
  ERR_OPTION: {
    when: 'a field of a request, or an option of the command line, is unknown or has a value that it does not take, or `onProgress` throws.',
    example: { request: { hand: HAND, drwas: 10 } },
    advice:
      'The message names the field and what it takes. `hintwright <game> --help` lists all, as do `MahjongRequest` and `QuoridorRequest` in the type declarations.',
  },
  ERR_RULES: {
    when: 'the rules asked for do not exist.',
    example: { request: { hand: HAND, rules: 'chess' } },
    advice: 'Use rules that the message names, or leave `rules` out for riichi.',
  },
  ...CIRCUMSTANCE_ERROR_DOCS,
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
  ...QUORIDOR_ERROR_DOCS,
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
  ERR_ANALYZER: {
    when: 'an analyzer that a page or a program made itself, and gave to an element or a pool, throws an error of its own, or answers with no report that can be shown.',
    example: { event: 'An analyzer of the page throws `Error: no answer from the server`.' },
    advice:
      "Mend that analyzer: its `analyze` resolves with a report of the element's game, or rejects with a `HintwrightError`, whose code then stays.",
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
