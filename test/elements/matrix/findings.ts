import axe from 'axe-core';

/** What axe finds in an element: a line each, with the element's markup. `rules`: those alone. */
export async function findings(element: Element, rules?: readonly string[]): Promise<string[]> {
  const options = rules ? { runOnly: [...rules] } : { rules: { region: { enabled: false } } };
  const { violations } = await axe.run(element, options);
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

/** What sticks out of an element's frame and would have the page scroll sideways. */
export function sticksOut(element: HTMLElement): string[] {
  const { left, right } = element.getBoundingClientRect();
  const isWide = element.scrollWidth > element.clientWidth;
  if (!isWide) return [];
  return [...element.shadowRoot!.querySelectorAll('*')]
    .filter((one) => {
      const box = one.getBoundingClientRect();
      return box.width > 0 && (box.left < left - 1 || box.right > right + 1);
    })
    .map((one) => one.outerHTML.slice(0, 120));
}
