/** Names of what counts and of readings in the language that the element's place in the page speaks. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { loadNames, type Names, nameLanguageOf } from '../../mahjong/index.js';

/** Elements that follow the languages of their ancestors. */
const followers = new Set<NamesController>();
let observer: MutationObserver | undefined;

/** The nearest `lang`, through shadow roots outwards; '' where none is told. */
function languageAt(element: Element): string {
  for (let place: Element | null = element; place; ) {
    const speaker = place.closest('[lang]');
    if (speaker) return speaker.getAttribute('lang') ?? '';
    const root = place.getRootNode();
    place = root instanceof ShadowRoot ? root.host : null;
  }
  return '';
}

/** Loads names when the language changes, English ones never: the element has its own. */
export class NamesController implements ReactiveController {
  #names: Names | null = null;
  #language: Names['language'] = 'en';

  constructor(private readonly host: ReactiveControllerHost & Element) {
    host.addController(this);
  }

  /** `null` for English, and until the names are there. */
  get names(): Names | null {
    return this.#names;
  }

  hostConnected(): void {
    followers.add(this);
    observer ??= new MutationObserver(() => {
      for (const follower of followers) follower.follow();
    });
    const { ownerDocument } = this.host;
    observer.observe(ownerDocument, { subtree: true, attributes: true, attributeFilter: ['lang'] });
    this.follow();
  }

  hostDisconnected(): void {
    followers.delete(this);
    if (followers.size > 0) return;
    observer?.disconnect();
  }

  /** The element's own `lang` may lie in a shadow root, which the observer of the document does not see. */
  hostUpdate(): void {
    this.follow();
  }

  follow(): void {
    const language = nameLanguageOf(languageAt(this.host));
    if (language === this.#language) return;
    this.#language = language;
    if (language === 'en') this.#show(null);
    else void this.#load(language);
  }

  async #load(language: Names['language']): Promise<void> {
    // A page that can't fetch them keeps the names it has.
    const names = await loadNames(language).catch(() => null);
    if (names && this.#language === language) this.#show(names);
  }

  #show(names: Names | null): void {
    this.#names = names;
    this.host.requestUpdate();
  }
}
