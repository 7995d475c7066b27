import { QuoridorAnalyzer, type QuoridorReport, type QuoridorRequest } from '../../quoridor/index.js';
import type { Game } from '../game.js';
import { quoridorOptions } from './options.js';
import { perft } from './perft.js';
import { formatQuoridor } from './table.js';
import { uqi } from './uqi.js';

const moves = 'e2 e8 e3 e7 e4 e6 d6h';
const board = 'd4f7 / a2a8 / e4 e6 / 7 8 / 2';

const analysis: Game<QuoridorRequest, QuoridorReport> = {
  name: 'quoridor',
  summary: 'Best moves, the chance to win, legal moves and what they do to both paths.',
  input: {
    field: 'position',
    label: 'position',
    help: `moves from the start, '${moves}', or walls, pawns, walls left and whose turn, '${board}'; default the start`,
    example: moves,
    fallback: '',
  },
  options: quoridorOptions,
  examples: [
    [`hintwright quoridor '${moves}'`, 'after these moves'],
    [`hintwright quoridor '${board}' --json`, 'a board, as JSON'],
    ["hintwright quoridor 'e8 e2 e7 e3 d3h' --notation glendenning", 'moves in another notation'],
    ['hintwright quoridor --batch < requests.jsonl > reports.jsonl', 'one {"position":"…"} a line'],
    ['hintwright quoridor perft 3', 'how many positions there are three plies on'],
  ],
  createAnalyzer: () => new QuoridorAnalyzer(),
  format: formatQuoridor,
  progress: ({ perft: count }) => count?.share ?? 0,
};

export const quoridor: Game<QuoridorRequest, QuoridorReport> = {
  ...analysis,
  commands: [perft(analysis), uqi],
};
