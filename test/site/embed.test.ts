import { expect, test } from 'vitest';
import { embedCode, isWay } from '../../pages/embed.js';
import { controlFor } from '../../pages/playground/elements.js';

const embed = {
  tag: 'mahjong-analyzer',
  attributes: [
    ['hand', '123m'],
    ['self-draw', ''],
  ] as const,
  files: 'https://any.cdn/',
};

test('a page without a build gets the file of the game', () => {
  expect(embedCode('page', embed)).toBe(
    '<script type="module" src="https://any.cdn/mahjong.js"></script>\n' +
      '<mahjong-analyzer hand="123m" self-draw></mahjong-analyzer>\n',
  );
});

test('the benchmark has a file of its own name', () => {
  expect(embedCode('page', { ...embed, tag: 'analyzer-benchmark' })).toContain(
    'https://any.cdn/benchmark.js"',
  );
});

test('a bundler imports the entry of the element', () => {
  expect(embedCode('bundler', embed)).toMatch(/^import 'hintwright\/elements\/mahjong-analyzer';\n/);
});

test('React and Vue get a component, and the types of the tags', () => {
  expect(embedCode('react', embed)).toContain("import 'hintwright/react'");
  expect(embedCode('react', embed)).toContain('<mahjong-analyzer hand="123m" self-draw />');
  expect(embedCode('vue', embed)).toContain("import 'hintwright/vue'");
  expect(embedCode('vue', embed)).toContain(
    '<template>\n  <mahjong-analyzer hand="123m" self-draw />\n</template>',
  );
});

test('frameworks set properties, so that numbers are written as such', () => {
  const numeric = {
    ...embed,
    attributes: [
      ['draws', '6'],
      ['seen', '1m'],
    ] as const,
    numbers: ['draws'],
  };
  expect(embedCode('page', numeric)).toContain('draws="6" seen="1m"');
  expect(embedCode('react', numeric)).toContain('draws={6} seen="1m"');
  expect(embedCode('vue', numeric)).toContain(':draws="6" seen="1m"');
  const nonsense = { ...numeric, attributes: [['draws', '6}{alert(1)']] as const };
  expect(embedCode('react', nonsense)).toContain('draws="6}{alert(1)"');
});

test('what would end the attribute is written as an entity', () => {
  const attributes = [['hand', '"><script>&']] as const;
  expect(embedCode('page', { ...embed, attributes })).toContain('hand="&quot;&gt;&lt;script&gt;&amp;"');
});

test('only own names are ways in', () => {
  expect(['page', 'vue', 'toString', ''].map(isWay)).toEqual([true, true, false, false]);
});

test.each([
  ['boolean', { kind: 'flag' }],
  ['number', { kind: 'number' }],
  ['string', { kind: 'text' }],
  ['"full" | "advance"', { kind: 'choice', values: ['full', 'advance'] }],
  ['1 | 2 | 3 | 4', { kind: 'choice', values: ['1', '2', '3', '4'] }],
  ['"off"', { kind: 'choice', values: ['off'] }],
  ['string | number', { kind: 'text' }],
])('the control for %s', (type, control) => expect(controlFor(type)).toEqual(control));
