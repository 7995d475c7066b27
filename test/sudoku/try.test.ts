import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { loadSudoku, runSudoku } from '../support/sudoku.js';

const tsv = (n: string) =>
  readFileSync('/work/shared/data/sudoku/' + n, 'utf8')
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((l) => l.split('\t'));
test('x', async () => {
  const s = await loadSudoku();
  const go = (r: any) => runSudoku(s, r).report;
  let bad: any[] = [];
  let t = performance.now();
  for (const [g, , reason] of tsv('count_zero.tsv')) {
    const r = go({ grid: g });
    if (r.status !== 'none' || r.reason !== reason) bad.push([g, reason, r.reason, r.conflicts]);
  }
  console.log('zero', bad.length, bad.slice(0, 5), performance.now() - t);
  bad = [];
  t = performance.now();
  for (const [g, n] of tsv('count_multi.tsv')) {
    if (+n! > 200000) continue;
    const r = go({ grid: g, limit: 1e7 });
    if (r.status !== 'multiple' || r.solutionCount !== +n! || r.countCapped)
      bad.push([g, n, r.solutionCount]);
  }
  console.log('multi', bad.length, bad.slice(0, 5), performance.now() - t);
  bad = [];
  t = performance.now();
  for (const [g, m, l] of tsv('minimality.tsv')) {
    const r = go({ grid: g });
    if (String(Number(r.minimal)) !== m || r.redundant.join() !== (l ?? ''))
      bad.push([g, m, l, r.redundant.join(), r.status]);
  }
  console.log('min', bad.length, bad.slice(0, 5), performance.now() - t);
  bad = [];
  t = performance.now();
  for (const [g, sol, , n, list, a, b, c] of tsv('backdoors.tsv')) {
    const r = go({ grid: g, analyzeGuesses: true });
    const q = r.guesses!;
    if (
      r.solution !== sol ||
      q.solved !== +a! ||
      q.contradiction !== +b! ||
      q.stuck !== +c! ||
      q.backdoors.map((m) => m.cell + ':' + m.digit).join() !== (list ?? '')
    )
      bad.push([g, n, a, b, c, q]);
  }
  console.log('back', bad.length, JSON.stringify(bad.slice(0, 3)), performance.now() - t);
  bad = [];
  t = performance.now();
  for (const l of readFileSync('/work/shared/data/sudoku/marginals.jsonl', 'utf8')
    .split('\n')
    .filter(Boolean)) {
    const q = JSON.parse(l);
    const r = go({ grid: q.puzzle, limit: 4000 });
    let ok = r.solutionCount === q.total;
    for (const [c, m] of Object.entries(q.counts) as any)
      for (let d = 1; d <= 9; d++)
        if (Math.abs(r.probabilities![c]![d - 1]! * q.total - (m[d] ?? 0)) > 1e-9) ok = false;
    if (!ok) bad.push(q.puzzle);
  }
  console.log('marg', bad.length, bad.slice(0, 3), performance.now() - t);
  for (const g of [
    '001000000200000000003000000400000005005000600600000040007103000800000000009020000',
    '.'.repeat(81),
    '.'.repeat(36),
    '.'.repeat(625),
    '.'.repeat(256),
  ]) {
    t = performance.now();
    const { report: r, partials } = runSudoku(s, { grid: g });
    console.log(r.explanation, r.estimate, r.complete, partials.length, performance.now() - t);
  }
  console.log(
    go({
      grid: '001000000200000000003000000400000005005000600600000040007103000800000000009020000',
      variant: 'antiknight',
    }).solution,
  );
  console.log(
    go({
      grid: '.......1.....2...3.........4....3.......5...6....1.........78......6........32...',
      variant: 'x+windoku',
    }).solution,
  );
  for (const q of [
    {},
    { symmetry: 'rotational' },
    { symmetry: 'diagonal' },
    { symmetry: 'full' },
    { clues: 30 },
    { clues: 22 },
    { size: 6 },
    { size: 16 },
  ]) {
    t = performance.now();
    try {
      const r = go({ generate: { seed: 7, ...q }, timeMs: 20000 });
      console.log(JSON.stringify(q), r.grid, r.status, r.minimal, r.complete, performance.now() - t);
    } catch (e) {
      console.log(q, e, performance.now() - t);
    }
  }
  for (const v of [
    'x',
    'windoku',
    'disjoint',
    'jigsaw',
    'antiknight',
    'antiking',
    'killer',
    'latin',
    '12x12',
    'x+killer',
  ]) {
    t = performance.now();
    try {
      const r = go({ generate: { seed: 7 }, variant: v });
      console.log(v, r.grid, r.status, r.minimal, r.regions, r.cages?.length, performance.now() - t);
    } catch (e) {
      console.log(v, e, performance.now() - t);
    }
  }
}, 600000);
