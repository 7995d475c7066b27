/** Custom data for VS Code, https://github.com/microsoft/vscode-custom-data, which other editors read as well. */

/** @typedef {import('./tidy.mjs').Element} Element */

/** @param {readonly Element[]} elements */
export function htmlData(elements) {
  return {
    $schema:
      'https://raw.githubusercontent.com/microsoft/vscode-html-languageservice/main/docs/customData.schema.json',
    version: 1.1,
    tags: elements.map(({ declaration: { tagName, description, attributes = [], events = [] } }) => ({
      name: tagName,
      description: [
        description,
        'Events:',
        ...events.map((event) => `- \`${event.name}\`: ${event.description}`),
      ].join('\n\n'),
      attributes: attributes.map(({ name, description: text, type }) => ({
        name,
        description: text,
        ...(type?.text === 'boolean' ? { valueSet: 'v' } : valuesOf(type?.text ?? '')),
      })),
    })),
  };
}

/** The values of a union of names or numbers. @param {string} type */
function valuesOf(type) {
  const values = type.split(' | ').map((value) => /^"([^"]*)"$|^(\d+)$/.exec(value));
  return values.every((value) => value !== null)
    ? { values: values.map(([, text, number]) => ({ name: text ?? number })) }
    : {};
}

/** @param {readonly Element[]} elements */
export function cssData(elements) {
  const properties = new Map();
  const parts = new Map();
  for (const { declaration } of elements) {
    for (const { name, description } of declaration.cssProperties ?? []) {
      const told = properties.get(name) ?? { name, description, tags: [] };
      told.tags.push(declaration.tagName);
      properties.set(name, told);
    }
    for (const { name, description } of declaration.cssParts ?? []) {
      const told = parts.get(name) ?? [];
      parts.set(name, [...told, `\`<${declaration.tagName}>\`: ${description}`]);
    }
  }
  return {
    $schema:
      'https://raw.githubusercontent.com/microsoft/vscode-css-languageservice/main/docs/customData.schema.json',
    version: 1.1,
    properties: [...properties.values()].map(({ name, description, tags }) => ({
      name,
      description: `${description}\n\n${tags.map((/** @type {string} */ tag) => `\`<${tag}>\``).join(', ')}`,
    })),
    pseudoElements: [...parts].map(([name, lines]) => ({
      name: `::part(${name})`,
      description: lines.join('\n\n'),
    })),
  };
}
