import 'hintwright/vue';
import type { GlobalComponents } from 'vue';

/** What a template may set on the tag. */
type Props = InstanceType<GlobalComponents['mahjong-analyzer']>['$props'];

export const taken: Props = {
  hand: '123456789m1133p',
  'win-tile': '3p',
  onAnalysisEnd: ({ detail }) => detail.shanten.best,
};

export const refused: Props[] = [
  // @ts-expect-error A rule set that does not exist.
  { rules: 'poker' },
  // @ts-expect-error A report has no such field.
  { onAnalysisEnd: ({ detail }) => detail.nothing },
];

export const tags = [
  <mahjong-analyzer hand="123m" onAnalysisEnd={({ detail }) => detail.shanten.best} />,
  <quoridor-analyzer onPositionChange={({ detail }) => detail.position.split(' ')} />,
  <sudoku-analyzer
    onAnalysisError={({ detail }) => `${detail.code} ${detail.at?.toFixed()}`}
    onPositionChange={({ detail }) => detail.entries ?? detail.grid.trim()}
    onUpdategui={({ detail }) => detail.currentState.flat().join('')}
  />,
  <analyzer-benchmark onPositionChange={({ detail }) => detail.quick && detail.suite.trim()} />,
  // @ts-expect-error The user of a board enters no hand.
  <quoridor-analyzer onPositionChange={({ detail }) => detail.hand} />,
  // @ts-expect-error An error is no report.
  <sudoku-analyzer onAnalysisError={({ detail }) => detail.status} />,
  // @ts-expect-error A number of draws in words.
  <mahjong-analyzer draws="six" />,
  // @ts-expect-error A Quoridor report is no Mahjong report.
  <quoridor-analyzer onAnalysisEnd={({ detail }) => detail.shanten} />,
];
