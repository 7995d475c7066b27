import 'hintwright/elements/sudoku-analyzer';
import './scheme.js';

const analyzer = document.querySelector('sudoku-analyzer')!;
const snippet = document.querySelector('#snippet')!;
const KEY = 'hintwright-sudoku';

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-grid]')) {
  button.addEventListener('click', () => {
    const { grid = '', variant } = button.dataset;
    Object.assign(analyzer, {
      grid,
      variant,
      boxes: undefined,
      regions: undefined,
      cages: undefined,
      entries: undefined,
      candidates: undefined,
    });
    showSnippet();
    analyzer.scrollIntoView({ block: 'nearest' });
  });
}

// A link goes before the game that was kept.
const opened = analyzer.restore(location.hash);
if (!opened.ok) analyzer.restore(localStorage.getItem(KEY) ?? '');
showSnippet();

analyzer.addEventListener('position-change', showSnippet);
analyzer.addEventListener('updategui', () => localStorage.setItem(KEY, analyzer.save()));

function showSnippet(): void {
  const { grid, variant, boxes } = analyzer;
  snippet.textContent = Object.entries({ grid, variant, boxes })
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');
}
