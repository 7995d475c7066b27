import { define } from '../shared/define.js';
import { MahjongAnalyzerElement } from './mahjong-analyzer.js';

export * from '../shared/events.js';
export { MahjongAnalyzerElement };

define('mahjong-analyzer', MahjongAnalyzerElement);

declare global {
  interface HTMLElementTagNameMap {
    'mahjong-analyzer': MahjongAnalyzerElement;
  }
}
