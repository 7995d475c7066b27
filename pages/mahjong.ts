import 'hintwright/elements/mahjong-analyzer';
import { leadPage } from './element-page.js';

leadPage(document.querySelector('mahjong-analyzer')!);
