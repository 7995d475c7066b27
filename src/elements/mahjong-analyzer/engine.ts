import { MahjongAnalyzer } from '../../mahjong/analyzer.js';
import { SharedResource } from '../shared/shared-resource.js';

/** The one analyzer, and so the one worker, of all Mahjong elements on a page. */
export const sharedMahjong = new SharedResource(
  () => new MahjongAnalyzer(),
  (analyzer) => void analyzer.dispose(),
);
