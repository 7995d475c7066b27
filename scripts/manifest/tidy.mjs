/**
 * What the analyzer finds, put right: attributes belong to their properties, types are told in full, and what is private, internal or
 * without a name is left out.
 *
 * @typedef {import('custom-elements-manifest/schema').CustomElementDeclaration} Declaration
 *
 * @typedef {object} Property
 * @property {string} name
 * @property {string} type in full
 * @property {string} description
 * @property {string | undefined} attribute
 *
 * @typedef {object} Element
 * @property {Declaration & { tagName: string }} declaration as the manifest tells it
 * @property {Property[]} properties that a page may set
 * @property {Map<string, string>} modules by the name of a type that its events are told with, the module that declares it
 */

/**
 * @param {Declaration} found
 * @param {object} lookUp
 * @param {(className: string, member: string) => string} lookUp.typeOf
 * @param {(className: string, types: readonly string[]) => Map<string, string>} lookUp.modulesOf
 * @returns {Element}
 */
export function tidy(found, { typeOf, modulesOf }) {
  const described = (found.attributes ?? []).filter(({ description }) => description);
  const byField = new Map(described.map((attribute) => [camelCase(attribute.name), attribute]));
  /** @type {Property[]} */
  const properties = [];
  const members = (found.members ?? [])
    .filter(({ name, privacy }) => !name.startsWith('#') && (privacy ?? 'public') === 'public')
    .map((member) => {
      if (member.kind !== 'field' || member.static) return member;
      const type = typeOf(found.name, member.name);
      const attribute = byField.get(member.name);
      const description = member.description ?? attribute?.description ?? '';
      if (!('readonly' in member && member.readonly))
        properties.push({ name: member.name, type, description, attribute: attribute?.name });
      const { attribute: _, reflects: __, ...rest } = /** @type {Record<string, any>} */ (member);
      return {
        ...rest,
        type: { text: type },
        ...(description && { description }),
        ...(attribute && { attribute: attribute.name, reflects: true }),
      };
    });
  checkAttributes(found, byField, properties);
  const attributes = described.map((attribute) => {
    const fieldName = camelCase(attribute.name);
    const type = properties.find(({ name }) => name === fieldName)?.type;
    return { ...attribute, fieldName, type: { text: written(type) } };
  });
  const events = (found.events ?? []).filter(({ name }) => name);
  const declaration = /** @type {Element['declaration']} */ (
    /** @type {unknown} */ ({ ...found, members, attributes, events })
  );
  const modules = modulesOf(
    found.name,
    events.map(({ type }) => type.text),
  );
  return { declaration, properties, modules };
}

/** `win-tile` → `winTile`. @param {string} attribute */
export const camelCase = (attribute) => attribute.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Attributes are text: only of names and numbers is there more to say. @param {string} [type] of the property */
function written(type = 'string') {
  const present = type.replace(/ \| (?:undefined|null)\b/g, '');
  return /^(?:(?:"[^"]*"|\d+|number|boolean|string)(?: \| |$))+$/.test(present) ? present : 'string';
}

/** Attributes that every element of HTML has, of which an element of ours may tell more. */
const GLOBAL = ['lang'];

/** Attributes are told by hand, so that what a class has and what its doc block says could drift apart. */
function checkAttributes({ name, attributes = [] }, byField, properties) {
  const untold = attributes
    .map((attribute) => attribute.fieldName ?? camelCase(attribute.name))
    .find((field) => !byField.has(field));
  if (untold) throw new Error(`${name}.${untold} is an attribute without a line @attr in the doc block.`);
  const missing = [...byField.keys()].find(
    (field) => !GLOBAL.includes(field) && !properties.some((property) => property.name === field),
  );
  if (missing) throw new Error(`${name} tells of an attribute for ${missing}, but has no such property.`);
}
