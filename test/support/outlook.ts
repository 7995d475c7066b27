import type { Outlook } from '../../src/mahjong/kernel.js';
import { readRequest } from '../../src/mahjong/request.js';
import { outlookOf } from '../../src/mahjong/score/outlook.js';
import type { MahjongRequest } from '../../src/mahjong/types.js';

/** By what a search for this request judges wins, riichi not declared yet. */
export const outlookFor = (request: MahjongRequest): Outlook => outlookOf(readRequest(request), false);
