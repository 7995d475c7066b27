import 'hintwright/elements/mahjong-analyzer';

const analyzer = document.querySelector('mahjong-analyzer')!;
const snippet = document.querySelector('#snippet')!;
const scheme = document.querySelector<HTMLButtonElement>('#scheme')!;

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-hand]')) {
  button.addEventListener('click', () => {
    showHand(button.dataset.hand ?? '', button.dataset.settings ?? '');
    analyzer.scrollIntoView({ block: 'nearest' });
  });
}

analyzer.addEventListener('position-change', () => void showSnippet());

scheme.addEventListener('click', () => setScheme(scheme.getAttribute('aria-pressed') !== 'true'));
setScheme(matchMedia('(prefers-color-scheme: dark)').matches);

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

function setScheme(dark: boolean): void {
  document.documentElement.dataset.scheme = dark ? 'dark' : 'light';
  scheme.setAttribute('aria-pressed', String(dark));
}
