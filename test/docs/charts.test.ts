import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { setup } from 'xstate';
import { chartPictures } from './charts/pictures.js';
import { drawChart } from './charts/svg.js';

const folder = resolve(import.meta.dirname, '../../docs/pictures');

describe('pictures of the charts', () => {
  test.each(Object.entries(chartPictures()))('%s is up to date (npm run docs:charts)', (file, picture) => {
    expect(readFileSync(resolve(folder, file), 'utf8')).toBe(picture);
  });
});

/** Another game's chart may have states inside of states, and ways between them without a choice node. */
test('nested states, plain transitions and escapes are drawn too', () => {
  const machine = setup({ guards: { 'is<full': () => true } }).createMachine({
    id: 'game',
    initial: 'idle',
    states: {
      idle: { on: { begin: 'playing' } },
      playing: {
        initial: 'empty',
        on: { leave: 'idle', look: { actions: () => {} } },
        states: {
          empty: { on: { fill: { guard: 'is<full', target: 'solved' } } },
          solved: { on: { check: '#game.over' } },
        },
      },
      over: { type: 'final' },
    },
  });
  const picture = drawChart(machine, 'A game');
  for (const words of [
    'idle',
    'playing',
    'empty',
    'solved',
    'begin',
    'leave',
    'look',
    '[is&lt;full]',
    '→ over',
  ])
    expect(picture).toContain(`>${words}</text>`);
  expect(picture.match(/<circle/g)).toHaveLength(2);
  expect(drawChart(machine, 'A game')).toBe(picture);
});

/** Arrows come in below a state's labels, so that none is struck through; a state grows with them. */
test('a state that is entered has room for its labels and the arrow below them', () => {
  const on = { go: 'b', stay: { actions: () => {} } };
  const picture = drawChart(
    setup({}).createMachine({ initial: 'a', states: { a: { on }, b: { on: { back: 'a', ...on } } } }),
    'Two states',
  );
  const labels = [...picture.matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*>(?:go|stay|back)</g)];
  const arrows = [...picture.matchAll(/<path class="head" d="M[\d.]+ ([\d.]+)l8 /g)].map(([, y]) =>
    Number(y),
  );
  expect(labels).toHaveLength(5);
  expect(arrows.length).toBeGreaterThan(1);
  for (const [, , y] of labels)
    for (const arrow of arrows) expect(arrow > Number(y) + 1 || arrow < Number(y) - 9).toBe(true);
});
