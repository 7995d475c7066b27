/** Hints of chains and almost locked sets in English. */
import type { Levels } from './language.js';
import type { TechniqueName } from './techniques.js';

const THROUGH = 'a chain through {allCells}.';
const GROUPS = ', some of them several cells that count as one';

const ends = (vague: string): Levels => [
  vague,
  THROUGH,
  'if one end is wrong the other is right, {chain}. What cannot be together with either end goes: {results}.',
];
const continuous = (more: string): Levels => [
  `a closed chain of strong and weak links in turn${more}.`,
  THROUGH,
  'the chain closes, {chain}. So of any two that a weak link joins one is right, and what sees both goes: {results}.',
];
const discontinuous = (more: string): Levels => [
  `a chain of strong and weak links${more}, back to where it began with the opposite.`,
  THROUGH,
  'what it begins with leads to its opposite, {chain}: {results}.',
];
const contradiction: Levels = [
  'a candidate that leads, by chains, to a contradiction.',
  'suppose the opposite of what is right in {target}.',
  'suppose the opposite and follow {chain}. That cannot be, so {results}.',
];
const net = (how: string): Levels => [
  `a candidate that leads, by ${how}, to a contradiction.`,
  'suppose the opposite of what is right in {target}.',
  `suppose the opposite and follow what it leads to by ${how}: {steps}. These contradict each other, so {results}.`,
];
const verity = (how: string): Levels => [
  `all candidates of a cell, or all places of a digit in a house, lead by ${how} to the same.`,
  'try {cells} each way.',
  'one of the ways that begin in {cells} is right, and each leads to the same, {chain}: {results}.',
];

type Chain = Extract<
  TechniqueName,
  | `${string}Chain${string}`
  | `${string}Loop`
  | `${string}AIC`
  | `ALS${string}`
  | 'Death Blossom'
  | `Forcing${string}`
>;

export const chains: Readonly<Record<Chain, Levels>> = {
  'X-Chain': ends('strong and weak links of one digit in turn.'),
  'XY-Chain': ends('cells with two candidates each, every one sharing a digit with the next, which it sees.'),
  'Continuous Nice Loop': continuous(''),
  'Alternating Interference Chain': ends('strong and weak links in turn, strong ones at both ends.'),
  'Discontinuous Nice Loop': discontinuous(''),
  'Grouped Continuous Nice Loop': continuous(GROUPS),
  'Grouped AIC': ends(`strong and weak links in turn, strong ones at both ends${GROUPS}.`),
  'Grouped Discontinuous Nice Loop': discontinuous(GROUPS),
  'ALS-XZ rule': [
    'two sets of cells, each one cell short of its digits.',
    'look at {cells} and at {extraCells}.',
    'one set is {cells}, the other {extraCells}, each with one digit more than cells; {extra} cannot be in both. A set that lacks it holds all its other digits: {results}.',
  ],
  'ALS-XY-Wing rule': [
    'three sets of cells, each one cell short of its digits, one of which is linked to both others.',
    'look at {thirdCells}, and from there at {cells} and at {extraCells}.',
    '{thirdCells} cannot hold {digits} together with {cells}, nor {extra} together with {extraCells}. They lack one of these at most, so one of the other sets lacks its own and holds all else: {results}.',
  ],
  'ALS-XY-Chain': [
    'a chain of sets of cells, each one cell short of its digits.',
    'sets in {allCells}.',
    'from one end of {allCells} to the other: if a set lacks a digit it holds its others, which the next one then lacks. So the one end or the other holds what goes: {results}.',
  ],
  'Death Blossom': [
    'a cell, and for each of its candidates a set of cells that is one cell short of its digits.',
    'the stem is {cells}.',
    'whatever {cells} is, a set around it lacks that and holds {extra}: {results}.',
  ],
  'Forcing Chain Contradiction': contradiction,
  'Forcing Chain Verity': verity('chains'),
  'Forcing Net Contradiction': net('singles'),
  'Forcing Net Verity': verity('singles'),
  'Forcing Net with Sets': net('singles, locked candidates and pairs'),
};
