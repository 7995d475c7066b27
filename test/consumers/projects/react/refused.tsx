import 'hintwright/react';

/** What each event tells is known. */
export const taken = [
  <mahjong-analyzer
    key="1"
    onanalysis-start={({ detail }) => detail.hand.length}
    onanalysis-progress={({ detail }) => detail.shanten.best}
    onanalysis-error={({ detail }) => `${detail.code} ${detail.at?.toFixed()}`}
    onposition-change={({ detail }) => `${detail.hand} ${detail.draws?.toFixed()}`}
  />,
  <quoridor-analyzer key="2" onposition-change={({ detail }) => detail.position.split(' ')} />,
  <sudoku-analyzer
    key="3"
    onposition-change={({ detail }) => detail.entries ?? detail.grid.trim()}
    onupdategui={({ detail }) => detail.currentState.flat().join('')}
  />,
  <analyzer-benchmark
    key="4"
    onanalysis-end={({ detail }) => detail.suites.map(({ name }) => name)}
    onposition-change={({ detail }) => detail.quick && detail.suite.trim()}
  />,
];

export const refused = [
  // @ts-expect-error A rule set that does not exist.
  <mahjong-analyzer key="1" rules="poker" />,
  // @ts-expect-error A number of draws in words.
  <mahjong-analyzer key="2" draws="six" />,
  // @ts-expect-error A report has no such field.
  <mahjong-analyzer key="3" onanalysis-end={({ detail }) => detail.nothing} />,
  // @ts-expect-error A Quoridor report is no Mahjong report.
  <quoridor-analyzer key="4" onanalysis-end={({ detail }) => detail.shanten} />,
  // @ts-expect-error A request has no such field.
  <mahjong-analyzer key="5" onanalysis-start={({ detail }) => detail.grid} />,
  // @ts-expect-error The user of a board enters no hand.
  <quoridor-analyzer key="6" onposition-change={({ detail }) => detail.hand} />,
  // @ts-expect-error An error is no report.
  <sudoku-analyzer key="7" onanalysis-error={({ detail }) => detail.status} />,
  <analyzer-benchmark
    key="8"
    onposition-change={({ detail }) => {
      // @ts-expect-error What is told is not to be changed.
      detail.quick = true;
    }}
  />,
];
