import 'hintwright/react';

export const refused = [
  // @ts-expect-error A rule set that does not exist.
  <mahjong-analyzer key="1" rules="poker" />,
  // @ts-expect-error A number of draws in words.
  <mahjong-analyzer key="2" draws="six" />,
  // @ts-expect-error A report has no such field.
  <mahjong-analyzer key="3" onanalysis-end={({ detail }) => detail.nothing} />,
  // @ts-expect-error A Quoridor report is no Mahjong report.
  <quoridor-analyzer key="4" onanalysis-end={({ detail }) => detail.shanten} />,
];
