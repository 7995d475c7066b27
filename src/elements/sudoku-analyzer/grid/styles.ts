import { gridViewStyles } from './grid-styles.js';
import { keypadStyles } from './keypad-styles.js';
import { markingStyles } from './marking-styles.js';
import { otherMedia } from './other-media.js';
import { zoomStyles } from './zoom-styles.js';

export const gridStyles = [gridViewStyles, zoomStyles, markingStyles, keypadStyles, otherMedia];
