/** Spots in the frame that tests run in, which is but a part of the page and may be shown smaller. */
export interface Spot {
  x: number;
  y: number;
}

export function middleOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The same spot as the page counts, where the browser takes mouse and fingers. */
export function onPage({ x, y }: Spot): Spot {
  const frame = window.frameElement!.getBoundingClientRect();
  const scale = frame.width / window.innerWidth;
  return { x: frame.left + x * scale, y: frame.top + y * scale };
}
