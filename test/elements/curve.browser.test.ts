import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount, settle, text } from './mount.js';
import { hint, report, TWO_AWAY, twoAwayReport, WAITING, waitingReport } from './reports.js';

async function answered(answer = twoAwayReport, hand = TWO_AWAY) {
  const mounted = await mount(hand);
  mounted.element.style.inlineSize = '1000px';
  mounted.fake.last.finish(answer);
  await settle(mounted.element);
  const curve = () => mounted.root.querySelector<HTMLElement>('.details .curve')!;
  return { ...mounted, curve };
}

test('the chance to win and, dashed, to be tenpai, from all draws to none', async () => {
  const { curve } = await answered();
  const [win, tenpai] = curve().querySelectorAll('.curve-line');
  expect(win?.getAttribute('d')).toMatch(/^M0 47\.7L5\.6 .*L100 100$/);
  expect(tenpai?.getAttribute('d')).toMatch(/^M0 21\.[56]L.*L100 100$/);
  expect(getComputedStyle(win!).strokeDasharray).toBe('none');
  expect(getComputedStyle(tenpai!).strokeDasharray).not.toBe('none');
  expect(text(curve(), '.curve-values')).toBe('win 52.3 % tenpai 78.5 %');
  expect(text(curve(), '.curve-axis')).toBe('18draws left0');
});

test('is a picture with a sentence', async () => {
  const { curve } = await answered();
  const sentence = curve().querySelector('[role=img]')?.getAttribute('aria-label')?.replace(/\s/g, ' ');
  expect(sentence).toMatch(
    /^Chances, if nothing has come so far\. 18 draws left: win 52\.3 %, tenpai 78\.5 %; 9 draws left: win [\d.]+ %, tenpai [\d.]+ %\.$/,
  );
});

test('arrow keys read values along it; leaving goes back to all draws', async () => {
  const { element, curve } = await answered();
  const input = curve().querySelector('input')!;
  input.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await settle(element);
  expect(text(curve(), '.curve-axis')).toBe('1816 draws left0');
  expect(input.getAttribute('aria-valuetext')).toMatch(/^16 draws left, win [\d.]+\s%, tenpai [\d.]+\s%$/);
  const cursor = curve().querySelector('.curve-cursor')!;
  expect(getComputedStyle(cursor).visibility).toBe('visible');
  await userEvent.keyboard('{End}');
  await settle(element);
  expect(text(curve(), '.curve-values')).toBe('win 0.0 % tenpai 0.0 %');
  input.blur();
  await settle(element);
  expect(text(curve(), '.curve-values')).toBe('win 52.3 % tenpai 78.5 %');
});

test('so does the pointer', async () => {
  const { element, curve } = await answered();
  const plot = curve().querySelector('.curve-plot')!;
  const { left, top, width } = plot.getBoundingClientRect();
  plot.dispatchEvent(new PointerEvent('pointermove', { clientX: left + width / 2, clientY: top + 4 }));
  await settle(element);
  expect(text(curve(), '.curve-axis')).toBe('189 draws left0');
  plot.dispatchEvent(new PointerEvent('pointerleave'));
  await settle(element);
  expect(text(curve(), '.curve-axis')).toBe('18draws left0');
});

test('follows the discard looked at; only the best one has the accent', async () => {
  const { element, root, curve } = await answered();
  expect(curve().classList).toContain('emphasis');
  root.querySelectorAll<HTMLElement>('.discard')[2]!.focus();
  await settle(element);
  expect(text(curve(), '.curve-values')).toContain('win 43.1 %');
  expect(curve().classList).not.toContain('emphasis');
});

test('13 tiles have one too; lower bounds say that they are', async () => {
  const bounded = { ...waitingReport, hints: waitingReport.hints.map((one) => ({ ...one, exact: false })) };
  const { curve } = await answered(bounded, WAITING);
  expect(text(curve(), '.curve-values')).toBe('win ≥ 61.0 % tenpai ≥ 91.5 %');
  expect(curve().querySelector('[role=img]')?.getAttribute('aria-label')).toContain('at least 61.0');
});

test('no figures, or no draws to come: no curve', async () => {
  const unknown = await answered(report(TWO_AWAY, [hint('9p', null, '4p:4'), hint('3p', null, '4p:4')]));
  expect(unknown.curve()).toBeNull();
  const last = { ...hint('9p', 0.5, '4p:4'), winProbability: [0], tenpaiProbability: [0] };
  const none = await answered(report(TWO_AWAY, [last]));
  expect(none.curve()).toBeNull();
});
