/** Typed tags for frameworks: properties and attributes with their texts, and listeners with the type of their event. */

/** @typedef {import('./tidy.mjs').Element} Element */

const HEADER = "// Made from the elements' doc blocks by scripts/build-manifest.mjs.";

/** `quoridor-analyzer` → `QuoridorAnalyzer`. @param {Element} element */
const nameOf = ({ declaration }) =>
  declaration.tagName.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());

const comment = (/** @type {string | undefined} */ text) =>
  text ? [`  /** ${text.replace(/\s*\n\s*/g, ' ')} */`] : [];

/** @param {readonly Element[]} elements */
export function jsxTypes(elements) {
  return [
    HEADER,
    ...imports(elements),
    '',
    ...elements.flatMap((element) => [...propsOf(element), '', ...listenersOf(element), '']),
    '/** The tags and what they take, for any JSX: `interface IntrinsicElements extends HintwrightElements {}`. */',
    'export interface HintwrightElements {',
    ...elements.map(
      (element) =>
        `  '${element.declaration.tagName}': ${nameOf(element)}Props & ${nameOf(element)}Listeners;`,
    ),
    '}',
    '',
  ].join('\n');
}

/** The classes of elements, and what their events are told with, a line a module. @param {readonly Element[]} elements */
function imports(elements) {
  const byName = new Map(elements.map(({ declaration: { name, tagName } }) => [name, entryOf(tagName)]));
  for (const [name, module] of elements.flatMap(({ modules }) => [...modules])) {
    const other = byName.get(name);
    if (other && other !== module)
      throw new Error(`Two types are called ${name}: in ${other} and ${module}.`);
    byName.set(name, module);
  }
  const modules = [...new Set(byName.values())].sort();
  const namesOf = (/** @type {string} */ module) =>
    [...byName].filter(([, found]) => found === module).map(([name]) => name);
  return modules.map((module) => `import type { ${namesOf(module).sort().join(', ')} } from '${module}';`);
}

const entryOf = (/** @type {string} */ tagName) => `./elements/${tagName}/index.js`;

/** @param {Element} element */
function propsOf(element) {
  const { name, tagName, attributes = [] } = element.declaration;
  const properties = element.properties.flatMap((property) => [
    ...comment(property.description),
    `  ${property.name}?: ${name}['${property.name}'] | undefined;`,
  ]);
  const others = attributes.filter((attribute) => attribute.name !== attribute.fieldName);
  const written = others.flatMap(({ name: attribute, description, type }) => [
    ...comment(description),
    `  '${attribute}'?: ${type?.text === 'boolean' ? 'boolean' : 'string | number'} | undefined;`,
  ]);
  return [
    `/** What \`<${tagName}>\` takes, as properties and as attributes. */`,
    `export interface ${nameOf(element)}Props {`,
    ...properties,
    ...written,
    '}',
  ];
}

/** @param {Element} element */
function listenersOf(element) {
  const { tagName, events = [] } = element.declaration;
  return [
    `/** Listeners on \`<${tagName}>\`. */`,
    `export interface ${nameOf(element)}Listeners {`,
    ...events.flatMap((event) => [
      ...comment(event.description),
      `  'on${event.name}'?: ((event: ${event.type.text}) => void) | undefined;`,
    ]),
    '}',
  ];
}

/** @param {readonly Element[]} elements */
export function reactTypes(elements) {
  return [
    HEADER,
    "import type { DetailedHTMLProps, HTMLAttributes } from 'react';",
    ...elements.map(importClass),
    "import type { HintwrightElements } from './jsx.js';",
    '',
    'type Tag<Name extends keyof HintwrightElements, Element> = DetailedHTMLProps<',
    '  Omit<HTMLAttributes<Element>, keyof HintwrightElements[Name]>,',
    '  Element',
    '> &',
    '  HintwrightElements[Name];',
    '',
    "declare module 'react' {",
    '  namespace JSX {',
    '    interface IntrinsicElements {',
    ...elements.map(
      ({ declaration: { name, tagName } }) => `      '${tagName}': Tag<'${tagName}', ${name}>;`,
    ),
    '    }',
    '  }',
    '}',
    '',
  ].join('\n');
}

/** @param {readonly Element[]} elements */
export function vueTypes(elements) {
  const listener = (/** @type {string} */ event) =>
    `on-${event}`.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  return [
    HEADER,
    "import type { HTMLAttributes, PublicProps } from 'vue';",
    ...elements.map(importClass),
    `import type { ${elements.flatMap((element) => [`${nameOf(element)}Listeners`, `${nameOf(element)}Props`]).join(', ')} } from './jsx.js';`,
    '',
    'type Taken<Props> = Omit<HTMLAttributes, keyof Props> & Props & PublicProps;',
    'type Tag<Element, Props> = new () => Element & { $props: Taken<Props> };',
    '',
    ...elements.flatMap((element) => [
      `interface ${nameOf(element)}VueProps extends ${vueBaseOf(element)} {`,
      ...asTexts(element).map(
        (name) => `  ${name}?: ${element.declaration.name}['${name}'] | string | undefined;`,
      ),
      ...(element.declaration.events ?? []).map(
        (event) => `  ${listener(event.name)}?: ${nameOf(element)}Listeners['on${event.name}'];`,
      ),
      '}',
      '',
    ]),
    "declare module 'vue' {",
    '  interface GlobalComponents {',
    ...elements.map(
      (element) =>
        `    '${element.declaration.tagName}': Tag<${element.declaration.name}, ${nameOf(element)}VueProps>;`,
    ),
    '  }',
    '}',
    '',
    "declare module 'vue/jsx-runtime' {",
    '  namespace JSX {',
    '    interface IntrinsicElements {',
    ...elements.map(
      (element) => `      '${element.declaration.tagName}': Taken<${nameOf(element)}VueProps>;`,
    ),
    '    }',
    '  }',
    '}',
    '',
  ].join('\n');
}

/** @param {Element} element */
function vueBaseOf(element) {
  const props = `${nameOf(element)}Props`;
  const names = asTexts(element).map((name) => `'${name}'`);
  return names.length > 0 ? `Omit<${props}, ${names.join(' | ')}>` : props;
}

/**
 * Properties that are objects, and text as an attribute of another name. Templates are checked with every name as a property's, so that
 * `rule-options="kiriage"` is one of them.
 * @param {Element} element
 */
const asTexts = ({ declaration: { attributes = [] }, properties }) =>
  attributes.flatMap(({ name, fieldName = name, type }) => {
    const property = properties.find((found) => found.name === fieldName);
    const isObject = type?.text === 'string' && property && !/^string\b/.test(property.type);
    return isObject && name !== fieldName ? [fieldName] : [];
  });

/** @param {Element} element */
const importClass = ({ declaration: { name, tagName } }) =>
  `import type { ${name} } from '${entryOf(tagName)}';`;
