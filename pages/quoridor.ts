import 'hintwright/elements/quoridor-analyzer';
import './scheme.js';

const analyzer = document.querySelector('quoridor-analyzer')!;
const snippetPosition = document.querySelector('#snippet-position')!;

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
  snippetPosition.textContent = analyzer.position;
}
