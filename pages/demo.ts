import 'hintwright/elements/mahjong-analyzer';
import './scheme.js';

const analyzer = document.querySelector('mahjong-analyzer')!;
const snippetHand = document.querySelector('#snippet-hand')!;

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-hand]')) {
  button.addEventListener('click', () => {
    analyzer.hand = button.dataset.hand ?? '';
    showSnippet(analyzer.hand);
    analyzer.scrollIntoView({ block: 'nearest' });
  });
}

analyzer.addEventListener('position-change', () => showSnippet(analyzer.hand));

function showSnippet(hand: string): void {
  snippetHand.textContent = hand;
}
