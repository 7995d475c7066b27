import { afterEach, describe, expect, test, vi } from 'vitest';
import { button, caseOf, mount, reportOf, settle, text } from './mount.js';

afterEach(() => vi.restoreAllMocks());

async function done(...cases: ReturnType<typeof caseOf>[]) {
  const mounted = await mount();
  button(mounted.root, 'Run').click();
  await settle(mounted.element);
  mounted.fake.last.finish(reportOf(cases));
  await settle(mounted.element);
  return mounted;
}

describe('the answer', () => {
  test.each([
    {
      ratios: [40, 4],
      sentence:
        'The engine is faster than plain TypeScript in all 2 cases that compare them; at the median TypeScript takes 22.0 × as long.',
      why: 'a clear win',
    },
    {
      ratios: [40, 0.5, 1],
      sentence:
        'The engine is faster than plain TypeScript in 1 of 3 cases that compare them; at the median TypeScript takes 1.00 × as long; slower in 1; not to be told apart in 1.',
      why: 'losses are said in the same breath',
    },
  ])('$why', async ({ ratios, sentence }) => {
    const { root } = await done(...ratios.map((ratio, i) => caseOf(`case ${i}`, ratio)));
    expect(text(root, '.headline')).toBe(sentence);
  });

  test('wrong answers come first, whatever the times are', async () => {
    const { root } = await done(caseOf('normal', 40, 3));
    expect(text(root, '.headline')).toMatch(/^One contestant gave wrong answers\. /);
    expect(text(root, '.wrong')).toBe('WRONG: 3 of 128 answers differ');
  });

  test('the clock that all figures are as good as stands under it', async () => {
    const { root } = await done(caseOf('normal', 40));
    expect(text(root, '.answer')).toContain('steps of 100 µs; each sample lasts at least 5.00 ms.');
  });
});

describe('a case', () => {
  test('is a table with a caption, heads of columns and of rows', async () => {
    const { root } = await done(caseOf('normal', 40));
    const table = root.querySelector('table')!;
    expect(text(table, 'caption')).toBe('normal (128 inputs, 6 rounds of 64)');
    expect([...table.querySelectorAll('th[scope=col]')].map((one) => one.textContent)).toEqual([
      'Contestant',
      'Time for one',
      'Takes',
    ]);
    const rows = [...table.querySelectorAll('tbody tr')].map((row) =>
      row.textContent?.replace(/\s+/g, ' ').trim(),
    );
    expect(rows[0]).toMatch(/^hintwright, WASM 100 ns 90\.0–120 ns ?1 × the measure$/);
    expect(rows[1]).toMatch(
      /^oracle, TypeScript ?same answers 4\.00 µs 3\.60–4\.80 µs ?40\.0 × 36\.0–48\.0$/,
    );
  });

  test('says what is missed, who is missing, and what Tinybench doubts', async () => {
    const { root } = await done(caseOf('normal', 40));
    const remarks = [...root.querySelectorAll('.remarks li')].map((one) => one.textContent);
    expect(remarks).toEqual([
      'Target, median under 1 ms: MISSED, 2.00 ms',
      'oracle, TypeScript: not written for speed',
      'a peer: left out, not installed',
      'Tinybench warns of oracle, TypeScript: zero-mad: samples hardly differ',
    ]);
  });

  test('libraries that a browser does not have are named once, under all figures', async () => {
    const away = { name: 'a library', reason: 'not installed', absent: true } as const;
    const cases = ['normal', 'flush'].map((name) => caseOf(name, 40));
    const { root } = await done(...cases.map((one) => ({ ...one, missing: [away] })));
    expect(text(root, '.remarks')).not.toContain('a library');
    const facts = [...root.querySelectorAll('.facts div')].map((one) => one.textContent);
    expect(facts.at(-1)).toBe('Only in Nodea library · npx hintwright bench');
  });

  test('bars are as long as the medians', async () => {
    const { root } = await done(caseOf('normal', 4));
    const [ours, plain] = [...root.querySelectorAll('.spread-fill')].map(
      (bar) => bar.getBoundingClientRect().width,
    );
    expect(plain! / ours!).toBeGreaterThan(3.9);
    expect(plain! / ours!).toBeLessThan(4.1);
  });
});

