/** The language that an element's place in the page speaks, and word of its changes. */

interface Follower {
  element: Element;
  follow(): void;
}

/** One observer for all elements of the page, in the document and in the shadow roots that they stand in. */
const followers = new Set<Follower>();
let observer: MutationObserver | undefined;
const WHAT = { subtree: true, attributes: true, attributeFilter: ['lang'] };

/** The nearest `lang`, the element's own first, through shadow roots outwards; '' where none is told. */
export function languageTagAt(element: Element): string {
  for (let place: Element | null = element; place; place = hostOf(place)) {
    const speaker = place.closest('[lang]');
    if (speaker) return speaker.getAttribute('lang') ?? '';
  }
  return '';
}

function hostOf(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** Calls `follow` whenever a `lang` changes that the element may stand under. */
export function watchLanguage(follower: Follower): void {
  followers.add(follower);
  observer ??= new MutationObserver(() => {
    for (const { follow } of followers) follow();
  });
  observer.observe(follower.element.ownerDocument, WHAT);
  for (let host = hostOf(follower.element), { element } = follower; host; host = hostOf(element)) {
    observer.observe(element.getRootNode(), WHAT);
    element = host;
  }
}

/** Shadow roots stay observed until the last element leaves the page: at worst that asks for a language in vain. */
export function unwatchLanguage(follower: Follower): void {
  followers.delete(follower);
  if (followers.size === 0) observer?.disconnect();
}
