import type { Analyzer, Game } from '../../src/cli/game.js';
import type { AnyGame } from '../../src/cli/games.js';
import { mahjong } from '../../src/cli/mahjong/command.js';
import { sendFault } from '../../src/engine/faults.js';
import type { MahjongReport, MahjongRequest } from '../../src/mahjong/index.js';
import { readRequest } from '../../src/mahjong/request.js';
import { hint, report } from '../elements/reports.js';

/** An answer to everything. */
const REPORT = report('33789m35689p2334s', [hint('8p', 0.13, '3m×2')]);

/** An analyzer that reads a request as the real one does, over the same border, and does not work on it. */
export class Reader implements Analyzer<MahjongRequest, MahjongReport> {
  async analyze(request: MahjongRequest): Promise<MahjongReport> {
    readRequest(this.#send(request));
    return REPORT;
  }

  async analyzeToJson(request: MahjongRequest): Promise<string> {
    return JSON.stringify(await this.analyze(request));
  }

  #send(request: MahjongRequest): MahjongRequest {
    try {
      return structuredClone(request);
    } catch (error) {
      throw sendFault(error, request);
    }
  }

  async dispose(): Promise<void> {}
}

const game: Game<MahjongRequest, MahjongReport> = { ...mahjong, createAnalyzer: () => new Reader() };

/** The games of the command line with such analyzers. */
export const games: readonly AnyGame[] = [(visit) => visit(game)];
