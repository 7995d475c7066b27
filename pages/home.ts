import 'hintwright/elements/mahjong-analyzer';
import 'hintwright/elements/quoridor-analyzer';
import 'hintwright/elements/sudoku-analyzer';
import { embedCode } from './embed.js';
import { onLanguage, spoken } from './language.js';
import { attributesOf } from './query.js';

/** The two lines with an address that serves the file: this site's own. */
function showCode(): void {
  const files = new URL('cdn/', document.baseURI).href;
  const first = document.querySelector('mahjong-analyzer')!;
  const attributes = [...attributesOf(first, ['hand']), ...spoken()];
  document.getElementById('code')!.textContent = embedCode('page', {
    tag: first.localName,
    attributes,
    files,
  }).trim();
}

onLanguage(showCode);
document.querySelector('mahjong-analyzer')!.addEventListener('position-change', () => {
  // The element's attributes follow with its next update.
  requestAnimationFrame(showCode);
});
showCode();
