/** What each code means to the one who gets it: the source of `docs/errors.md`. No part of the package. */
import type { ErrorCode } from './errors.js';

/** Something that leads to the error: a request, a line of a batch, arguments of the command line, or what has to happen. */
export type Example = { request: unknown } | { line: string } | { args: string[] } | { event: string };

export interface ErrorDoc {
  /** When it occurs, as the end of "Occurs when …". */
  when: string;
  example: Example;
  /** What to do about it. */
  advice: string;
}

const HAND = '33789m35689p2334s';
const WON = '123456789m11p234s';
const OPEN = '123456789m11p[234s]';
const KONG = '123456789m11p[5555z]';

export const ERROR_DOCS: Readonly<Record<ErrorCode, ErrorDoc>> = {
  ERR_REQUEST: {
    when: 'a request is no object, or holds what cannot be sent to the worker: a function, a symbol, a getter that throws.',
    example: { request: ['123m'] },
    advice: 'Pass an object of plain data with a `hand`.',
  },
  ERR_OPTION: {
    when: 'a field of a request, or an option of the command line, is unknown or has a value that it does not take.',
    example: { request: { hand: HAND, drwas: 10 } },
    advice:
      'The message names the field and what it takes. `hintwright mahjong --help` and `MahjongRequest` in the type declarations list all.',
  },
  ERR_RULES: {
    when: 'the rules asked for do not exist, or are not there yet.',
    example: { request: { hand: HAND, rules: 'chess' } },
    advice: 'Use rules that the message names, or leave `rules` out for riichi.',
  },
  ERR_EMPTY_HAND: {
    when: 'a text that should hold tiles holds none.',
    example: { request: { hand: '' } },
    advice: 'Write the tiles; an element that waits for its reader has simply no answer yet.',
  },
  ERR_TOO_LONG: {
    when: 'a text that should hold tiles is longer than any tiles need. It is not read; `input` holds its beginning.',
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
    when: 'hand, dora indicators and seen tiles together have five of a kind.',
    example: { request: { hand: HAND, seen: '99m9m9m' } },
    advice: 'Name each tile on the table once: `seen` does not repeat the own hand or the indicators.',
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
  ERR_ROBBING_SELF_DRAW: {
    when: 'a tile is both robbed from a kong and drawn by oneself.',
    example: { request: { hand: WON, robbingKong: true, selfDraw: true } },
    advice: 'Leave out the one that did not happen.',
  },
  ERR_ROBBING_COPIES: {
    when: 'a tile is robbed from a kong and the hand has another copy of it; there would be five.',
    example: { request: { hand: '123456789m11p44s4s', robbingKong: true } },
    advice: 'Leave `robbingKong` out, or correct hand and `winTile`.',
  },
  ERR_KONG_CLAIMED: {
    when: 'a win after a kong is not drawn by oneself.',
    example: { request: { hand: KONG, afterKong: true } },
    advice: 'Add `selfDraw`, or leave `afterKong` out.',
  },
  ERR_AFTER_KONG_WITHOUT_KONG: {
    when: 'a hand without a kong wins after a kong.',
    example: { request: { hand: WON, afterKong: true, selfDraw: true } },
    advice: 'Write the kong as a meld, `[5555z]` or `(5555z)`, or leave `afterKong` out.',
  },
  ERR_IPPATSU_WITHOUT_RIICHI: {
    when: 'ippatsu is claimed without riichi.',
    example: { request: { hand: WON, ippatsu: true } },
    advice: 'Add `riichi`, or leave `ippatsu` out.',
  },
  ERR_IPPATSU_AFTER_KONG: {
    when: 'ippatsu is claimed for a win after a kong, which ends it.',
    example: {
      request: { hand: '123456789m11p(5555z)', riichi: true, ippatsu: true, afterKong: true, selfDraw: true },
    },
    advice: 'Leave one of the two out.',
  },
  ERR_RIICHI_OPEN_HAND: {
    when: 'riichi is declared with open melds.',
    example: { request: { hand: OPEN, riichi: true } },
    advice: 'Leave `riichi` out, or write a concealed kong in round brackets.',
  },
  ERR_URA_WITHOUT_RIICHI: {
    when: 'ura dora indicators are given without riichi.',
    example: { request: { hand: WON, uraDora: '1m' } },
    advice: 'Add `riichi`, or leave `uraDora` out.',
  },
  ERR_LAST_TILE_KONG: {
    when: 'the last tile of the wall meets a kong, which is not made then.',
    example: { request: { hand: WON, lastTile: true, robbingKong: true } },
    advice: 'Leave one of the two out.',
  },
  ERR_FIRST_TURN_MELDS: {
    when: 'a hand with melds wins on the first turn.',
    example: { request: { hand: '123456789m11p(5555z)', firstTurn: true, selfDraw: true } },
    advice: 'Leave `firstTurn` out.',
  },
  ERR_FIRST_TURN_RIICHI: {
    when: 'riichi is declared and the win is on the first turn.',
    example: { request: { hand: WON, firstTurn: true, selfDraw: true, riichi: true } },
    advice: 'Leave one of the two out.',
  },
  ERR_FIRST_TURN_LATE: {
    when: 'a win on the first turn is also on the last tile, or robs a kong.',
    example: { request: { hand: WON, firstTurn: true, selfDraw: true, lastTile: true } },
    advice: 'Leave one of the two out.',
  },
  ERR_FIRST_TURN_DEALER: {
    when: 'the dealer wins on a discard on the first turn.',
    example: { request: { hand: WON, firstTurn: true } },
    advice: 'Add `selfDraw`, or give the `seatWind` of another player.',
  },
  ERR_PAARENCHAN_SEAT: {
    when: 'another player than the dealer is given wins in a row.',
    example: { request: { hand: WON, paarenchan: 1, seatWind: 2 } },
    advice: 'Leave `paarenchan` out, or `seatWind`.',
  },
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
