import type { QuoridorReport, QuoridorRequest } from '../../quoridor/index.js';
import type { Game, Subcommand } from '../game.js';
import { parseInteger } from '../options.js';
import { answerOne } from '../run-game.js';
import { positionOptions } from './options.js';

/** `hintwright quoridor perft N [POSITION]`: the number of positions N plies on, and nothing else. */
export const perft = (game: Omit<Game<QuoridorRequest, QuoridorReport>, 'commands'>): Subcommand => ({
  name: 'perft',
  summary: 'Count the positions a number of plies on, move orders told apart.',
  arguments: [
    { usage: '<plies>', help: 'how many plies, 0 to 99' },
    { usage: '[position]', help: 'as for hintwright quoridor; default the start' },
  ],
  options: positionOptions,
  examples: [
    ['hintwright quoridor perft 3', '2062264'],
    ["hintwright quoridor perft 4 'e2 e8 e3 d6h' --progress", 'with a bar; Ctrl-C ends it'],
    ['hintwright quoridor perft 4 --columns 5 --rows 5 --walls 3', 'on a smaller board'],
  ],
  run: ([plies = '', position = ''], fields, options, terminal) => {
    const request = { ...fields, position, perft: parseInteger('perft', plies, 0, 99) } as QuoridorRequest;
    return answerOne({ ...game, format: formatPerft }, request, options, terminal);
  },
});

const formatPerft = (report: QuoridorReport): string => String(report.perft?.leaves ?? 0);
