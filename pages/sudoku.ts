import 'hintwright/elements/sudoku-analyzer';
import { leadPage } from './element-page.js';
import { recall, remember } from './memory.js';

const analyzer = document.querySelector('sudoku-analyzer')!;
const KEY = 'hintwright-sudoku';

leadPage(analyzer);

const saved = recall(KEY) ?? '';
const isSavedHere = new URLSearchParams(saved).get('g') === analyzer.grid;
// A link goes before the game that was kept, unless it is that game's.
const opened = analyzer.restore(location.hash);
if (!opened.ok && (location.search === '' || isSavedHere)) analyzer.restore(saved);

analyzer.addEventListener('updategui', () => remember(KEY, analyzer.save()));
