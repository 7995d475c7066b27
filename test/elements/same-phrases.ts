/** What a language has in common with English: names of the games' own, units, and words that happen to be the same. */
import type { Language } from '../../src/elements/shared/languages.js';

const EVERYWHERE = [
  ...['ns', 'ms', 's', 'HoDoKu', 'Sudoku Explainer', 'Sukaku', 'CSV', 'JSON', 'SadMan', 'OpenSudoku'],
  ...['sudokuwiki.org', 'sudokuexchange.com'],
];
const GAMES = ['Mahjong', 'Quoridor', 'Sudoku', 'shanten'];
const ROMANISED = ['Chow', 'Pung', 'Kong', 'Tenpai', 'Riichi', 'Ippatsu', 'Chinese Official', 'MCR'];

const SAME: Readonly<Partial<Record<Language, readonly string[]>>> = {
  de: [...ROMANISED, 'West', 'Start', 'Pause', 'unfair', ...GAMES, 'X', 'Windoku', 'Killer', 'Full House'],
  // Rows and columns of a cell.
  ja: ['r', 'c'],
  'zh-Hans': ['r', 'c'],
  'zh-Hant': ['r', 'c'],
  fr: [
    ...GAMES,
    'Hong Kong',
    ...ROMANISED,
    ...[
      'riichi',
      'ippatsu',
      'tenpai',
      'shanten',
      'dora',
      'han',
      'fu',
      'fan',
      'faan',
      'points?',
      'doubles?',
      'Double',
    ],
    ...['yakuman', 'mangan', 'haneman', 'baiman', 'sanbaiman'],
    ...['Position', 'positions', 'Club', 'k', 'M', 'date', 'machine'],
    ...['Pause', 'Solutions?', 'Chances', 'Expert', 'Centre', 'minutes?', 'Windoku', 'Jigsaw', 'Killer', 'X'],
  ],
  es: [
    ...[
      'Hong Kong',
      ...ROMANISED,
      ...ROMANISED.map((word) => word.toLowerCase()),
      'shanten',
      'ura dora',
      'dora',
      'no',
    ],
    ...['han', 'fu', 'yakuman', 'fan', 'faan', 'mangan', 'haneman', 'baiman', 'sanbaiman'],
    ...['Mahjong', 'Quoridor', 'Sudoku', 'Millington', 'M', 'X', 'Windoku', 'Killer'],
  ],
};

/** Whether a sentence that is the same in English has not been translated. */
export function isLeft(said: string, language: Language): boolean {
  const known = [...EVERYWHERE, ...(SAME[language] ?? [])];
  const rest = known.reduce(
    (text, word) => text.replace(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'gu'), ''),
    said,
  );
  return /\p{L}/u.test(rest.replace(/⟨.⟩/g, ''));
}