describe('in another language', () => {
  const FIGURES = ['.headline', '.answer .small', 'caption', 'tr:nth-child(2) td'];
  test.each([
    [
      'de',
      /40,0\u00a0×/,
      /100\u00a0µs; .* 5,00\u00a0ms/,
      /1\.024 Eingaben/,
      /4,00\u00a0µs 3,60–4,80\u00a0µs/,
    ],
    [
      'ja',
      /40\.0倍/,
      /100マイクロ秒刻み.*5\.00ミリ秒/,
      /入力1,024件/,
      /4\.00マイクロ秒 3\.60～4\.80マイクロ秒/,
    ],
    ['zh-Hant', /40\.0倍/, /100微秒.*5\.00毫秒/, /1,024個輸入/, /4\.00微秒 3\.60–4\.80微秒/],
  ])('figures and units are those of %s', async (lang, ...expected) => {
    const { element, root } = await done({ ...caseOf('normal', 40), inputs: 1024 });
    element.lang = lang;
    const shown = () => FIGURES.map((selector) => root.querySelector(selector)?.textContent?.trim() ?? '');
    await expect
      .poll(() => expected.filter((words, at) => !words.test(shown()[at]!)), { timeout: 5000 })
      .toEqual([]);
  });

  test('what is copied is compared with other runs, and stays as it is', async () => {
    const { element, root } = await done(caseOf('normal', 40));
    const written: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(
      async (copied) => void written.push(copied),
    );
    const [markdown, json] = [...root.querySelectorAll<HTMLElement>('.copies button')];
    markdown!.click();
    element.lang = 'de';
    await expect.poll(() => text(root, '.headline'), { timeout: 5000 }).toContain('40,0');
    markdown!.click();
    json!.click();
    await settle(element);
    expect(written[1]).toBe(written[0]);
    expect(written[1]).toContain('| 4.00 µs |');
    expect(JSON.parse(written[2]!)).toMatchObject({ clockMs: 0.1 });
  });
});

describe('taking figures along', () => {
  test.each([
    ['Copy as Markdown', /^# Benchmarks, 2026-01-02[\s\S]*\| oracle, TypeScript \|/],
    ['Copy as JSON', /^\{[\s\S]*"clockMs": 0\.1/],
  ])('%s', async (label, expected) => {
    const { element, root } = await done(caseOf('normal', 40));
    const written: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(
      async (copied) => void written.push(copied),
    );
    const press = button(root, label);
    press.click();
    await settle(element);
    expect(written.join()).toMatch(expected);
    expect(press.textContent?.trim()).toBe('Copied');
  });

  test('JSON is the report', async () => {
    const { element, root } = await done(caseOf('normal', 40));
    let json = '';
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (copied) => {
      json = copied;
    });
    button(root, 'Copy as JSON').click();
    await settle(element);
    const { progress: _, ...report } = element.report!;
    expect(JSON.parse(json)).toEqual(report);
  });

  // Frames without permission, pages without TLS.
  test('where the clipboard is refused the text is there to select', async () => {
    const { element, root } = await done(caseOf('normal', 40));
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    button(root, 'Copy as Markdown').click();
    await settle(element);
    const field = root.querySelector('textarea')!;
    expect(root.activeElement).toBe(field);
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toMatch(/^# Benchmarks/);
  });

  test('there is nothing to copy before a run has ended', async () => {
    const { element, fake, root } = await mount();
    expect(button(root, 'Copy as JSON').disabled).toBe(true);
    button(root, 'Run').click();
    await settle(element);
    expect(button(root, 'Copy as JSON').disabled).toBe(true);
    fake.last.finish(reportOf([caseOf('normal', 40)]));
    await settle(element);
    expect(button(root, 'Copy as JSON').disabled).toBe(false);
  });
});
