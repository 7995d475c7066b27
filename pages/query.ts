/** An element's attributes as the query of an address, so that a position can be passed on as a link. */

export type Attributes = readonly (readonly [name: string, value: string])[];

/** Longer than any position, in UTF-16 units: what is longer comes from nobody's copied link. */
const LONGEST_VALUE = 4000;

/**
 * What of a query an element knows. Unknown names, repeated ones and values out of all proportion are left out; what a value means is
 * for the element to judge.
 * @param known names of attributes
 */
export function readQuery(query: string, known: readonly string[]): Attributes {
  const found = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(query)) {
    const isNews = known.includes(name) && !found.has(name);
    if (isNews && value.length <= LONGEST_VALUE) found.set(name, value);
  }
  return [...found];
}

export function makeQuery(attributes: Attributes): string {
  const query = new URLSearchParams(attributes.map(([name, value]) => [name, value])).toString();
  return query && `?${query}`;
}

/** The attributes of an element's own that it carries, in the order in which it knows them. */
export const attributesOf = (element: Element, known: readonly string[]): Attributes =>
  known.flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null ? [] : [[name, value] as const];
  });

/** Attributes without those that hold nothing, which say as much as none; flags hold nothing and say something. */
export const telling = (element: Element, attributes: Attributes): Attributes =>
  attributes.filter(([name, value]) => {
    const property = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    return value !== '' || typeof Reflect.get(element, property) === 'boolean';
  });

/** Gives an element these attributes, and no others of those it knows. */
export function setAttributes(element: Element, attributes: Attributes, known: readonly string[]): void {
  const kept = new Map(attributes);
  for (const name of known) {
    const value = kept.get(name);
    if (value === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

/** What an element is defined to take, but its language, which is the page's. */
export function knownTo(element: Element): string[] {
  const { observedAttributes = [] } = element.constructor as { observedAttributes?: readonly string[] };
  return observedAttributes.filter((name) => name !== 'lang');
}
