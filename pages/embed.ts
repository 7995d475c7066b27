/** The code that shows an element on somebody's page. */
import type { Attributes } from './query.js';

/** The ways in, by name. */
export const WAYS = {
  page: 'Page without a build',
  bundler: 'Bundler',
  react: 'React',
  vue: 'Vue',
} as const;
export type Way = keyof typeof WAYS;

export interface Embed {
  tag: string;
  attributes: Attributes;
  /** Attributes that are numbers: frameworks set them as properties, and a property is no text. */
  numbers?: readonly string[];
  /** The folder of the self-contained files, with a slash at its end. */
  files: string;
}

export const isWay = (text: string): text is Way => Object.hasOwn(WAYS, text);

const WRITERS: Readonly<Record<Way, (embed: Embed) => string>> = {
  page: ({ files, ...embed }) =>
    `<script type="module" src="${entities(files)}${fileOf(embed.tag)}"></script>\n${tagOf(embed)}\n`,
  bundler: ({ tag, attributes }) => `import 'hintwright/elements/${tag}';\n\n${tagOf({ tag, attributes })}\n`,
  react: ({ tag, attributes, numbers }) =>
    `import 'hintwright/elements/${tag}';\nimport 'hintwright/react'; // types of the tags\n\n` +
    `export const Analyzer = () => <${tag}${typed(attributes, numbers, (name, value) => `${name}={${value}}`)} />;\n`,
  vue: ({ tag, attributes, numbers }) =>
    `<script setup lang="ts">\nimport 'hintwright/elements/${tag}';\nimport 'hintwright/vue'; // types of the tags\n</script>\n\n` +
    `<template>\n  <${tag}${typed(attributes, numbers, (name, value) => `:${name}="${value}"`)} />\n</template>\n`,
};

export const embedCode = (way: Way, embed: Embed): string => WRITERS[way](embed);

/** `quoridor-analyzer` → `quoridor.js`, `analyzer-benchmark` → `benchmark.js`. */
const fileOf = (tag: string): string => `${tag.replace(/-?analyzer-?/, '')}.js`;

const tagOf = ({ tag, attributes }: Omit<Embed, 'files'>): string =>
  `<${tag}${written(attributes)}></${tag}>`;

const written = (attributes: Attributes): string =>
  attributes.map(([name, value]) => (value ? ` ${name}="${entities(value)}"` : ` ${name}`)).join('');

const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** As `written`, with numbers in the framework's own way. */
const typed = (
  attributes: Attributes,
  numbers: readonly string[] = [],
  write: (name: string, value: string) => string,
): string =>
  attributes
    .map(([name, value]) =>
      numbers.includes(name) && NUMBER.test(value) ? ` ${write(name, value)}` : written([[name, value]]),
    )
    .join('');

/** Quotes and ampersands for HTML; JSX and Vue read the same entities. */
const entities = (value: string): string =>
  value.replace(/[&"<>]/g, (char) => `&${{ '&': 'amp', '"': 'quot', '<': 'lt', '>': 'gt' }[char]};`);
