import 'hintwright/elements/analyzer-benchmark';
import { leadPage } from './element-page.js';

leadPage(document.querySelector('analyzer-benchmark')!);
