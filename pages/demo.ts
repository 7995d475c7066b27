import 'hintwright/elements/mahjong-analyzer';

const analyzer = document.querySelector('mahjong-analyzer')!;
const snippetHand = document.querySelector('#snippet-hand')!;
const scheme = document.querySelector<HTMLButtonElement>('#scheme')!;

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-hand]')) {
  button.addEventListener('click', () => {
    analyzer.hand = button.dataset.hand ?? '';
    showSnippet(analyzer.hand);
    analyzer.scrollIntoView({ block: 'nearest' });
  });
}

analyzer.addEventListener('position-change', () => showSnippet(analyzer.hand));

scheme.addEventListener('click', () => setScheme(scheme.getAttribute('aria-pressed') !== 'true'));
setScheme(matchMedia('(prefers-color-scheme: dark)').matches);

function showSnippet(hand: string): void {
  snippetHand.textContent = hand;
}

function setScheme(dark: boolean): void {
  document.documentElement.dataset.scheme = dark ? 'dark' : 'light';
  scheme.setAttribute('aria-pressed', String(dark));
}
