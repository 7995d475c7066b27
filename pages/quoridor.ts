import 'hintwright/elements/quoridor-analyzer';
import './scheme.js';

const analyzer = document.querySelector('quoridor-analyzer')!;
const snippet = document.querySelector('#snippet')!;
const USUAL: Readonly<Record<string, number>> = { columns: 9, rows: 9, walls: 10 };

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-position]')) {
  button.addEventListener('click', () => {
    const { position = '', columns, rows, walls } = button.dataset;
    analyzer.columns = Number(columns ?? 9);
    analyzer.rows = Number(rows ?? 9);
    analyzer.walls = Number(walls ?? 10);
    analyzer.position = position;
    showSnippet();
    analyzer.scrollIntoView({ block: 'nearest' });
  });
}

analyzer.addEventListener('position-change', showSnippet);

function showSnippet(): void {
  const { position, columns, rows, walls } = analyzer;
  const set = Object.entries({ columns, rows, walls }).filter(
    ([name, value]) => value !== undefined && value !== USUAL[name],
  );
  snippet.textContent = [['position', position], ...set]
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');
}
