import 'hintwright/elements/analyzer-benchmark';
import './scheme.js';

const benchmark = document.querySelector('analyzer-benchmark')!;
const snippet = document.querySelector('#snippet')!;

benchmark.addEventListener('position-change', () => {
  const { suite, quick } = benchmark;
  snippet.textContent = [...(suite ? [`suite="${suite}"`] : []), ...(quick ? ['quick'] : [])].join(' ');
});
