import 'hintwright/elements/mahjong-analyzer';
import './scheme.js';

const analyzer = document.querySelector('mahjong-analyzer')!;
const snippet = document.querySelector('#snippet')!;

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-hand]')) {
  button.addEventListener('click', () => {
    showHand(button.dataset.hand ?? '', button.dataset.settings ?? '');
    analyzer.scrollIntoView({ block: 'nearest' });
  });
}

analyzer.addEventListener('position-change', () => void showSnippet());

/** @param settings attributes separated by spaces: `rules=mcr self-draw`. */
function showHand(hand: string, settings: string): void {
  for (const name of attributeNames()) analyzer.removeAttribute(name);
  for (const word of settings.split(' ').filter(Boolean)) {
    const [name = '', value = ''] = word.split('=');
    analyzer.setAttribute(name, value);
  }
  analyzer.hand = hand;
  void showSnippet();
}

async function showSnippet(): Promise<void> {
  await analyzer.updateComplete;
  snippet.textContent = attributeNames()
    .map((name) => [name, analyzer.getAttribute(name)])
    .map(([name, value]) => (value ? ` ${name}="${value}"` : ` ${name}`))
    .join('');
}

/** The hand first. What order the discards stand in is the reader's business. */
function attributeNames(): string[] {
  const others = analyzer.getAttributeNames().filter((name) => name !== 'hand' && name !== 'sort');
  return ['hand', ...others];
}
