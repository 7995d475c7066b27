import { QuoridorAnalyzer } from '../../quoridor/analyzer.js';
import { SharedResource } from '../shared/shared-resource.js';

/** The one analyzer, and so the one worker, of all Quoridor elements on a page. */
export const sharedQuoridor = new SharedResource(
  () => new QuoridorAnalyzer(),
  (analyzer) => void analyzer.dispose(),
);
