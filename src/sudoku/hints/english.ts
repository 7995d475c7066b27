/** Hints in English. */

import { chains } from './english-chains.js';
import type { HintLanguage, Levels } from './language.js';
import type { TechniqueName } from './techniques.js';

const SUBSET = 'so no other cell that they all see can hold them';
const fish = (base: string, lies: string): Levels => [
  `one digit stands in few places of ${base}.`,
  `{digits} in {bases}.`,
  lies,
];

const plainFish = fish(
  'several parallel lines, all in the same crossing lines',
  'in {bases} all places of {digits} are in {covers}. Each of these then takes its {digits} from the bases: {results}.',
);
const finnedFish = fish(
  'several parallel lines, nearly all in the same crossing lines',
  'in {bases} the places of {digits} are in {covers}, but for the fins {fins}. Either a fin is right or the fish is: what sees all fins goes either way: {results}.',
);
const boxFish = fish(
  'several lines and boxes, all in as many others',
  'in {bases} all places of {digits} are in {covers}. Each of these then takes its {digits} from the bases: {results}.',
);
const finnedBoxFish = fish(
  'several lines and boxes, nearly all in as many others',
  'in {bases} the places of {digits} are in {covers}, but for the fins {fins}. Either a fin is right or the fish is: {results}.',
);
const siamese = fish(
  'several bases, in two ways the same fish with other fins',
  'in {bases} two fish of {digits} share their bases and differ in covers and fins ({extraCells}); what follows from both: {results}.',
);

const nakedSubset = (many: string): Levels => [
  `${many} of one house have as many candidates between them.`,
  `${many} of {bases} have only {digits} between them.`,
  `in {bases}, {cells} have only {digits} between them, ${SUBSET}: {results}.`,
];
const hiddenSubset = (many: string): Levels => [
  `${many} have places in as many cells of one house only.`,
  `in {bases} look for the places of {digits}.`,
  `in {bases}, {digits} have places only in {cells}, so nothing else can stand there: {results}.`,
];
const lockedSubset = (many: string): Levels => [
  `${many} where a box crosses a line have as many candidates between them.`,
  `${many} in {bases} have only {digits} between them.`,
  `{cells} lie in {bases} and have only {digits} between them, so these go from both: {results}.`,
];
const turbot = (first: string): Levels => [
  first,
  'two strong links of {digits} in {bases}.',
  'in {bases} the digit {digits} has two places each, and two of the four see each other: so at least one of the other two is right, and what sees both goes: {results}.',
];
const rectangle = (what: string, why: string, corners = '{allCells}'): Levels => [
  `four cells in two rows, two columns and two boxes, ${what}.`,
  `{digits} in ${corners}.`,
  `if ${corners} held {digits} alone, the grid would have two solutions. ${why}: {results}.`,
];

