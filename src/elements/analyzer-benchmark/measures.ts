import { measuresIn } from '../../benchmark/index.js';
import { strings } from './strings.js';

/** Times and ratios as the language of the moment writes them; copies for elsewhere are written as reports are. */
export const { duration, quartiles, times, span } = measuresIn(strings);
