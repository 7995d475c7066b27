import { gridViewStyles } from './grid-styles.js';
import { keypadStyles } from './keypad-styles.js';
import { markingStyles } from './marking-styles.js';
import { otherMedia } from './other-media.js';

export const gridStyles = [gridViewStyles, markingStyles, keypadStyles, otherMedia];
