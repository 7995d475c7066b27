/** From a request to a report, beside the kernel. Runs in the worker; the engine drives its jobs slice by slice. */
import type { Job, ServiceFactory } from '../engine/job.js';
import { chancesOf, type Figures } from './chances.js';
import { type Choice, listChoices } from './choices.js';
import { makeHints } from './hints.js';
import { MahjongKernel } from './kernel.js';
import { makeHand } from './notation.js';
import { type Overview, overviewOf } from './overview.js';
import { type Position, readRequest } from './request.js';
import type { MahjongReport, MahjongRequest } from './types.js';

/** A kernel that traps is given up by the engine, which makes a new service from the bytes. */
export const createMahjongService: ServiceFactory<MahjongRequest, MahjongReport> = async (bytes) => {
  const kernel = await MahjongKernel.load(bytes);
  return { analyze: (request) => analyze(kernel, request) };
};

function* analyze(kernel: MahjongKernel, request: MahjongRequest): Job<MahjongReport> {
  const started = performance.now();
  const position = readRequest(request);
  kernel.setRules(position.rules);
  kernel.setTable(position.melded, position.available);
  const forms = kernel.examine(position.concealed, position.sets);
  const overview = overviewOf(kernel, position, forms);
  const choices = listChoices(kernel, position);
  const figures = new Map<Choice, Figures>();
  const report = (complete: boolean) => makeReport(position, overview, choices, figures, complete, started);
  if (choices.length === 0) return report(true);
  let told = started;
  let news = true;
  for (const found of chancesOf(kernel, position, overview.shanten.best, choices)) {
    for (const [choice, figure] of found ?? []) figures.set(choice, figure);
    news ||= found !== undefined;
    // A report takes a while to write, and quick answers need none before the last.
    const due = news && performance.now() - told > PARTIAL_MS;
    yield due ? report(false) : undefined;
    if (due) [told, news] = [performance.now(), false];
  }
  return report(choices.every((choice) => figures.get(choice)?.exact));
}

/** The least time between two partial reports: as long as a slice of the engine. */
const PARTIAL_MS = 8;

function makeReport(
  position: Position,
  { shanten, state, combinations, combinationsCapped, special, score }: Overview,
  choices: readonly Choice[],
  figures: ReadonlyMap<Choice, Figures>,
  complete: boolean,
  started: number,
): MahjongReport {
  const hints = makeHints(position, choices, figures, shanten.best);
  return {
    game: 'mahjong',
    rules: position.rules,
    hand: makeHand(position.hand),
    state,
    shanten,
    waits: position.size === 14 ? [] : (hints[0]?.accepts ?? []),
    combinations,
    combinationsCapped,
    special,
    score,
    hints,
    unseen: position.unseen,
    model: position.model,
    complete,
    timeMs: performance.now() - started,
  };
}
