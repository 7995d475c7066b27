/** A form of an element's attributes, made of what the manifest tells of them. */
import type { Attributes } from '../query.js';
import { type AttributeData, controlFor } from './elements.js';

export type Field = HTMLInputElement | HTMLSelectElement;

/** @param change is told of every change, as attributes that are set */
export class AttributeForm {
  readonly #fields = new Map<string, Field>();

  constructor(
    readonly form: HTMLElement,
    attributes: readonly AttributeData[],
    change: (attributes: Attributes) => void,
  ) {
    form.replaceChildren(...attributes.map((attribute) => this.#control(attribute)));
    for (const field of this.#fields.values()) field.addEventListener('input', () => change(this.attributes));
  }

  get attributes(): Attributes {
    return [...this.#fields].flatMap(([name, field]) => {
      if (isFlag(field)) return field.checked ? [[name, ''] as const] : [];
      return field.value === '' ? [] : [[name, field.value] as const];
    });
  }

  set attributes(attributes: Attributes) {
    const values = new Map(attributes);
    for (const [name, field] of this.#fields) {
      if (isFlag(field)) field.checked = values.has(name);
      else if (field.value !== (values.get(name) ?? '')) field.value = values.get(name) ?? '';
    }
  }

  #control({ name, description, type }: AttributeData): HTMLElement {
    const row = document.createElement('div');
    const label = document.createElement('label');
    const code = document.createElement('code');
    code.textContent = name;
    const field = makeField(type?.text ?? 'string');
    field.id = `attribute-${name}`;
    field.name = name;
    label.htmlFor = field.id;
    label.append(code);
    this.#fields.set(name, field);
    const line = document.createElement('div');
    line.append(...(isFlag(field) ? [field, label] : [label, field]));
    row.append(line, ...help(field, description));
    return row;
  }
}

const isFlag = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'checkbox';

function makeField(type: string): Field {
  const control = controlFor(type);
  if (control.kind === 'choice') {
    const select = document.createElement('select');
    for (const value of ['', ...control.values]) select.add(new Option(value || 'default', value));
    return select;
  }
  const input = document.createElement('input');
  input.type = { flag: 'checkbox', number: 'number', text: 'text' }[control.kind];
  if (control.kind === 'number') input.step = 'any';
  input.spellcheck = false;
  input.autocomplete = 'off';
  return input;
}

/** What the attribute means, tied to its field. */
function help(field: Field, description: string | undefined): HTMLElement[] {
  if (!description) return [];
  const text = document.createElement('p');
  text.id = `${field.id}-help`;
  text.textContent = description.replaceAll('`', '');
  field.setAttribute('aria-describedby', text.id);
  return [text];
}
