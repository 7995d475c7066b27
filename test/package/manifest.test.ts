/** What editors and frameworks are told of the elements is what the elements are. */
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ElementDescription, readElements } from '../../scripts/build-manifest.mjs';

const folder = resolve(import.meta.dirname, '../../src/elements');
const tags = readdirSync(folder, { withFileTypes: true })
  .filter((found) => found.isDirectory() && found.name !== 'shared')
  .map(({ name }) => name);

let elements: ElementDescription[] = [];

/** A compiler reads all elements: on a busy machine that takes a while. */
const READING_MS = 60_000;

beforeAll(() => {
  elements = readElements();
}, READING_MS);

test('every folder of an element is described', () => {
  expect(elements.map(({ declaration }) => declaration.tagName).sort()).toEqual([...tags].sort());
});

describe.each(tags)('<%s>', (tag) => {
  const described = () => elements.find(({ declaration }) => declaration.tagName === tag)!;

  test('is summed up in a sentence', () => {
    expect(described().declaration.summary).toMatch(/\.$/);
  });

  test('its properties with attributes are those that the class observes', async () => {
    const module = await import(join(folder, tag, 'index.ts'));
    const { name } = described().declaration;
    const { observedAttributes } = module[name] as { observedAttributes: string[] };
    const told = described().declaration.attributes!.map((attribute) => attribute.name);
    // `lang` is every element's: it is watched from outside, and in ancestors too.
    expect([...told].sort()).toEqual([...observedAttributes, 'lang'].sort());
  });

  test('nothing private or internal, and nothing without words', () => {
    const {
      members = [],
      attributes = [],
      events = [],
      cssParts = [],
      cssProperties = [],
    } = described().declaration;
    for (const { name } of members) expect(name).not.toMatch(/^[#_]/);
    for (const told of [...attributes, ...events, ...cssParts, ...cssProperties]) {
      expect(told.name).toBeTruthy();
      expect(told.description, told.name).toBeTruthy();
    }
  });
});

test.each(tags.filter((tag) => tag.endsWith('-analyzer')))(
  '<%s> has what every analyzer has: report, state, analyze and stop, and four events',
  (tag) => {
    const { declaration } = elements.find((found) => found.declaration.tagName === tag)!;
    expect(declaration.members?.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['report', 'state', 'analyze', 'stop']),
    );
    expect(declaration.events?.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['analysis-start', 'analysis-progress', 'analysis-end', 'analysis-error']),
    );
  },
);

test('names behind types are told in full, for editors to offer', () => {
  const mahjong = elements.find(({ declaration }) => declaration.tagName === 'mahjong-analyzer')!;
  const type = (name: string) =>
    mahjong.declaration.attributes?.find((found) => found.name === name)?.type?.text;
  expect(type('model')).toBe('"full" | "advance"');
  expect(type('seat-wind')).toBe('1 | 2 | 3 | 4');
  expect(type('rule-options')).toBe('string');
});
