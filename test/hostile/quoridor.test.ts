import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runProgram } from '../../src/cli/program.js';
import { HintwrightError } from '../../src/errors.js';
import { QuoridorAnalyzer } from '../../src/quoridor/analyzer.js';
import { MAX_TEXT, makePosition, parsePosition } from '../../src/quoridor/notation.js';
import { readRequest } from '../../src/quoridor/request.js';
import { NOTATIONS, type QuoridorReport, type QuoridorRequest } from '../../src/quoridor/types.js';
import { fakeTerminal } from '../cli/streams.js';
import { analyze, loadQuoridor, QUORIDOR_BUILDS } from '../support/quoridor.js';
import { hostileValue } from './arbitraries.js';
import { expectGoodError } from './check.js';
import { TEXTS, traps, values } from './corpus.js';
import { hostilePosition, hostileQuoridor } from './quoridor-arbitraries.js';
import { PATIENCE, runs } from './runs.js';

const NINE = { columns: 9, rows: 9, walls: 10 };

/** A report that contradicts itself, or null. */
function contradiction(report: QuoridorReport): string | null {
  const { legalMoves, effects, blockedWalls, columns, rows, paths, pathLengths, winner } = report;
  if (effects.length !== legalMoves.length) return 'an effect too few or too many';
  if (paths.some((path, i) => path.length !== (pathLengths[i] ?? 0) + 1)) return 'a path of another length';
  if (winner !== null) return legalMoves.length > 0 ? 'moves after the end' : null;
  const walls = legalMoves.filter((move) => move.length === 3).length + blockedWalls.length;
  if (walls !== 2 * (columns - 1) * (rows - 1)) return 'slots that are neither free nor blocked';
  return effects.every(({ pathLengths: lengths }) => lengths.every((steps) => steps < 81))
    ? null
    : 'a sealed player';
}

describe.each(QUORIDOR_BUILDS)('%s', async (build) => {
  const service = await loadQuoridor(build);
  /** A count of many plies is left where it stands after some steps. */
  const answer = (request: unknown) => {
    try {
      const job = service.analyze(request as QuoridorRequest);
      let step = job.next();
      for (let i = 0; i < 20 && !step.done; i++) step = job.next();
      const fault = step.done ? contradiction(step.value) : null;
      if (fault !== null) throw new Error(fault);
    } catch (error) {
      if (!(error instanceof HintwrightError)) throw error;
      expectGoodError(error);
    }
  };

  test(
    'any request is answered without contradiction or refused with a code',
    () => {
      fc.assert(fc.property(hostileQuoridor, answer), runs(4_000));
    },
    PATIENCE,
  );

  test('what is answered is answered the same from its own text', () => {
    const twice = (position: string) => {
      let first: QuoridorReport;
      try {
        first = analyze(service, { position }).report;
      } catch {
        return;
      }
      const again = analyze(service, { position: first.position }).report;
      expect({ ...again, timeMs: 0 }).toEqual({ ...first, moves: [], timeMs: 0 });
    };
    fc.assert(fc.property(hostilePosition, twice), runs(1_000));
  });

  test('the corpus in every field, and as a request', () => {
    for (const value of [...values(), ...traps()]) {
      answer(value);
      for (const name of ['position', 'columns', 'walls', 'notation', 'timeMs', 'seed'])
        answer({ position: 'e2', [name]: value });
    }
  });
});

test(
  'any text is read or refused with a code and a place, and what is read is written so that it reads the same',
  () => {
    const parse = (text: string) => {
      for (const notation of NOTATIONS) {
        const result = parsePosition(text, NINE, notation);
        if (!result.ok) expectGoodError(result.error);
        else if (result.value.form === 'board') {
          const written = makePosition(result.value.position, NINE, notation);
          const again = parsePosition(written, NINE, notation);
          if (!again.ok || again.value.form !== 'board') throw new Error(`${text} became ${written}`);
          expect(makePosition(again.value.position, NINE, notation)).toBe(written);
        }
      }
    };
    TEXTS.forEach(parse);
    fc.assert(fc.property(hostilePosition, parse), runs(12_000));
    fc.assert(
      fc.property(hostileValue, (value) => parse(value as string)),
      runs(2_000),
    );
  },
  PATIENCE,
);

test.each(['e2 ', 'd4h', '/', 'a1', ' ', '1.', '\ud83c', 'h h h '])(
  'as long as may be, of %j, is no work; longer is refused at once',
  async (piece) => {
    const text = piece.repeat(MAX_TEXT).slice(0, MAX_TEXT);
    const start = performance.now();
    for (const notation of NOTATIONS) parsePosition(text, NINE, notation);
    expect(performance.now() - start).toBeLessThan(1000);
    expect(parsePosition(piece.repeat(MAX_TEXT + 1), NINE)).toMatchObject({ ok: false });
  },
);

test('a game of five thousand moves is played through', async () => {
  const service = await loadQuoridor();
  const game = 'e2 e8 e1 e9 '.repeat(MAX_TEXT / 12).trim();
  const { report } = analyze(service, { position: game });
  expect(report.position).toBe(' /  / e1 e9 / 10 10 / 1');
  expect(report.moves.length).toBeGreaterThan(6000);
});

test('nothing reaches the prototypes, and a misspelt name is not ignored', () => {
  expect(() => readRequest(JSON.parse('{"position":"","__proto__":{"hostile":1}}'))).toThrow(HintwrightError);
  expect(() => readRequest({ wals: 3 })).toThrow(
    expect.objectContaining({ message: 'A request has no field "wals". Did you mean walls?' }),
  );
  expect(({} as { hostile?: unknown }).hostile).toBeUndefined();
});

test('through a real worker every value is refused with a code, and the next request is answered', async () => {
  const analyzer = new QuoridorAnalyzer();
  try {
    for (const value of [...values(), ...traps()]) {
      const error = await analyzer.analyze(value as QuoridorRequest).catch((reason) => reason);
      if (error instanceof Error) expectGoodError(error as HintwrightError);
      else expect(error.game).toBe('quoridor');
    }
    expect((await analyzer.analyze({ position: '', nodes: 1000 })).legalMoves).toHaveLength(131);
  } finally {
    await analyzer.dispose();
  }
});

test.each(TEXTS.map((text) => [text.slice(0, 30), text]))(
  'the corpus on the command line: %j',
  async (_, text) => {
    for (const args of [[text], ['perft', text], ['perft', '1', text], ['--notation', text]]) {
      const terminal = fakeTerminal();
      await runProgram(['quoridor', ...args], terminal).catch((error) => {
        if (!(error instanceof HintwrightError)) throw error;
      });
    }
  },
);