const levels: Record<TechniqueName, Levels> = {
  'Full House': [
    'a house has one open cell.',
    'in {bases} one cell is open.',
    'in {bases} only {target} is open, and {digits} is missing: {results}.',
  ],
  'Naked Single': [
    'a cell has one candidate left.',
    'look at {target}.',
    'every other digit is ruled out in {target}: {results}.',
  ],
  'Hidden Single': [
    'a digit has one place left in a house.',
    'look for {digits} in {bases}.',
    'in {bases} the digit {digits} can stand nowhere but in {target}: {results}.',
  ],
  'Cage Sum': [
    'the sum of a cage rules out some of its candidates.',
    'look at {bases}.',
    'whichever digits {bases} is made up of, its cells do not hold these: {results}.',
  ],
  'Innies and Outies': [
    'what cages add up to, beside what whole houses add up to, tells the sum of a few cells.',
    'look at {allCells}, which cages and {bases} differ by.',
    'from the sums of cages and of {bases} it follows that the sum of {allCells} is {sum}: {results}.',
  ],
  'Locked Pair': lockedSubset('two cells'),
  'Locked Triple': lockedSubset('three cells'),
  'Locked Candidate Type 1': [
    'in a box, a digit has places in one line only.',
    'in {bases}, look for {digits}.',
    'in {bases} the digit {digits} stands in {covers}, wherever it is, so it leaves the rest of {covers}: {results}.',
  ],
  'Locked Candidate Type 2': [
    'in a line, a digit has places in one box only.',
    'in {bases}, look for {digits}.',
    'in {bases} the digit {digits} stands in {covers}, wherever it is, so it leaves the rest of {covers}: {results}.',
  ],
  'Common Peer Elimination': [
    'all places of a digit in one house or cage see the same cell.',
    'in {bases}, look for {digits}.',
    'in {bases} the digit {digits} stands in one of {cells}, all of which see {target}: {results}.',
  ],
  'Law of Leftovers': [
    'neighbouring rows or columns and as many regions differ in few cells, which hold the same digits.',
    'look at where {bases} and {covers} differ: {cells}, and {extraCells}.',
    'the digits of {bases} are those of {covers}, so the digits of {cells}, in the former alone, are those of {extraCells}, in the latter alone: {results}.',
  ],
  'Naked Pair': nakedSubset('two cells'),
  'Naked Triple': nakedSubset('three cells'),
  'Naked Quadruple': nakedSubset('four cells'),
  'Hidden Pair': hiddenSubset('two digits'),
  'Hidden Triple': hiddenSubset('three digits'),
  'Hidden Quadruple': hiddenSubset('four digits'),
  'X-Wing': plainFish,
  Swordfish: plainFish,
  Jellyfish: plainFish,
  Squirmbag: plainFish,
  Whale: plainFish,
  Leviathan: plainFish,
  'Remote Pairs': [
    'a chain of cells with the same two candidates.',
    'a chain of cells with {digits} runs through {allCells}.',
    '{allCells} take turns between {digits}: {cells} hold the one, {extraCells} the other. What sees both kinds can hold neither: {results}.',
  ],
  'Bivalue Universal Grave + 1': [
    'all open cells but one have two candidates.',
    'look at {allCells}, the only cell with three candidates.',
    'without {extra} in {allCells} every open cell would have two candidates and every digit two places, so that the grid would have no solution or two: {results}.',
  ],
  Skyscraper: turbot('two parallel lines with two places each for a digit, one of which they share.'),
  '2-String Kite': turbot('a row and a column with two places each for a digit, joined in a box.'),
  'Dual 2-String-Kite': [
    'two kites through the same two cells of a box.',
    'two kites of {digits} in {bases}.',
    'two pairs of lines, {bases}, are joined in the same box: {results}.',
  ],
  'Turbot Fish': turbot('two houses with two places each for a digit, joined by a weak link.'),
  'Empty Rectangle': [
    'in a box a digit has places in one row and one column only.',
    'the digit {digits} in {bases}, together with {covers}.',
    'in {bases} the places of {digits}, {extraCells}, lie in one row and one column. In {covers} there are two places, {cells}: if the one that sees the far end is wrong, the other line of the box has it: {results}.',
  ],
  'Dual Empty Rectangle': [
    'in a box a digit has places in one row and one column only, which two strong links use.',
    'the digit {digits} in {bases}, together with {covers}.',
    'in {bases} the places of {digits}, {extraCells}, lie in one row and one column; {covers} each have two places: {results}.',
  ],
  'W-Wing': [
    'two cells with the same two candidates are joined by a strong link.',
    'cells with {digits} and {extra}, joined in {bases}.',
    'in {bases} one of two places of {digits} is right, and takes {digits} from one of {extraCells}: one of these two is {extra}, so what sees both goes: {results}.',
  ],
  'XY-Wing': [
    'a cell with two candidates sees two others that share a third digit.',
    'three cells with {digits} between them: {allCells}.',
    'whichever the pivot is, one of {extraCells} is {extra}: {results}.',
  ],
  'XYZ-Wing': [
    'a cell with three candidates sees two cells with two of them each.',
    'three cells with {digits} between them: {allCells}.',
    'whatever the pivot is, one of {extraCells} is {extra}; what sees all three goes: {results}.',
  ],
  'Uniqueness Test Type 1': rectangle(
    'three of them with the same two candidates',
    'So {target} holds something else',
  ),
  'Uniqueness Test Type 2': rectangle(
    'two of them with one candidate more',
    'So {extra} is in one of {extraCells}',
  ),
  'Uniqueness Test Type 3': rectangle(
    'two of them with more candidates, which are part of a naked subset',
    'So one of two corners holds something else, and with {extraCells} that makes a naked subset of {extra} in {bases}',
    '{cells}',
  ),
  'Uniqueness Test Type 4': rectangle(
    'two of them with more candidates, where one digit has no other place',
    'In {bases} one of {digits} has places in the rectangle only, so that the other is not in these two cells',
  ),
  'Uniqueness Test Type 5': rectangle(
    'two opposite ones or three with one candidate more',
    'So {extra} is in one of {extraCells}',
  ),
  'Uniqueness Test Type 6': rectangle(
    'two opposite ones with more candidates, where one digit makes an X-wing',
    'Two parallel sides have no other place for one of {digits}; in {target} it would complete that',
  ),
  'Hidden Rectangle': rectangle(
    'one of them with two candidates alone, and strong links from the one opposite',
    'In {bases} one of {digits} has places in the rectangle only; were {target} the other, that would complete it',
  ),
  'Avoidable Rectangle Type 1': rectangle(
    'three of which are filled and were not given',
    'None of these was given, so that the fourth cell cannot complete it',
  ),
  'Avoidable Rectangle Type 2': rectangle(
    'two of which are filled and were not given',
    'None of these was given, so {extra} is in one of {extraCells}',
  ),
  'Finned X-Wing': finnedFish,
  'Siamese Finned X-Wing': siamese,
  'Sashimi X-Wing': finnedFish,
  'Siamese Sashimi X-Wing': siamese,
  'Finned Swordfish': finnedFish,
  'Siamese Finned Swordfish': siamese,
  'Sashimi Swordfish': finnedFish,
  'Siamese Sashimi Swordfish': siamese,
  'Finned Jellyfish': finnedFish,
  'Siamese Finned Jellyfish': siamese,
  'Sashimi Jellyfish': finnedFish,
  'Siamese Sashimi Jellyfish': siamese,
  'Sue de Coq': [
    'where a box crosses a line, cells with many candidates are split by others of the line and of the box.',
    'look at {cells}, where {bases} crosses {covers}.',
    '{cells} with {extraCells} in {bases} and {thirdCells} in {covers} have as many digits as cells, and none of these can be there twice: {results}.',
  ],
  'Simple Colors Trap': [
    'strong links of one digit, in two colours.',
    'colour the strong links of {digits}, from {cells} on.',
    'either {cells} or {extraCells} are all {digits}; what sees both colours is not: {results}.',
  ],
  'Simple Colors Wrap': [
    'strong links of one digit, in two colours, one of which contradicts itself.',
    'colour the strong links of {digits}, from {cells} on.',
    'either {cells} or {extraCells} are all {digits}; of one colour two see each other, so that it is wrong: {results}.',
  ],
  'Multi-Colors 1': [
    'two groups of strong links of one digit, where colours of both see each other.',
    'colour the strong links of {digits}, from {cells} and from {thirdCells} on.',
    '{cells} and {extraCells} are opposites, so are {thirdCells} and {fourthCells}. Two colours see each other, so one of the other two is right, and what sees both goes: {results}.',
  ],
  'Multi-Colors 2': [
    'two groups of strong links of one digit, where a colour of one sees both of the other.',
    'colour the strong links of {digits}, from {cells} and from {thirdCells} on.',
    '{cells} and {extraCells} are opposites, so are {thirdCells} and {fourthCells}. One colour sees both colours of the other group, so it is wrong: {results}.',
  ],
  'Franken X-Wing': boxFish,
  'Franken Swordfish': boxFish,
  'Franken Jellyfish': boxFish,
  'Finned Franken X-Wing': finnedBoxFish,
  'Siamese Finned Franken X-Wing': siamese,
  'Finned Franken Swordfish': finnedBoxFish,
  'Siamese Finned Franken Swordfish': siamese,
  'Finned Franken Jellyfish': finnedBoxFish,
  'Siamese Finned Franken Jellyfish': siamese,
  'Mutant X-Wing': boxFish,
  'Mutant Swordfish': boxFish,
  'Mutant Jellyfish': boxFish,
  'Finned Mutant X-Wing': finnedBoxFish,
  'Finned Mutant Swordfish': finnedBoxFish,
  'Finned Mutant Jellyfish': finnedBoxFish,
  'Siamese Finned Mutant Jellyfish': siamese,
  'Finned Mutant Whale': finnedBoxFish,
  ...chains,
  'Template Set': [
    'every way to place one digit in the whole grid has some cells in common.',
    'go through the ways to place {digits} in the whole grid.',
    'every way to place {digits} in the whole grid has it there: {results}.',
  ],
  'Template Delete': [
    'no way to place one digit in the whole grid uses some of its candidates.',
    'go through the ways to place {digits} in the whole grid.',
    'no way to place {digits} in the whole grid uses these: {results}.',
  ],
};

export const english: HintLanguage = {
  tag: 'en',
  names: {},
  levels,
  houses: {
    row: 'row {number}',
    column: 'column {number}',
    box: 'box {number}',
    region: 'region {number}',
    diagonal: 'diagonal {number}',
    window: 'window {number}',
    group: 'disjoint group {number}',
    cage: 'the cage of {sum} at {cell}',
  },
  goes: '{digits} goes from {cells}',
  go: '{digits} go from {cells}',
  is: '{cells} is {digits}',
  and: ' and ',
  comma: ', ',
  cell: 'r{row}c{column}',
};
