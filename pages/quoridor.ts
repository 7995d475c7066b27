import 'hintwright/elements/quoridor-analyzer';
import { leadPage } from './element-page.js';

leadPage(document.querySelector('quoridor-analyzer')!);
