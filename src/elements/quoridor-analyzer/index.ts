import { define } from '../shared/define.js';
import { QuoridorAnalyzerElement } from './quoridor-analyzer.js';

export * from '../shared/events.js';
export { QuoridorAnalyzerElement };

define('quoridor-analyzer', QuoridorAnalyzerElement);

declare global {
  interface HTMLElementTagNameMap {
    'quoridor-analyzer': QuoridorAnalyzerElement;
  }
}
