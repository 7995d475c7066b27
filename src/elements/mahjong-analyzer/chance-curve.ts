/** What the curve of a discard shows: its chances, or its expected score where the hints are ranked by that. */
import type { Hint } from '../../mahjong/types.js';
import type { CurveLine, CurveWords } from '../shared/curve.js';
import { figure, spokenFigure, spokenWorth, worthInUnit } from './amounts.js';
import type { Sort } from './ranking.js';
import { strings } from './strings.js';

export interface Curve {
  lines: CurveLine[];
  words: CurveWords;
}

export function curveOf(hint: Hint, sort: Sort, rules: string): Curve {
  return sort === 'score' && hint.expectedScore.length > 0 ? worthCurve(hint, rules) : chanceCurve(hint);
}

function chanceCurve({ winProbability: win, tenpaiProbability: tenpai, exact }: Hint): Curve {
  const lines = [
    { values: win, dashed: false },
    { values: tenpai, dashed: true },
  ].filter(({ values }) => values.length > 0);
  const at = (values: readonly number[], turns: number) => figure(values[turns] ?? 0, exact);
  const spoken = (turns: number) =>
    strings.curveAt(
      strings.drawsLeftAt(turns),
      strings.joined([
        strings.winAt(spokenFigure(win[turns] ?? 0, exact)),
        strings.tenpaiAt(spokenFigure(tenpai[turns] ?? 0, exact)),
      ]),
    );
  const last = win.length - 1;
  const words = {
    sentence: strings.curveSentence(spoken(last), spoken(Math.floor(last / 2))),
    axis: strings.drawsLeft(),
    left: strings.drawsLeftAt,
    scale: strings.percent,
    value: (line: number, turns: number) =>
      line === 0 ? strings.winAt(at(win, turns)) : strings.tenpaiAt(at(tenpai, turns)),
  };
  return { lines, words };
}

/** The scale ends at a round figure that the curve does not reach beyond. */
function worthCurve({ expectedScore: values, exact }: Hint, rules: string): Curve {
  const top = roundUp(Math.max(...values));
  const at = (turns: number) => values[turns] ?? 0;
  const spoken = (turns: number) =>
    strings.curveAt(strings.drawsLeftAt(turns), spokenWorth(at(turns), exact, rules));
  const last = values.length - 1;
  const words = {
    sentence: strings.worthSentence(spoken(last), spoken(Math.floor(last / 2))),
    axis: strings.drawsLeft(),
    left: strings.drawsLeftAt,
    scale: (share: number) => strings.number(share * top),
    value: (_line: number, turns: number) => worthInUnit(at(turns), exact, rules),
  };
  return { lines: [{ values: values.map((value) => value / top), dashed: false }], words };
}

/** The next of 1, 2, 4, 6, 8 and 10 times a power of ten: halves of these are short figures too. */
function roundUp(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return power * ([1, 2, 4, 6, 8].find((step) => step * power >= value) ?? 10);
}
