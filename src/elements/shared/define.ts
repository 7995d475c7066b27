/** Defines an element unless its name is taken, so that loading a module twice, or two versions of it, does no harm. */
export function define(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element);
}
