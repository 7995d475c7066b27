import type { ModuleExports } from '../wasm.js';

/** What the module exports, as WebAssembly shows it. */
export interface Exports extends ModuleExports {
  examine(sets: number): number;
  accept(shanten: number): number;
  least(hand: number, sets: number): number;
  standard(hand: number, sets: number): number;
  sevenPairs(hand: number): number;
  thirteenOrphans(hand: number): number;
  searchBegin(
    sets: number,
    draws: number,
    unseen: number,
    room: number,
    slackLimit: number,
    looseFrom: number,
    width: number,
    decline: number,
    counting: number,
  ): number;
  searchAddRoot(): number;
  searchStep(work: number): number;
  searchValues(root: number): number;
  searchScores(vector: number): number;
  searchGains(root: number): void;
  searchOutcomes(root: number): void;
  searchLookUp(): number;
  searchLeaf(): number;
  searchSize(): number;
  scoreComplete(sets: number, chows: number): number;
  scorePartial(sets: number, chows: number): void;
  bestWay(): number;
  listWays(): number;
  setRules(rules: number): void;
  limitReadings(most: number): void;
  readComplete(sets: number, chows: number): number;
  readUnfinished(sets: number, chows: number): number;
  markWaits(sets: number, chows: number): number;
  specialHands(): number;
  specialForms(): number;
  specialDistance(id: number): number;
  specialAccept(id: number): void;
  specialState(id: number): number;
  READINGS: WebAssembly.Global;
  readingsCut: WebAssembly.Global;
  standardBest: WebAssembly.Global;
  sevenPairsBest: WebAssembly.Global;
  orphansBest: WebAssembly.Global;
  snakeBest: WebAssembly.Global;
  straightBest: WebAssembly.Global;
  honoursBest: WebAssembly.Global;
  wrigglingBest: WebAssembly.Global;
  gatesBest: WebAssembly.Global;
  honourPairsBest: WebAssembly.Global;
  knittingBest: WebAssembly.Global;
  tripleBest: WebAssembly.Global;
  HAND: WebAssembly.Global;
  MELDED: WebAssembly.Global;
  AVAILABLE: WebAssembly.Global;
  START: WebAssembly.Global;
  ACCEPTED: WebAssembly.Global;
  GAINS: WebAssembly.Global;
  SCORE_CONTEXT: WebAssembly.Global;
  PROSPECT: WebAssembly.Global;
  BEST_RESULT: WebAssembly.Global;
}
