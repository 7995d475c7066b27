/** A page may set anything, but only text and numbers have a form as an attribute. */
export const toAttribute = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

/** Options of Lit's `property` for a request's fields: text, and a number. */
export const primitive = { reflect: true, converter: { toAttribute } };
export const text = (attribute: string) => ({ ...primitive, attribute });
export const figure = (attribute: string) => ({ ...primitive, attribute, type: Number });
export const flag = (attribute: string) => ({ attribute, reflect: true, type: Boolean });
